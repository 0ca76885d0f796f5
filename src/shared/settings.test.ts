import { DEFAULT_SETTINGS, getFormatTag } from './settings';

const write = (locale: 'en' | 'ar' | 'tr' | 'nl', regions: Record<string, string>) =>
  new Intl.DateTimeFormat(
    getFormatTag(locale, { languages: { ...DEFAULT_SETTINGS.languages, regions } }),
    { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  )
    .format(Date.UTC(2026, 10, 30, 20))
    .replaceAll(/[\u200f\u202f\u00a0]/g, ' ');

test.each([
  ['en', {}, 'November 30, 2026 at 8:00 PM'],
  ['en', { en: 'GB' }, '30 November 2026 at 20:00'],
  ['en', { en: 'IE', tr: 'TR' }, '30 November 2026 at 20:00'],
  ['ar', { ar: 'EG' }, '30 نوفمبر 2026 في 8:00 م'],
  ['ar', { ar: 'LB' }, '30 تشرين الثاني 2026 في 8:00 م'],
  ['tr', { en: 'US' }, '30 Kasım 2026 20:00'],
] as const)('in %s with the regions %j a moment is written %s', (locale, regions, text) => {
  expect(write(locale, regions)).toBe(text);
});

test('a region with a calendar of its own keeps the Gregorian one and Latin digits', () => {
  expect(write('ar', { ar: 'SA' })).toContain('30 نوفمبر 2026');
});
