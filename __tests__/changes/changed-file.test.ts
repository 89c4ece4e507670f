import { expect, it } from '@jest/globals';
import { MODE_EXECUTABLE, MODE_SUBMODULE, MODE_SYMLINK } from '../../src/changes/changed-file.js';

it('the modes are those that git writes', () => {
  expect([MODE_EXECUTABLE, MODE_SUBMODULE, MODE_SYMLINK]).toEqual(['100755', '160000', '120000']);
});
