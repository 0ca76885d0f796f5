import type { LightMyRequestResponse } from 'fastify';
import type { RecoveryCodes, SecondFactorSecret } from '../../shared/contract/accounts';
import type { TokenResponse } from '../../shared/contract/connect';
import type { PasskeyCreationOptions } from '../../shared/contract/passkeys';
import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { createSoftAuthenticator } from '../identity/testing/softAuthenticator';
import { fromBase32 } from '../identity/testing/fromBase32';
import { createHotp, getTotpStep } from '../identity/totp';
import { deleteExpired } from '../accounts/forgetOld';
import { FIRST_START } from '../testing/testHost';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost();
});
afterAll(() => host.close());
beforeEach(() => later(0));

const later = (ms: number) => host.setNow(new Date(FIRST_START.getTime() + ms));

/** Builds the code that an app shows, by the host's clock; `steps` later. */
const codeOf = (secret: string, steps = 0) =>
  createHotp(fromBase32(secret), getTotpStep(host.clock()) + steps);

interface Factor {
  readonly tokens: TokenResponse;
  readonly secret: string;
  readonly codes: readonly string[];
}

async function setUp(email: string): Promise<Factor> {
  await host.account(email);
  const tokens = await host.signIn(email);
  const begun = await host.asOwner(tokens, 'POST', 'me/second-factor', { password: PASSWORD });
  const { secret } = begun.json<SecondFactorSecret>();
  const confirmed = await host.asOwner(tokens, 'POST', 'me/second-factor/confirm', {
    otp: codeOf(secret, -1),
  });
  expect(confirmed.statusCode).toBe(200);
  return { tokens, secret, codes: confirmed.json<RecoveryCodes>().recoveryCodes };
}

const tryPassword = (username: string, password = PASSWORD) =>
  host.token({ grant_type: 'password', username, password });

async function startSignIn(email: string): Promise<string> {
  const answer = await tryPassword(email);
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    {
      error: 'mfa_required',
      error_description: expect.any(String),
      mfa_token: expect.any(String),
      mfa_methods: ['otp'],
    },
  ]);
  return answer.json<{ mfa_token: string }>().mfa_token;
}

const complete = (mfaToken: string, proof: Record<string, string>) =>
  host.token({ grant_type: 'sol:mfa', mfa_token: mfaToken, ...proof });

const toRefusal = (answer: LightMyRequestResponse) => {
  const { error, code } = answer.json<{ error: string; code?: string }>();
  return [answer.statusCode, error, code];
};
const WRONG_CODE = [400, 'invalid_grant', 'wrongCode'];
const EXPIRED = [400, 'invalid_grant', 'signInExpired'];

const factsOf = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', 'me/security')).json<{
    secondFactor: { recoveryCodes: number } | null;
  }>().secondFactor;

const eventsOf = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', 'me/security-events'))
    .json<{ kind: string }[]>()
    .map(({ kind }) => kind);

test('setting up needs the password and the first code; ends other sessions, and is told by mail', async () => {
  const email = 'setup@one.example';
  await host.account(email);
  const elsewhere = await host.signIn(email);
  const tokens = await host.signIn(email);
  const begin = (password: string) =>
    host.asOwner(tokens, 'POST', 'me/second-factor', { password });
  expect((await begin('not the password')).json()).toMatchObject({ code: 'wrongPassword' });
  const { secret, uri } = (await begin(PASSWORD)).json<SecondFactorSecret>();
  expect(uri).toBe(`otpauth://totp/Meydan:setup%40one.example?secret=${secret}&issuer=Meydan`);
  // Until the first code has come, the password alone signs in.
  expect(await factsOf(tokens)).toBeNull();
  expect((await tryPassword(email)).statusCode).toBe(200);

  const confirm = (otp: string) =>
    host.asOwner(tokens, 'POST', 'me/second-factor/confirm', { otp });
  expect((await confirm('000000')).json()).toMatchObject({ status: 403, code: 'wrongCode' });
  const { recoveryCodes: codes } = (await confirm(codeOf(secret))).json<RecoveryCodes>();
  expect(new Set(codes).size).toBe(10);
  expect(
    codes.filter((code) => /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(code)),
  ).toHaveLength(10);
  expect(await factsOf(tokens)).toEqual({
    appSince: FIRST_START.toISOString(),
    recoveryCodes: 10,
    passkeys: [],
  });
  expect((await host.refresh(elsewhere.refresh_token)).statusCode).toBe(400);
  expect((await host.refresh(tokens.refresh_token)).statusCode).toBe(200);
  expect((await eventsOf(tokens))[0]).toBe('secondFactorOn');
  const mails = await host.mailsTo(email, 2);
  expect(mails.at(-1)!.message.header('subject')).toBe('A second step at sign-in was set up');
  // One that counts is not written over.
  expect((await begin(PASSWORD)).json()).toMatchObject({ status: 409, code: 'notPossibleNow' });
  expect((await confirm(codeOf(secret, 1))).json()).toMatchObject({ code: 'wrongCode' });
});

