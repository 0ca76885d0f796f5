import type { LightMyRequestResponse } from 'fastify';
import type { RecoveryCodes, SecurityFacts } from '../../shared/contract/accounts';
import type { TokenResponse } from '../../shared/contract/connect';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../../shared/contract/passkeys';
import { deleteExpired } from '../accounts/forgetOld';
import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { buildServer } from '../buildServer';
import {
  createSoftAuthenticator,
  type Deviation,
  type SoftAuthenticator,
} from '../identity/testing/softAuthenticator';
import { FIRST_START, TEST_CONFIG, createTestFiles } from '../testing/testHost';

const ORIGIN = 'http://localhost:3000';
const MINUTE_MS = 60_000;
let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost();
});
afterAll(() => host.close());
beforeEach(() => later(0));

const later = (ms: number) => host.setNow(new Date(FIRST_START.getTime() + ms));

const begin = (tokens: TokenResponse, password = PASSWORD) =>
  host.asOwner(tokens, 'POST', 'me/passkeys', { password });
const confirm = (tokens: TokenResponse, passkey: object, name = 'Office laptop') =>
  host.asOwner(tokens, 'POST', 'me/passkeys/confirm', { name, passkey });

/** Adds a passkey to the account; the answer is its authenticator, and the codes that were made. */
async function addPasskey(tokens: TokenResponse, name?: string) {
  const device = createSoftAuthenticator(ORIGIN);
  const options = (await begin(tokens)).json<PasskeyCreationOptions>();
  const confirmed = await confirm(tokens, device.create(options), name);
  expect(confirmed.statusCode).toBe(200);
  return { device, codes: confirmed.json<RecoveryCodes>().recoveryCodes };
}

async function setUp(email: string) {
  await host.account(email);
  const tokens = await host.signIn(email);
  return { tokens, ...(await addPasskey(tokens)) };
}

/** Continues the session with new tokens, when its access token is over. */
const renew = async ({ refresh_token }: TokenResponse) =>
  (await host.refresh(refresh_token)).json<TokenResponse>();

const tryPassword = (username: string) =>
  host.token({ grant_type: 'password', username, password: PASSWORD });
async function startSignIn(email: string): Promise<string> {
  const answer = await tryPassword(email);
  expect(answer.json()).toMatchObject({ error: 'mfa_required', mfa_methods: ['passkey'] });
  return answer.json<{ mfa_token: string }>().mfa_token;
}

const askForPasskey = (mfaToken: string) =>
  host.app.inject({
    method: 'POST',
    url: '/connect/passkey',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ mfa_token: mfaToken }).toString(),
  });
const requestOf = async (mfaToken: string) =>
  (await askForPasskey(mfaToken)).json<PasskeyRequestOptions>();
const complete = (mfaToken: string, passkey: object | string) =>
  host.token({
    grant_type: 'sol:mfa',
    mfa_token: mfaToken,
    passkey: typeof passkey === 'string' ? passkey : JSON.stringify(passkey),
  });
async function signInWith(email: string, device: SoftAuthenticator, deviation?: Deviation) {
  const token = await startSignIn(email);
  return complete(token, device.get(await requestOf(token), deviation));
}

const toRefusal = (answer: LightMyRequestResponse) => {
  const { error, code } = answer.json<{ error: string; code?: string }>();
  return [answer.statusCode, error, code];
};
const WRONG = [400, 'invalid_grant', 'wrongPasskey'];
const EXPIRED = [400, 'invalid_grant', 'signInExpired'];

const factsOf = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', 'me/security')).json<SecurityFacts>().secondFactor;
const eventsOf = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', 'me/security-events'))
    .json<{ kind: string }[]>()
    .map(({ kind }) => kind);
const subjectsTo = async (email: string) =>
  (await host.mailsTo(email)).map(({ message }) => message.header('subject')).slice(1);

