import { toRelativeTime } from './relativeTime';

const HOUR = 3_600_000;

test.each([
  [30_000, 0, 'minute'],
  [59 * 60_000, 59, 'minute'],
  [HOUR, 1, 'hour'],
  [23 * HOUR, 23, 'hour'],
  [47 * HOUR, 1, 'day'],
  [20 * 24 * HOUR, 20, 'day'],
  [30 * 24 * HOUR, 4, 'week'],
  [70 * 24 * HOUR, 2, 'month'],
  [800 * 24 * HOUR, 2, 'year'],
  [-2 * 24 * HOUR, -2, 'day'],
])('%i ms is %i %s', (ms, value, unit) => {
  expect(toRelativeTime(ms)).toEqual([value, unit]);
});
