import { openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import type { SecurityEvent, SessionInfo } from '../../shared/contract/accounts';
import type { TokenResponse } from '../../shared/contract/connect';
import { FIRST_START } from '../testing/testHost';

const DAY_MS = 24 * 3_600_000;
let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost();
});
afterAll(() => host.close());
afterEach(() => later(0));

const later = (ms: number) => host.setNow(new Date(FIRST_START.getTime() + ms));
const sessionsOf = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', 'me/sessions')).json<SessionInfo[]>();
const eventsOf = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', 'me/security-events')).json<SecurityEvent[]>();
const kindsOf = async (tokens: TokenResponse) => (await eventsOf(tokens)).map(({ kind }) => kind);

test('a sign-in is a session with device and times; renewing moves its last use', async () => {
  await host.account('list@one.example');
  await host.signIn('list@one.example');
  later(60_000);
  const tokens = await host.signIn('list@one.example');
  later(120_000);
  const renewed = (await host.refresh(tokens.refresh_token)).json<TokenResponse>();
  expect(await sessionsOf(renewed)).toEqual([
    expect.objectContaining({
      kind: 'password',
      device: 'Firefox · Linux',
      startedAt: '2026-03-10T09:01:00.000Z',
      lastUsedAt: '2026-03-10T09:02:00.000Z',
      isCurrent: true,
    }),
    expect.objectContaining({ startedAt: '2026-03-10T09:00:00.000Z', isCurrent: false }),
  ]);
});

test('[SPEC 7.1.2] a refresh token used twice ends its session at once, and the owner can read it', async () => {
  await host.account('reuse@one.example');
  const stolen = await host.signIn('reuse@one.example');
  const renewed = (await host.refresh(stolen.refresh_token)).json<TokenResponse>();
  expect((await host.refresh(stolen.refresh_token)).json()).toMatchObject({
    error: 'invalid_grant',
  });
  expect((await host.refresh(renewed.refresh_token)).statusCode).toBe(400);
  expect((await host.asOwner(renewed, 'GET', 'me/sessions')).statusCode).toBe(401);
  const owner = await host.signIn('reuse@one.example');
  expect(await kindsOf(owner)).toEqual([
    'signedIn',
    'refreshTokenReused',
    'signedIn',
    'emailConfirmed',
  ]);
});

test('[SPEC 7.1.2] one refresh token sent many times at once is exchanged at most once, and its session ends', async () => {
  await host.account('storm@one.example');
  const { refresh_token } = await host.signIn('storm@one.example');
  const answers = await Promise.all(Array.from({ length: 10 }, () => host.refresh(refresh_token)));
  const won = answers.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  expect((await host.refresh(won[0]!.json<TokenResponse>().refresh_token)).statusCode).toBe(400);
});

test('[SPEC 7.1.2] fifty sessions renewed at once all go on', async () => {
  await host.account('fifty@one.example');
  const sessions: TokenResponse[] = [];
  for (let time = 0; time < 50; time += 1) sessions.push(await host.signIn('fifty@one.example'));
  const answers = await Promise.all(sessions.map((tokens) => host.refresh(tokens.refresh_token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const next = answers.map((answer) => answer.json<TokenResponse>().refresh_token);
  expect(new Set(next).size).toBe(50);
  const again = await Promise.all(next.map((token) => host.refresh(token)));
  expect(again.map(({ statusCode }) => statusCode)).toEqual(again.map(() => 200));
});

test('renewing does not extend a session beyond 14 days', async () => {
  await host.account('fortnight@one.example');
  const first = await host.signIn('fortnight@one.example');
  later(13 * DAY_MS);
  const second = (await host.refresh(first.refresh_token)).json<TokenResponse>();
  later(14 * DAY_MS);
  expect((await host.refresh(second.refresh_token)).statusCode).toBe(400);
  const fresh = await host.signIn('fortnight@one.example');
  expect(await sessionsOf(fresh)).toHaveLength(1);
});

test('one session is ended alone: its tokens are refused at once, others go on', async () => {
  await host.account('one@one.example');
  const lost = await host.signIn('one@one.example');
  const here = await host.signIn('one@one.example');
  const { id } = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)!;
  expect((await host.asOwner(here, 'DELETE', `me/sessions/${id}`)).statusCode).toBe(204);
  expect((await host.asOwner(lost, 'GET', 'me/sessions')).statusCode).toBe(401);
  expect((await host.refresh(lost.refresh_token)).statusCode).toBe(400);
  expect(await sessionsOf(here)).toHaveLength(1);
  expect((await host.asOwner(here, 'DELETE', `me/sessions/${id}`)).statusCode).toBe(404);
  expect((await kindsOf(here))[0]).toBe('sessionEnded');
});

test('nobody ends or sees a session of somebody else', async () => {
  await host.account('mine@one.example');
  await host.account('theirs@one.example');
  const mine = await host.signIn('mine@one.example');
  const theirs = await host.signIn('theirs@one.example');
  const [{ id } = { id: '' }] = await sessionsOf(theirs);
  expect((await sessionsOf(mine)).map((session) => session.id)).not.toContain(id);
  expect((await host.asOwner(mine, 'DELETE', `me/sessions/${id}`)).json()).toMatchObject({
    status: 404,
    code: 'notFound',
  });
  expect(await sessionsOf(theirs)).toHaveLength(1);
});

test('all other sessions are ended together; the one that asks goes on', async () => {
  await host.account('others@one.example');
  const others = [await host.signIn('others@one.example'), await host.signIn('others@one.example')];
  const here = await host.signIn('others@one.example');
  expect((await host.asOwner(here, 'DELETE', 'me/sessions')).statusCode).toBe(204);
  for (const { refresh_token } of others)
    expect((await host.refresh(refresh_token)).statusCode).toBe(400);
  expect((await sessionsOf(here)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect((await kindsOf(here))[0]).toBe('allSessionsEnded');
  expect((await host.refresh(here.refresh_token)).statusCode).toBe(200);
});

test('signing out ends the session, its access token too; revoking with that token beside it is no fault', async () => {
  await host.account('out@one.example');
  const tokens = await host.signIn('out@one.example');
  const revoke = (token: string, hint: string) =>
    host.app.inject({
      method: 'POST',
      url: '/connect/revocation',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Bearer ${tokens.access_token}`,
      },
      payload: new URLSearchParams({ token, token_type_hint: hint }).toString(),
    });
  expect((await revoke(tokens.refresh_token, 'refresh_token')).statusCode).toBe(200);
  expect((await host.asOwner(tokens, 'GET', 'me/sessions')).statusCode).toBe(401);
  expect((await revoke(tokens.access_token, 'access_token')).statusCode).toBe(200);
});

test('who is blocked or deleted is refused with every token', async () => {
  const { db } = host.database;
  for (const email of ['barred@one.example', 'gone@one.example']) await host.account(email);
  const barred = await host.signIn('barred@one.example');
  const gone = await host.signIn('gone@one.example');
  await db
    .updateTable('people')
    .set({ blocked_at: FIRST_START })
    .where('email', '=', 'barred@one.example')
    .execute();
  await db.deleteFrom('people').where('email', '=', 'gone@one.example').execute();
  for (const tokens of [barred, gone]) {
    expect((await host.asOwner(tokens, 'GET', 'me/sessions')).statusCode).toBe(401);
    expect((await host.refresh(tokens.refresh_token)).statusCode).toBe(400);
  }
});

test('a visitor has no account area', async () => {
  for (const path of ['security', 'sessions', 'security-events'])
    expect((await host.app.inject(`/v1/me/${path}`)).json()).toMatchObject({
      code: 'signInRequired',
    });
});
