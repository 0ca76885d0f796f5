import { createProposals } from './proposals';

test.each([
  ['Europe/Dublin', 'en', 'EUR', ['en'], { en: 'IE' }],
  ['Europe/Istanbul', 'en', 'TRY', ['tr', 'en'], { en: 'GB' }],
  ['Africa/Cairo', 'ar', 'EGP', ['ar'], { ar: 'EG' }],
  ['Europe/London', 'tr', 'GBP', ['en', 'tr'], { en: 'GB' }],
  ['America/New_York', 'en', 'USD', ['en'], { en: 'US' }],
  ['Asia/Tokyo', 'en', 'JPY', ['en'], { en: 'GB' }],
] as const)(
  'the clock of a device in %s proposes currency, languages and their form',
  (zone, locale, currency, offered, regions) => {
    expect(createProposals(zone, locale)).toEqual({
      time: { zone },
      money: { currency },
      languages: { offered, first: offered[0], regions },
    });
  },
);

test('a clock of no country proposes neither currency nor a language of its own', () => {
  expect(createProposals('UTC', 'tr')).toEqual({
    time: { zone: 'UTC' },
    languages: { offered: ['tr'], first: 'tr', regions: {} },
  });
  expect(createProposals(undefined, 'en')).toEqual({
    languages: { offered: ['en'], first: 'en', regions: { en: 'GB' } },
  });
});
