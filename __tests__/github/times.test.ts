import { describe, expect, it } from '@jest/globals';
import { timeField, timeText } from '../../src/github/times.js';

describe('timeField', () => {
  it.each([
    ['2026-01-31T09:05:07Z', Date.UTC(2026, 0, 31, 9, 5, 7)],
    ['2024-02-29T23:59:59.5Z', Date.UTC(2024, 1, 29, 23, 59, 59, 500)],
    ['1970-01-01T00:00:00Z', 0],
  ])('reads %s', (time, expected) => {
    expect(timeField({ time }, 'time')).toBe(expected);
    expect(timeText(expected)).toBe(time.replace('.5', ''));
  });

  it.each([
    '',
    '2026-01-31',
    '2026-02-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00',
    '2026-01-01T00:00:00+00:00',
    '2026-01-01T00:00:00Z\n',
    ' 2026-01-01T00:00:00Z',
    '+002026-01-01T00:00:00Z',
    'Thu, 01 Jan 2026 00:00:00 GMT',
    1_767_225_600,
    null,
    undefined,
  ])('takes %j for no time', (time) => {
    expect(timeField({ time }, 'time')).toBeNull();
  });
});
