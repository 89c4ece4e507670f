import { describe } from '@jest/globals';
import { OTHERS } from './scenarios.js';
import { spread } from './selection.js';
import { underFire } from './verdicts.js';

describe('verdicts that ask GitHub for something else, under fire', () => {
  underFire(
    'other verdicts, part 2',
    OTHERS.filter((_, nth) => nth % 2 === 1),
    spread,
  );
});
