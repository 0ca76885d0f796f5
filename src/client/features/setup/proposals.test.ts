import { createProposals } from './proposals';

test.each([
  ['Europe/Dublin', 'en', 'EUR', ['en']],
  ['Europe/Istanbul', 'en', 'TRY', ['tr', 'en']],
  ['Africa/Cairo', 'ar', 'EGP', ['ar']],
  ['Europe/London', 'tr', 'GBP', ['en', 'tr']],
  ['America/New_York', 'en', 'USD', ['en']],
  ['Asia/Tokyo', 'en', 'JPY', ['en']],
] as const)(
  'the clock of a device in %s proposes currency and languages',
  (zone, locale, currency, offered) => {
    expect(createProposals(zone, locale)).toEqual({
      time: { zone },
      money: { currency },
      languages: { offered, first: offered[0] },
    });
  },
);

test('a clock of no country proposes neither currency nor a language of its own', () => {
  expect(createProposals('UTC', 'tr')).toEqual({
    time: { zone: 'UTC' },
    languages: { offered: ['tr'], first: 'tr' },
  });
  expect(createProposals(undefined, 'en')).toEqual({
    languages: { offered: ['en'], first: 'en' },
  });
});
