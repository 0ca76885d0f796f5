import { toInstant, toMomentParts } from './cityMoment';

const ISTANBUL = 'Europe/Istanbul';
const BERLIN = 'Europe/Berlin';

test.each([
  ['2026-05-01T09:00:00.000Z', ISTANBUL, { day: '2026-05-01', time: '12:00' }],
  ['2026-05-01T22:30:00.000Z', ISTANBUL, { day: '2026-05-02', time: '01:30' }],
  ['2026-01-15T11:00:00.000Z', BERLIN, { day: '2026-01-15', time: '12:00' }],
  ['2026-07-15T10:00:00.000Z', BERLIN, { day: '2026-07-15', time: '12:00' }],
])('%s in %s is a day and a time of that city, and back', (moment, timeZone, parts) => {
  expect(toMomentParts(moment, timeZone)).toEqual(parts);
  expect(toInstant(parts, timeZone)).toBe(moment);
});

test('a day without a time is noon, a time without a day is nothing', () => {
  expect(toInstant({ day: '2026-05-01', time: '' }, ISTANBUL)).toBe('2026-05-01T09:00:00.000Z');
  expect(toInstant({ day: '', time: '10:00' }, ISTANBUL)).toBeNull();
  expect(toMomentParts(null, ISTANBUL)).toEqual({ day: '', time: '' });
});