test('nothing of the secrets stands in the database as it is', async () => {
  const { secret, codes } = await setUp('sealed@one.example');
  const { db } = host.database;
  const factors = await db.selectFrom('second_factors').select('secret').execute();
  const kept = await db.selectFrom('recovery_codes').select('code_hash').execute();
  const bytes = Buffer.concat([
    ...factors.map((row) => row.secret),
    ...kept.map((row) => row.code_hash),
  ]);
  expect(bytes.includes(fromBase32(secret))).toBe(false);
  expect(bytes.includes(codes[0]!.replaceAll('-', ''))).toBe(false);
});

test('a right password is answered by mfa_required, and its token with the code begins the session', async () => {
  const { secret } = await setUp('both@one.example');
  const token = await startSignIn('both@one.example');
  expect(toRefusal(await complete(token, { otp: '000000' }))).toEqual(WRONG_CODE);
  const code = codeOf(secret);
  const granted = await complete(token, { otp: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(granted.statusCode).toBe(200);
  expect(granted.json<TokenResponse>()).toMatchObject({
    token_type: 'Bearer',
    scope: 'offline_access profile roles phone email',
  });
  // Token and code are used up, both.
  expect(toRefusal(await complete(token, { otp: codeOf(secret, 1) }))).toEqual(EXPIRED);
  const next = await startSignIn('both@one.example');
  expect(toRefusal(await complete(next, { otp: code }))).toEqual(WRONG_CODE);
  expect((await complete(next, { otp: codeOf(secret, 1) })).statusCode).toBe(200);
});

test('codes one step late or early count, older and later ones do not', async () => {
  const { secret } = await setUp('drift@one.example');
  const token = await startSignIn('drift@one.example');
  later(4 * STEP_MS);
  for (const steps of [-2, 2])
    expect(toRefusal(await complete(token, { otp: codeOf(secret, steps) }))).toEqual(WRONG_CODE);
  expect((await complete(token, { otp: codeOf(secret, -1) })).statusCode).toBe(200);
  const next = await startSignIn('drift@one.example');
  expect((await complete(next, { otp: codeOf(secret, 1) })).statusCode).toBe(200);
});

test('a recovery code counts once, however it is typed, and is one less', async () => {
  const { codes } = await setUp('lost@one.example');
  const [first = '', second = ''] = codes;
  const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  const token = await startSignIn('lost@one.example');
  const granted = await complete(token, { recovery_code: typed });
  expect(granted.statusCode).toBe(200);
  const tokens = granted.json<TokenResponse>();
  expect(await factsOf(tokens)).toMatchObject({ recoveryCodes: 9 });
  expect((await eventsOf(tokens)).slice(0, 2).sort()).toEqual(['recoveryCodeUsed', 'signedIn']);
  const next = await startSignIn('lost@one.example');
  expect(toRefusal(await complete(next, { recovery_code: first }))).toEqual(WRONG_CODE);

  const replaced = await host.asOwner(tokens, 'POST', 'me/second-factor/recovery-codes', {
    password: PASSWORD,
  });
  const fresh = replaced.json<RecoveryCodes>().recoveryCodes;
  expect(toRefusal(await complete(next, { recovery_code: second }))).toEqual(WRONG_CODE);
  expect((await complete(next, { recovery_code: fresh[0]! })).statusCode).toBe(200);
});

test.each(['otp', 'recovery_code'] as const)(
  'one %s used by many sign-ins at once begins one session',
  async (kind) => {
    const email = `race-${kind.replace('_', '-')}@one.example`;
    const { secret, codes } = await setUp(email);
    const proof = { [kind]: kind === 'otp' ? codeOf(secret) : codes[0]! };
    const tokens = [];
    for (let time = 0; time < 4; time += 1) tokens.push(await startSignIn(email));
    const answers = await Promise.all(tokens.map((token) => complete(token, proof)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  },
);

test('one token used many times at once begins one session', async () => {
  const email = 'race-token@one.example';
  const { codes } = await setUp(email);
  const token = await startSignIn(email);
  const answers = await Promise.all(
    codes.slice(0, 4).map((code) => complete(token, { recovery_code: code })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
});

test('a token of five minutes ago, an unknown one and one from before a reset or an end are over', async () => {
  const email = 'over@one.example';
  const { tokens, secret } = await setUp(email);
  const before = await startSignIn(email);
  expect((await host.asOwner(tokens, 'DELETE', 'me/sessions')).statusCode).toBe(204);
  expect(toRefusal(await complete(before, { otp: codeOf(secret) }))).toEqual(EXPIRED);
  expect(toRefusal(await complete('x'.repeat(43), { otp: codeOf(secret) }))).toEqual(EXPIRED);
  const old = await startSignIn(email);
  later(5 * MINUTE_MS);
  expect(toRefusal(await complete(old, { otp: codeOf(secret) }))).toEqual(EXPIRED);
  await startSignIn(email);
  const { db } = host.database;
  await deleteExpired(db, new Date(host.clock() + 6 * MINUTE_MS));
  expect(await db.selectFrom('sign_in_challenges').selectAll().execute()).toEqual([]);
});

test.each([{}, { otp: '123456', recovery_code: 'X' }])(
  'a request with %j beside its token is none',
  async (proof) => {
    const answer = await complete('x'.repeat(43), proof);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      400,
      'invalid_request',
    ]);
  },
);

test('after five wrong codes the account waits, whatever sign-in they come with; the right one clears the tries', async () => {
  const email = 'guess@one.example';
  const { secret } = await setUp(email);
  const token = await startSignIn(email);
  const other = await startSignIn(email);
  for (let time = 0; time < 5; time += 1)
    expect(toRefusal(await complete(token, { otp: '000000' }))).toEqual(WRONG_CODE);
  const refused = await complete(other, { otp: codeOf(secret) });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  later(MINUTE_MS);
  expect((await complete(other, { otp: codeOf(secret) })).statusCode).toBe(200);
  for (let time = 0; time < 5; time += 1)
    expect(toRefusal(await complete(token, { otp: '000000' }))).toEqual(WRONG_CODE);
});

test('asking again and again whether a password is right is limited, until the code has come', async () => {
  const email = 'oracle@one.example';
  const { secret } = await setUp(email);
  const tokens = [];
  for (let time = 0; time < 5; time += 1) tokens.push(await startSignIn(email));
  expect((await tryPassword(email)).statusCode).toBe(429);
  expect((await complete(tokens[0]!, { otp: codeOf(secret) })).statusCode).toBe(200);
  await startSignIn(email);
});

test('a new password by mail does not take the second factor off', async () => {
  const email = 'reset@one.example';
  const { secret } = await setUp(email);
  const before = await startSignIn(email);
  await host.post('ForgetPassword', { email, locale: 'en' });
  const password = 'another calm bay';
  const reset = await host.post('ForgetPasswordConfirm', {
    token: await host.tokenTo(email, 3),
    password,
  });
  expect(reset.statusCode).toBe(204);
  expect(toRefusal(await complete(before, { otp: codeOf(secret) }))).toEqual(EXPIRED);
  const answer = await tryPassword(email, password);
  expect(answer.json()).toMatchObject({ error: 'mfa_required' });
});

test('it is taken off with the password, and told by mail', async () => {
  const email = 'off@one.example';
  const { tokens } = await setUp(email);
  const remove = (password: string) =>
    host.asOwner(tokens, 'DELETE', 'me/second-factor', { password });
  expect((await remove('not the password')).json()).toMatchObject({ code: 'wrongPassword' });
  expect((await remove(PASSWORD)).statusCode).toBe(204);
  expect(await factsOf(tokens)).toBeNull();
  expect((await eventsOf(tokens))[0]).toBe('secondFactorOff');
  await host.signIn(email);
  expect((await host.mailsTo(email, 3)).at(-1)!.message.header('subject')).toBe(
    'The second step at sign-in was taken off',
  );
});

test('an app beside a passkey makes no new codes, and without it the passkey is still asked for', async () => {
  const email = 'beside@one.example';
  const { tokens, codes } = await setUp(email);
  const begun = await host.asOwner(tokens, 'POST', 'me/passkeys', { password: PASSWORD });
  const passkey = createSoftAuthenticator('http://localhost:3000').create(
    begun.json<PasskeyCreationOptions>(),
  );
  const added = await host.asOwner(tokens, 'POST', 'me/passkeys/confirm', { name: 'Key', passkey });
  expect(added.json()).toEqual({ recoveryCodes: [] });
  const removed = await host.asOwner(tokens, 'DELETE', 'me/second-factor', { password: PASSWORD });
  expect(removed.statusCode).toBe(204);
  expect(await factsOf(tokens)).toMatchObject({ appSince: null, recoveryCodes: 10 });
  expect((await tryPassword(email)).json()).toMatchObject({ mfa_methods: ['passkey'] });

  const again = await host.asOwner(tokens, 'POST', 'me/second-factor', { password: PASSWORD });
  const { secret } = again.json<SecondFactorSecret>();
  const otp = codeOf(secret);
  const confirmed = await host.asOwner(tokens, 'POST', 'me/second-factor/confirm', { otp });
  expect(confirmed.json()).toEqual({ recoveryCodes: [] });
  const answer = (await tryPassword(email)).json<{ mfa_token: string; mfa_methods: string[] }>();
  expect(answer.mfa_methods).toEqual(['passkey', 'otp']);
  expect((await complete(answer.mfa_token, { recovery_code: codes[0]! })).statusCode).toBe(200);
});

test('who has no password can set up none', async () => {
  await host.account('nopassword@one.example');
  const tokens = await host.signIn('nopassword@one.example');
  await host.database.db
    .deleteFrom('credentials')
    .where('email_key', '=', 'nopassword@one.example')
    .execute();
  const begun = await host.asOwner(tokens, 'POST', 'me/second-factor', { password: PASSWORD });
  expect(begun.json()).toMatchObject({ code: 'wrongPassword' });
  const confirm = { otp: '000000' };
  const confirmed = await host.asOwner(tokens, 'POST', 'me/second-factor/confirm', confirm);
  expect(confirmed.json()).toMatchObject({ code: 'wrongCode' });
});

test('what was begun and never confirmed is forgotten after a day', async () => {
  const email = 'begun@one.example';
  await host.account(email);
  const tokens = await host.signIn(email);
  await host.asOwner(tokens, 'POST', 'me/second-factor', { password: PASSWORD });
  const { db } = host.database;
  const count = async () =>
    (await db.selectFrom('second_factors').where('confirmed_at', 'is', null).selectAll().execute())
      .length;
  expect(await count()).toBe(1);
  await deleteExpired(db, new Date(host.clock() + 25 * 60 * MINUTE_MS));
  expect(await count()).toBe(0);
});
