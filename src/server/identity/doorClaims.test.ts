import { readClaim, toDoorAccount } from './doorClaims';
import type { TrustedDoor } from './doors';

const USER = {
  sub: 'ada',
  realm_access: { roles: ['editor'] },
  resource_access: { 'my.client': { roles: ['admin'] } },
  address: { postal_code: '9000', country: null },
  'https://city.example/roles': ['moderator'],
  'a.b': 'by name',
  a: { b: 'by path', c: 'deeper' },
};

test.each([
  ['realm_access.roles', ['editor']],
  ['address.postal_code', '9000'],
  ['https://city.example/roles', ['moderator']],
  ['resource_access.my.client.roles', ['admin']],
  ['a.b', 'by name'],
  ['a.c', 'deeper'],
  ['sub', 'ada'],
  ['address.country.code', undefined],
  ['sub.length', undefined],
  ['constructor', undefined],
  ['a.toString', undefined],
  ['', undefined],
  ['.', undefined],
])('the claim %s is %j', (path, value) => {
  expect(readClaim(USER, path)).toEqual(value);
});

const DOOR: TrustedDoor = { issuer: 'https://login.example', portalClientId: 'portal' };
const NOW = new Date('2026-03-10T12:00:00Z');
const readAccount = (door: TrustedDoor, user: object, facts: object = {}) =>
  toDoorAccount(door, { user: { ...user }, subject: 'ada', facts: { ...facts }, now: NOW }).account;

test('a claim that is named is looked for in userinfo, then in the token; one that is not, in userinfo alone', () => {
  const token = {
    roles: ['admin'],
    verified: true,
    groups: ['admin'],
    citizen: { isVerified: true },
  };
  const named = { ...DOOR, claims: { roles: 'groups', verified: 'citizen.isVerified' } };
  expect(readAccount(named, { sub: 'ada' }, token)).toMatchObject({
    roles: ['admin'],
    verification: { at: NOW },
  });
  expect(readAccount(named, { groups: ['editor'] }, token).roles).toEqual(['editor']);
  expect(readAccount(DOOR, { sub: 'ada' }, token)).toMatchObject({
    roles: [],
    verification: null,
  });
});

test.each([
  ['tr-BE', 'tr'],
  ['ar_EG', 'ar'],
  [['nl', 'tr'], 'tr'],
  ['nl', null],
  [undefined, null],
])('a locale claim of %j is the language %s', (locale, language) => {
  expect(readAccount(DOOR, { locale }).locale).toBe(language);
});
