import { readClaim, toDoorAccount } from './doorClaims';

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

const DOOR = { issuer: 'https://login.example', portalClientId: 'portal' };

test('a claim that is named is looked for in userinfo, then in the token; one that is not, in userinfo alone', () => {
  const token = {
    roles: ['admin'],
    verified: true,
    groups: ['admin'],
    citizen: { isVerified: true },
  };
  const named = { ...DOOR, claims: { roles: 'groups', verified: 'citizen.isVerified' } };
  expect(toDoorAccount(named, { sub: 'ada' }, 'ada', token)).toMatchObject({
    roles: ['admin'],
    verified: true,
  });
  expect(toDoorAccount(named, { groups: ['editor'] }, 'ada', token).roles).toEqual(['editor']);
  expect(toDoorAccount(DOOR, { sub: 'ada' }, 'ada', token)).toMatchObject({
    roles: [],
    verified: false,
  });
});

test.each([
  ['tr-BE', 'tr'],
  ['ar_EG', 'ar'],
  [['nl', 'tr'], 'tr'],
  ['nl', null],
  [undefined, null],
])('a locale claim of %j is the language %s', (locale, language) => {
  expect(toDoorAccount(DOOR, { locale }, 'ada', {}).locale).toBe(language);
});
