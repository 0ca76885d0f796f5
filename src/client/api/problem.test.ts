/** @jest-environment node */
import { readRetryAfter } from './problem';

const NOW_MS = Date.UTC(2027, 0, 15, 9);

test.each([
  { header: '0', waitMs: 0 },
  { header: '120', waitMs: 120_000 },
  { header: 'Fri, 15 Jan 2027 09:01:00 GMT', waitMs: 60_000 },
  { header: 'Fri, 15 Jan 2027 08:00:00 GMT', waitMs: 0 },
  { header: '1.5 minutes', waitMs: null },
  { header: '-5x', waitMs: null },
  { header: '', waitMs: null },
  { header: null, waitMs: null },
])('Retry-After $header: wait $waitMs ms', ({ header, waitMs }) => {
  expect(readRetryAfter(header, NOW_MS)).toBe(waitMs);
});
