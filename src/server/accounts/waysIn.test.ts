import { randomUUID } from 'node:crypto';
import type { PortalSettings } from '../../shared/contract/settings';
import type { SecondFactorSecret } from '../../shared/contract/accounts';
import type { TokenResponse } from '../../shared/contract/connect';
import { DEFAULT_VALUES } from '../../shared/settings';
import { openDoorHost, type DoorHost } from '../identity/testing/doorHost';
import { fromBase32 } from '../identity/testing/fromBase32';
import { createHotp, getTotpStep } from '../identity/totp';
import { DOOR_GRANT } from '../identity/tokenGrants';
import { openTestHost } from '../testing/testHost';
import { PASSWORD } from './testing/accountsHost';

let host: DoorHost;
beforeAll(async () => {
  host = await openDoorHost();
});
afterEach(() => setSignIn({}));
afterAll(() => host.close());

async function setSignIn(value: Partial<PortalSettings['signIn']>) {
  const headers = await host.headersOf('admin');
  const url = '/v1/settings/signIn';
  const { revision } = (await host.app.inject({ url, headers })).json<{ revision: number }>();
  const payload = { revision, value: { ...DEFAULT_VALUES.signIn, ...value } };
  return host.app.inject({ method: 'PUT', url, headers, payload });
}

const register = (email: string) =>
  host.post('accounts', { name: 'Deniz Ay', email, password: PASSWORD, locale: 'en' });
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;
const tryPassword = (username: string, password = PASSWORD) =>
  host.token({ grant_type: 'password', username, password });
const comeByDoor = async (person: 'admin' | 'nadia') =>
  host.token({ grant_type: DOOR_GRANT, access_token: await host.signInAtDoor(person) });

test('registration can be for addresses at some domains, in any spelling of theirs', async () => {
  const none = await setSignIn({ registration: 'domains' });
  expect([none.statusCode, none.json()]).toMatchObject([422, { detail: 'domains: missing' }]);
  const shouted = await setSignIn({ registration: 'domains', domains: ['Ghent.example'] });
  expect(shouted.statusCode).toBe(422);

  await setSignIn({ registration: 'domains', domains: ['ghent.example'] });
  expect((await register('one@Ghent.Example')).statusCode).toBe(202);
  for (const email of ['two@other.example', 'two@not-ghent.example', 'two@a.ghent.example'])
    expect([email, codeOf(await register(email))]).toEqual([email, 'addressNotAllowed']);
});

test('closed registration refuses known and new addresses alike; accounts stay', async () => {
  await host.account('known@one.example');
  await setSignIn({ registration: 'off' });
  const answers = [await register('known@one.example'), await register('new@one.example')];
  expect(answers.map(codeOf)).toEqual(['accountsClosed', 'accountsClosed']);
  expect(answers[0]!.body).toBe(answers[1]!.body);
  await host.signIn('known@one.example');
  // The provider decides who comes by it.
  expect((await comeByDoor('nadia')).statusCode).toBe(200);
});

test('passwords end only where an administrator comes in by a provider, and nobody is told apart', async () => {
  await host.account('person@one.example');
  const early = await setSignIn({ passwords: false });
  expect(early.json()).toMatchObject({
    code: 'invalidSettings',
    detail: 'passwords: noAdminByProvider',
  });
  expect((await comeByDoor('admin')).statusCode).toBe(200);
  expect((await setSignIn({ passwords: false })).statusCode).toBe(200);

  const tries = [
    await tryPassword('person@one.example'),
    await tryPassword('person@one.example', 'a wrong one here'),
    await tryPassword('nobody@one.example'),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  expect(tries[0]!.json()).toMatchObject({
    error: 'unsupported_grant_type',
    code: 'passwordsOff',
  });
  expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
  expect(codeOf(await register('new@two.example'))).toBe('passwordsOff');
  const forgotten = { email: 'person@one.example', locale: 'en' };
  expect(codeOf(await host.post('ForgetPassword', forgotten))).toBe('passwordsOff');
  expect((await comeByDoor('admin')).statusCode).toBe(200);

  await setSignIn({});
  await host.signIn('person@one.example');
});

test('a sign-in whose password was right does not end with a code once passwords have ended', async () => {
  const tokens = await host.openAccount();
  const email = (await host.asOwner(tokens, 'GET', 'me/security')).json<{ email: string }>().email;
  const begun = await host.asOwner(tokens, 'POST', 'me/second-factor', { password: PASSWORD });
  const { uri } = begun.json<SecondFactorSecret>();
  const secret = fromBase32(new URL(uri).searchParams.get('secret')!);
  const otp = (steps: number) => createHotp(secret, getTotpStep(host.clock()) + steps);
  await host.asOwner(tokens, 'POST', 'me/second-factor/confirm', { otp: otp(-1) });
  const { mfa_token } = (await tryPassword(email)).json<{ mfa_token: string }>();
  expect((await comeByDoor('admin')).statusCode).toBe(200);
  await setSignIn({ passwords: false });
  const complete = () => host.token({ grant_type: 'sol:mfa', mfa_token, otp: otp(0) });
  expect((await complete()).json()).toMatchObject({ code: 'passwordsOff' });
  await setSignIn({});
  expect((await complete()).statusCode).toBe(200);
});

test('where passwords have ended, a password is no way to sign in beside the last login', async () => {
  const tokens = await host.openAccount();
  await host.link(tokens, 'leyla');
  expect((await comeByDoor('admin')).statusCode).toBe(200);
  await setSignIn({ passwords: false });
  const path = `me/doors?${new URLSearchParams({ issuer: host.door.issuer })}`;
  const refused = await host.asOwner(tokens, 'DELETE', path);
  expect(refused.json()).toMatchObject({ status: 409, code: 'lastLogin' });
  await setSignIn({});
  await host.unlink(tokens);
});

test('where passwords have ended, the last administrator who comes by a provider stays one', async () => {
  const { db } = host.database;
  const tokens = (await comeByDoor('admin')).json<TokenResponse>();
  // The administrator of the demonstration has a login of a provider that this host does not know.
  await setSignIn({ passwords: false });
  const leave = () => host.asOwner(tokens, 'DELETE', 'me', {});
  const { sub: id } = (
    await host.app.inject({
      url: '/connect/userinfo',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
  ).json<{ sub: string }>();
  const block = async () =>
    host.app.inject({
      method: 'PUT',
      url: `/v1/admin/people/${id}/block`,
      headers: { ...(await host.headersOf('admin')), 'idempotency-key': randomUUID() },
      payload: { reason: 'Asked for in a letter' },
    });
  expect((await block()).json()).toMatchObject({ code: 'lastAdmin' });
  expect((await leave()).json()).toMatchObject({ code: 'lastAdmin' });
  expect(await db.selectFrom('people').select('blocked_at').where('id', '=', id).execute()).toEqual(
    [{ blocked_at: null }],
  );
  await setSignIn({});
  expect((await block()).statusCode).toBe(204);
});

test('without a provider passwords cannot end', async () => {
  const other = await openTestHost();
  const headers = await other.headersOf('admin');
  const answer = await other.app.inject({
    method: 'PUT',
    url: '/v1/settings/signIn',
    headers,
    payload: { revision: 1, value: { ...DEFAULT_VALUES.signIn, passwords: false } },
  });
  expect(answer.json()).toMatchObject({ detail: 'passwords: noProvider' });
  await other.close();
});