test('the first passkey needs the password, ends other sessions, makes recovery codes and is told by mail', async () => {
  const email = 'first@one.example';
  await host.account(email);
  const elsewhere = await host.signIn(email);
  const tokens = await host.signIn(email);
  expect((await begin(tokens, 'not the password')).json()).toMatchObject({ code: 'wrongPassword' });
  const options = (await begin(tokens)).json<PasskeyCreationOptions>();
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Meydan' },
    user: { name: email, displayName: 'Deniz Ay' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  // Until the browser has made the passkey, the password alone signs in.
  expect((await tryPassword(email)).statusCode).toBe(200);
  const passkey = createSoftAuthenticator(ORIGIN).create(options);
  const confirmed = await confirm(tokens, passkey, ' Office \n laptop ');
  expect(confirmed.json<RecoveryCodes>().recoveryCodes).toHaveLength(10);
  expect(await factsOf(tokens)).toEqual({
    appSince: null,
    recoveryCodes: 10,
    passkeys: [
      {
        id: expect.any(String),
        name: 'Office laptop',
        createdAt: FIRST_START.toISOString(),
        lastUsedAt: null,
      },
    ],
  });
  expect((await host.refresh(elsewhere.refresh_token)).statusCode).toBe(400);
  expect((await host.refresh(tokens.refresh_token)).statusCode).toBe(200);
  expect((await eventsOf(tokens))[0]).toBe('secondFactorOn');
  expect(await subjectsTo(email)).toEqual(['A second step at sign-in was set up']);
  const again = (await begin(tokens)).json<PasskeyCreationOptions>();
  expect(again.excludeCredentials).toEqual([
    { id: passkey.id, type: 'public-key', transports: ['internal'] },
  ]);
});

test('a second one makes no new codes and ends no session; it is told by mail all the same', async () => {
  const email = 'second@one.example';
  const { tokens, device, codes } = await setUp(email);
  const elsewhere = (await signInWith(email, device)).json<TokenResponse>();
  later(1);
  expect((await addPasskey(tokens, 'Key ring')).codes).toEqual([]);
  expect((await host.refresh(elsewhere.refresh_token)).statusCode).toBe(200);
  expect(await factsOf(tokens)).toMatchObject({
    recoveryCodes: 10,
    passkeys: [{ name: 'Office laptop' }, { name: 'Key ring' }],
  });
  expect((await eventsOf(tokens))[0]).toBe('factorAdded');
  expect((await subjectsTo(email)).at(-1)).toBe(
    'Another way for the second step at sign-in was added',
  );
  const token = await startSignIn(email);
  const recovered = await host.token({
    grant_type: 'sol:mfa',
    mfa_token: token,
    recovery_code: codes[0]!,
  });
  expect(recovered.statusCode).toBe(200);
});

test('it signs in after the password, and its last use is told', async () => {
  const email = 'use@one.example';
  const { device, tokens } = await setUp(email);
  later(MINUTE_MS);
  const token = await startSignIn(email);
  const options = await requestOf(token);
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const signed = device.get(options);
  expect((await complete(token, signed)).statusCode).toBe(200);
  // Token and challenge are used up, both.
  expect(toRefusal(await complete(token, signed))).toEqual(EXPIRED);
  const lastUsedAt = new Date(FIRST_START.getTime() + MINUTE_MS).toISOString();
  expect(await factsOf(tokens)).toMatchObject({ passkeys: [{ lastUsedAt }] });
});

test('what it signed for one sign-in counts in no other, nor a second time', async () => {
  const email = 'replay@one.example';
  const { device } = await setUp(email);
  const token = await startSignIn(email);
  const signed = device.get(await requestOf(token));
  const other = await startSignIn(email);
  expect(toRefusal(await complete(other, signed))).toEqual(WRONG);
  await requestOf(other);
  expect(toRefusal(await complete(other, signed))).toEqual(WRONG);
  // A refused answer has used the challenge up; so does a new one.
  const spoilt = device.get(await requestOf(token), { isVerified: false });
  expect(toRefusal(await complete(token, spoilt))).toEqual(WRONG);
  expect(toRefusal(await complete(token, device.get(await requestOf(other))))).toEqual(WRONG);
  const before = device.get(await requestOf(token));
  await requestOf(token);
  expect(toRefusal(await complete(token, before))).toEqual(WRONG);
});

test.each<[string, Deviation]>([
  ['at another origin', { origin: 'https://meydan.example' }],
  ['at another port', { origin: 'http://localhost:3001' }],
  ['for another host', { rpId: 'meydan.example' }],
  ['of another challenge', { challenge: 'x'.repeat(43) }],
  ['without a look at who uses it', { isVerified: false }],
])('a signature and a new passkey %s are refused', async (_, deviation) => {
  const email =
    `wrong-${Object.values(deviation).join('').replace(/\W/g, '').slice(0, 30)}@one.example`.toLowerCase();
  const { device, tokens } = await setUp(email);
  expect(toRefusal(await signInWith(email, device, deviation))).toEqual(WRONG);
  expect((await signInWith(email, device)).statusCode).toBe(200);
  const options = (await begin(tokens)).json<PasskeyCreationOptions>();
  const made = createSoftAuthenticator(ORIGIN).create(options, deviation);
  expect((await confirm(tokens, made)).json()).toMatchObject({ status: 403, code: 'wrongPasskey' });
  expect((await factsOf(tokens))!.passkeys).toHaveLength(1);
});

test('an authenticator that counts back is refused, one that never counts is not', async () => {
  const email = 'count@one.example';
  const { device } = await setUp(email);
  expect((await signInWith(email, device, { count: 7 })).statusCode).toBe(200);
  for (const count of [7, 6, 0])
    expect(toRefusal(await signInWith(email, device, { count }))).toEqual(WRONG);
  expect((await signInWith(email, device, { count: 8 })).statusCode).toBe(200);

  const synced = 'synced@one.example';
  const { device: phone } = await setUp(synced);
  for (let time = 0; time < 2; time += 1)
    expect((await signInWith(synced, phone, { count: 0 })).statusCode).toBe(200);
});

test('the passkey of somebody else opens nothing, and cannot be added to a second account', async () => {
  const mine = await setUp('mine@one.example');
  const theirs = await setUp('theirs@one.example');
  expect(toRefusal(await signInWith('theirs@one.example', mine.device))).toEqual(WRONG);
  const options = (await begin(theirs.tokens)).json<PasskeyCreationOptions>();
  const again = await confirm(theirs.tokens, mine.device.create(options));
  expect(again.json()).toMatchObject({ code: 'wrongPasskey' });
  const [passkey] = (await factsOf(mine.tokens))!.passkeys;
  const removed = await host.asOwner(theirs.tokens, 'DELETE', `me/passkeys/${passkey!.id}`, {
    password: PASSWORD,
  });
  expect(removed.statusCode).toBe(404);
  expect((await signInWith('mine@one.example', mine.device)).statusCode).toBe(200);
});

test('a challenge to add one counts once, in its session, for five minutes', async () => {
  const email = 'adding@one.example';
  await host.account(email);
  let tokens = await host.signIn(email);
  const elsewhere = await host.signIn(email);
  const device = createSoftAuthenticator(ORIGIN);
  const optionsOf = async () => (await begin(tokens)).json<PasskeyCreationOptions>();
  const refused = { status: 403, code: 'wrongPasskey' };
  expect((await confirm(elsewhere, device.create(await optionsOf()))).json()).toMatchObject(
    refused,
  );
  const old = device.create(await optionsOf());
  later(5 * MINUTE_MS);
  tokens = await renew(tokens);
  expect((await confirm(tokens, old)).json()).toMatchObject(refused);
  const made = device.create(await optionsOf());
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => confirm(tokens, made, name)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
});

test('it proves who is here before what a session left open must not do', async () => {
  const email = 'proof@one.example';
  const { device, tokens: first } = await setUp(email);
  later(11 * MINUTE_MS);
  const tokens = await renew(first);
  const change = () =>
    host.asOwner(tokens, 'POST', 'me/email', { email: 'new@one.example', password: PASSWORD });
  const prove = (passkey: object) => host.asOwner(tokens, 'POST', 'me/proof', { passkey });
  const ask = async () =>
    (await host.asOwner(tokens, 'POST', 'me/passkeys/request')).json<PasskeyRequestOptions>();
  expect((await change()).json()).toMatchObject({ code: 'recentSignInRequired' });
  const token = await startSignIn(email);
  const forSignIn = device.get(await requestOf(token));
  expect((await prove(forSignIn)).json()).toMatchObject({ status: 403, code: 'wrongPasskey' });
  const signed = device.get(await ask());
  expect((await prove(signed)).statusCode).toBe(204);
  expect((await change()).statusCode).toBe(202);
  expect((await prove(signed)).json()).toMatchObject({ code: 'wrongPasskey' });
  const elsewhere = (await signInWith(email, device)).json<TokenResponse>();
  const foreign = await host.asOwner(elsewhere, 'POST', 'me/proof', {
    passkey: device.get(await ask()),
  });
  expect(foreign.json()).toMatchObject({ code: 'wrongPasskey' });
});

test('wrong signatures are counted with wrong codes', async () => {
  const email = 'tries@one.example';
  const { device } = await setUp(email);
  const token = await startSignIn(email);
  for (let time = 0; time < 5; time += 1)
    expect(
      toRefusal(await complete(token, device.get(await requestOf(token), { isVerified: false }))),
    ).toEqual(WRONG);
  const waits = await complete(token, device.get(await requestOf(token)));
  expect([waits.statusCode, waits.headers['retry-after']]).toEqual([429, '60']);
  later(MINUTE_MS);
  expect((await complete(token, device.get(await requestOf(token)))).statusCode).toBe(200);
});

test.each(['no JSON', '{}', JSON.stringify({ id: 'x', rawId: 'x', type: 'public-key' })])(
  'a grant with %s for a passkey is none',
  async (passkey) => {
    const answer = await complete('x'.repeat(43), passkey);
    expect(toRefusal(answer).slice(0, 2)).toEqual([400, 'invalid_request']);
  },
);

test('a passkey is asked for by none but a sign-in that waits for one', async () => {
  expect(toRefusal(await askForPasskey('x'.repeat(43)))).toEqual(EXPIRED);
  const { tokens } = await setUp('asking@one.example');
  const token = await startSignIn('asking@one.example');
  later(5 * MINUTE_MS);
  expect(toRefusal(await askForPasskey(token))).toEqual(EXPIRED);
  await host.account('none@one.example');
  const without = await host.signIn('none@one.example');
  const none = await host.asOwner(without, 'POST', 'me/passkeys/request');
  expect(none.json()).toMatchObject({ status: 409, code: 'notPossibleNow' });
  const asked = await host.asOwner(await renew(tokens), 'POST', 'me/passkeys/request');
  expect(asked.statusCode).toBe(200);
});

test('one is removed with the password; with the last the codes go and the password alone signs in', async () => {
  const email = 'remove@one.example';
  const { tokens, device, codes } = await setUp(email);
  later(1);
  await addPasskey(tokens, 'Key ring');
  const [first, second] = (await factsOf(tokens))!.passkeys;
  const remove = (id: string, password = PASSWORD) =>
    host.asOwner(tokens, 'DELETE', `me/passkeys/${id}`, { password });
  expect((await remove(first!.id, 'not the password')).json()).toMatchObject({
    code: 'wrongPassword',
  });
  expect((await remove(first!.id)).statusCode).toBe(204);
  expect((await remove(first!.id)).statusCode).toBe(404);
  expect((await remove('not an id')).statusCode).toBe(404);
  expect((await eventsOf(tokens))[0]).toBe('factorRemoved');
  expect(toRefusal(await signInWith(email, device))).toEqual(WRONG);
  const waiting = await startSignIn(email);
  expect((await remove(second!.id)).statusCode).toBe(204);
  expect(await factsOf(tokens)).toBeNull();
  expect((await eventsOf(tokens))[0]).toBe('secondFactorOff');
  expect((await subjectsTo(email)).slice(-2)).toEqual([
    'A way for the second step at sign-in was removed',
    'The second step at sign-in was taken off',
  ]);
  const late = await host.token({
    grant_type: 'sol:mfa',
    mfa_token: waiting,
    recovery_code: codes[0]!,
  });
  expect(late.statusCode).toBe(400);
  expect((await tryPassword(email)).statusCode).toBe(200);
});

test('an account has ten passkeys at most', async () => {
  const { tokens } = await setUp('many@one.example');
  for (let more = 1; more < 10; more += 1) await addPasskey(tokens, `Key ${more}`);
  expect((await begin(tokens)).json()).toMatchObject({ status: 409, code: 'notPossibleNow' });
});

test('two devices that begin with room for one passkey add one', async () => {
  const email = 'crowded@one.example';
  const { tokens, device } = await setUp(email);
  const elsewhere = (await signInWith(email, device)).json<TokenResponse>();
  for (let more = 1; more < 9; more += 1) await addPasskey(tokens, `Key ${more}`);
  const begun = [tokens, elsewhere].map(async (session) => ({
    session,
    options: (await begin(session)).json<PasskeyCreationOptions>(),
  }));
  const answers = [];
  for (const { session, options } of await Promise.all(begun))
    answers.push(await confirm(session, createSoftAuthenticator(ORIGIN).create(options)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  expect((await factsOf(tokens))!.passkeys).toHaveLength(10);
});

test('challenges that nobody answered are forgotten', async () => {
  const { tokens } = await setUp('forget@one.example');
  await begin(tokens);
  const { db } = host.database;
  const count = async () =>
    (await db.selectFrom('passkey_challenges').selectAll().execute()).length;
  expect(await count()).toBeGreaterThan(0);
  await deleteExpired(db, new Date(host.clock() + 60 * MINUTE_MS));
  expect(await count()).toBe(0);
});

test('one signature that is sent to two hosts at once begins one session', async () => {
  const email = 'race@one.example';
  const { device } = await setUp(email);
  const twin = await buildServer({
    doors: [],
    origins: [],
    mail: { transport: { kind: 'none' }, from: { name: 'Meydan', address: 'meydan@localhost' } },
    files: createTestFiles(),
    portalOrigin: ORIGIN,
    config: TEST_CONFIG,
    portalFolder: null,
    logLevel: 'silent',
    visitorAnswersMs: 0,
    database: host.database,
    clock: host.clock,
  });
  const token = await startSignIn(email);
  const passkey = JSON.stringify(device.get(await requestOf(token)));
  const payload = new URLSearchParams({ grant_type: 'sol:mfa', mfa_token: token, passkey });
  const answers = await Promise.all(
    [host.app, twin, host.app, twin].map((app) =>
      app.inject({
        method: 'POST',
        url: '/connect/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: payload.toString(),
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  await twin.close();
});
