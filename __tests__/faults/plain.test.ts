import { describe } from '@jest/globals';
import { PLAIN } from './scenarios.js';
import { whole } from './selection.js';
import { underFire } from './verdicts.js';

describe('a verdict under fire, at every request', () => {
  underFire('a good and a bad change', PLAIN, whole);
});
