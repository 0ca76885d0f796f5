import { SignJWT, decodeProtectedHeader, importJWK, type CryptoKey, type JWK } from 'jose';
import type { OpenDatabase } from '../db/openDatabase';
import { FIRST_START, openTestDatabase } from '../testing/testHost';
import { openAccessTokens } from './accessTokens';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PERSON = '6b0f3a0e-8f1c-4e0c-9a53-0d9a3c1f7e21';

let database: OpenDatabase;
let now = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = FIRST_START.getTime();
  await database.db.deleteFrom('signing_keys').execute();
});
afterAll(() => database.close());

const open = () => openAccessTokens(database.db, () => now);
const issue = async (host: Awaited<ReturnType<typeof open>>) => host.issue(PERSON, 'roles');
const ownerOf = { personId: PERSON, sessionId: null };
const later = (ms: number) => void (now += ms);
const keyIdOf = (token: string): string => decodeProtectedHeader(token).kid!;
const storedKeyIds = async () => {
  const rows = await database.db.selectFrom('signing_keys').select('kid').execute();
  return rows.map(({ kid }) => kid);
};

test('[SPEC 7.1.1] a token names its person and its session, and is good for five minutes', async () => {
  const host = await open();
  const token = await host.issue(PERSON, 'roles', 'b1c0ffee-0000-4000-8000-000000000001');
  later(5 * MINUTE_MS - 1);
  expect(await host.verify(token)).toMatchObject({
    personId: PERSON,
    sessionId: 'b1c0ffee-0000-4000-8000-000000000001',
  });
  later(1);
  expect(await host.verify(token)).toBeNull();
});

test('a token that was verified once still ends with its five minutes; one never seen ends then too', async () => {
  const host = await open();
  const [seen, unseen] = [await issue(host), await issue(host)];
  expect(await host.verify(seen)).toMatchObject(ownerOf);
  later(5 * MINUTE_MS);
  expect([await host.verify(seen), await host.verify(unseen)]).toEqual([null, null]);
});

test('hosts that start at once on an empty database make one key and believe each other', async () => {
  const hosts = await Promise.all([open(), open(), open()]);
  expect(await storedKeyIds()).toHaveLength(1);
  const token = await issue(hosts[0]!);
  for (const host of hosts) expect(await host.verify(token)).toMatchObject(ownerOf);
});

test('a key signs for 30 days; then one new key is made, however many ask at once on however many hosts', async () => {
  const hosts = [await open(), await open()];
  const first = keyIdOf(await issue(hosts[0]!));
  later(30 * DAY_MS);
  expect(keyIdOf(await issue(hosts[1]!))).toBe(first);
  later(1);
  await Promise.all(hosts.flatMap((host) => Array.from({ length: 10 }, () => issue(host))));
  expect(await storedKeyIds()).toHaveLength(2);
  later(20 * SECOND_MS);
  const kids = await Promise.all(hosts.map(async (host) => keyIdOf(await issue(host))));
  expect(new Set(kids).size).toBe(1);
  expect(kids[0]).not.toBe(first);
});

test('a token of the replaced key is good to its end, and the key is gone an hour later', async () => {
  const host = await open();
  const elsewhere = await open();
  later(30 * DAY_MS + 1);
  await issue(host);
  later(20 * SECOND_MS - 1);
  const last = await issue(host);
  later(1);
  const next = await issue(host);
  expect(keyIdOf(next)).not.toBe(keyIdOf(last));
  later(5 * MINUTE_MS - 2);
  for (const token of [last, next]) {
    expect(await host.verify(token)).toMatchObject(ownerOf);
    expect(await elsewhere.verify(token)).toMatchObject(ownerOf);
  }
  later(60 * MINUTE_MS);
  const kid = keyIdOf(await issue(host));
  expect(await storedKeyIds()).toEqual([kid]);
});

test('a key that can no longer have signed a living token verifies nothing, although the database still holds it', async () => {
  const signing = await open();
  const verifying = await open();
  const first = keyIdOf(await issue(signing));
  later(30 * DAY_MS + 1);
  await issue(signing);
  later(20 * SECOND_MS);
  expect(await verifying.verify(await issue(signing))).toMatchObject(ownerOf);
  later(60 * MINUTE_MS);
  const { db } = database;
  const row = db.selectFrom('signing_keys').select('private_jwk').where('kid', '=', first);
  const { private_jwk } = await row.executeTakeFirstOrThrow();
  const stolen = (await importJWK(private_jwk as JWK, 'ES256')) as CryptoKey;
  const forged = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: first, typ: 'at+jwt' })
    .setIssuer('meydan')
    .setAudience('meydan-api')
    .setSubject(PERSON)
    .setExpirationTime(Math.floor(now / 1000) + 60)
    .sign(stolen);
  expect(await verifying.verify(forged)).toBeNull();
});

test('unknown key ids make a host look into the database once in ten seconds, however many arrive', async () => {
  const host = await open();
  const other = await open();
  const foreign = async () => {
    const [, payload, signature] = (await issue(other)).split('.');
    const header = { alg: 'ES256', kid: crypto.randomUUID(), typ: 'at+jwt' };
    return [Buffer.from(JSON.stringify(header)).toString('base64url'), payload, signature].join(
      '.',
    );
  };
  const reads = jest.spyOn(database.db, 'selectFrom');
  const countReads = async () => {
    reads.mockClear();
    for (let time = 0; time < 20; time += 1) expect(await host.verify(await foreign())).toBeNull();
    return reads.mock.calls.length;
  };
  expect(await countReads()).toBe(0);
  later(10 * SECOND_MS);
  expect(await countReads()).toBe(1);
  reads.mockRestore();
});

test('a host under a flood of unknown key ids still knows a new key before it signs', async () => {
  const signing = await open();
  const flooded = await open();
  later(30 * DAY_MS + 1);
  await flooded.verify('eyJhbGciOiJFUzI1NiIsImtpZCI6IngifQ.e30.AA');
  await issue(signing);
  for (let second = 0; second < 20; second += 1) {
    later(SECOND_MS);
    await flooded.verify('eyJhbGciOiJFUzI1NiIsImtpZCI6IngifQ.e30.AA');
  }
  const token = await issue(signing);
  expect(await storedKeyIds()).toContain(keyIdOf(token));
  expect(await flooded.verify(token)).toMatchObject(ownerOf);
});
