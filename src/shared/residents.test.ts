import { DEFAULT_VALUES } from './settings';
import {
  addMonths,
  findDistrict,
  findDistrictOfCode,
  readBirthDate,
  readVerification,
  shiftYears,
  type Verification,
} from './residents';

const TODAY = '2026-03-10';
const NOW = new Date('2026-03-10T09:00:00Z');
const DISTRICTS = [
  { key: 'harbour', name: { en: 'Harbour', tr: 'Liman' }, isRetired: true as const },
  { key: 'old-port', name: { en: 'Old Port', tr: 'Eski Liman' } },
  { key: 'new-harbour', name: { en: 'Harbour' } },
];

test.each([
  ['2026-03-10T12:00:00Z', 6, '2026-09-10T12:00:00.000Z'],
  ['2026-08-31T12:00:00Z', 6, '2027-02-28T12:00:00.000Z'],
  ['2027-08-31T12:00:00Z', 6, '2028-02-29T12:00:00.000Z'],
  ['2028-02-29T12:00:00Z', 12, '2029-02-28T12:00:00.000Z'],
  ['2026-12-31T12:00:00Z', 2, '2027-02-28T12:00:00.000Z'],
])('%s and %d months is %s', (from, months, until) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(until);
});

test.each([
  ['2026-02-28', -18, '2008-02-28'],
  ['2028-02-29', -18, '2010-02-28'],
  ['2028-02-29', -20, '2008-02-29'],
])('%s, %d years on, is %s', (day, by, shifted) => {
  expect(shiftYears(day, by)).toBe(shifted);
});

test.each([
  ['2008-02-29', '2008-02-29', '2008-02-29'],
  ['1990', '1990-01-01', '1990-12-31'],
  ['1990-02', '1990-02-01', '1990-02-28'],
  ['2026', '2026-01-01', '2026-12-31'],
  [TODAY, TODAY, TODAY],
])('a birth date of %s lies between %s and %s', (said, bornFrom, bornTo) => {
  expect(readBirthDate(said, TODAY)).toEqual({ bornFrom, bornTo });
});

test.each([
  ['2007-02-29'],
  ['0000-05-01'],
  ['2026-03-11'],
  ['2027'],
  ['1850-01-01'],
  ['1990-13'],
  ['1990-00-10'],
  ['01.02.1990'],
  ['1990-1-2'],
  ['1990-01-02T00:00:00Z'],
  [''],
  [19_900_102],
  [null],
  [{ year: 1990 }],
])('%j is no birth date', (said) => {
  expect(readBirthDate(said, TODAY)).toBeNull();
});

test.each([
  ['old-port', 'old-port'],
  [' Old Port ', 'old-port'],
  ['eski liman', 'old-port'],
  ['Harbour', 'new-harbour'],
  ['Liman', 'harbour'],
  ['Elsewhere', null],
  ['', null],
  [['old-port'], null],
  [7, null],
])('a district of %j is %s', (said, key) => {
  expect(findDistrict(said, DISTRICTS)).toBe(key);
});

test.each([
  ['9000', 'old-port'],
  [' 9000 ab', 'old-port'],
  ['90-01', 'new-harbour'],
  [9001, 'new-harbour'],
  ['9002', 'old-port'],
  ['8000', null],
  ['8100', null],
  ['', null],
  [['9000'], null],
])('the postal code %j is of the district %s', (said, key) => {
  const codes = [
    { code: '90', district: 'Old Port' },
    { code: '9001', district: 'Harbour' },
    { code: '8100', district: 'Elsewhere' },
  ];
  expect(findDistrictOfCode(said, codes, DISTRICTS)).toBe(key);
});

const SETTINGS = {
  ...DEFAULT_VALUES.residents,
  districtClaim: 'home',
  birthDateClaim: 'born',
  overAgeClaims: [
    { claim: 'over16', age: 16 },
    { claim: 'over18', age: 18 },
  ],
  months: 12,
};

const read = (claims: Record<string, unknown>, settings = SETTINGS) =>
  readVerification({
    settings,
    districts: DISTRICTS,
    zone: 'Europe/Istanbul',
    now: NOW,
    find: (path) => claims[path],
  });
const VERIFIED: Verification = {
  at: NOW,
  until: new Date('2027-03-10T09:00:00Z'),
  district: null,
  bornFrom: null,
  bornTo: null,
};

test.each([
  [{}, {}],
  [{ home: null, born: null }, {}],
  [{ home: 'Old Port' }, { district: 'old-port' }],
  [{ born: '2008-02-29' }, { bornFrom: '2008-02-29', bornTo: '2008-02-29' }],
  [{ over16: true, over18: false }, { bornTo: '2010-03-10' }],
  [{ over16: true, over18: true }, { bornTo: '2008-03-10' }],
  [
    { over18: true, born: '1990' },
    { bornFrom: '1990-01-01', bornTo: '1990-12-31' },
  ],
])('the claims %j are read as %j', (claims, facts) => {
  expect(read(claims)).toEqual({ verification: { ...VERIFIED, ...facts }, unread: [] });
});

test('a claim that cannot be read is named, and counts as not said; one that no setting names is not looked at', () => {
  const claims = { home: 'Elsewhere', born: '31/12/1990', over16: 'yes', over18: true };
  expect(read(claims)).toEqual({
    verification: { ...VERIFIED, bornTo: '2008-03-10' },
    unread: ['over16', 'born', 'home'],
  });
  const { verification, unread } = read(claims, DEFAULT_VALUES.residents as typeof SETTINGS);
  expect([verification, unread]).toEqual([{ ...VERIFIED, until: null }, []]);
});
