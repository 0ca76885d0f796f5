import { startDoor, DOOR_SECRET, type RunningDoor } from '../../door/testing/startDoor';
import { tokensFor } from '../../door/testing/portal';
import type { TokenAnswer } from '../../shared/contract/connect';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

const DOOR_SCOPE = 'offline_access email phone profile roles';
let door: RunningDoor;
let host: TestHost;

beforeAll(async () => {
  door = await startDoor();
  const trusted = {
    issuer: door.issuer,
    portalClientId: 'meydan-portal',
    hostClientId: 'meydan-host',
    hostClientSecret: DOOR_SECRET,
  };
  host = await openTestHost({ doors: [trusted] });
}, 60_000);
afterAll(async () => {
  await host.close();
  await door.stop();
});

const post = (path: string, fields: Record<string, string>) =>
  host.app.inject({
    method: 'POST',
    url: `/connect/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const exchange = (accessToken: string) =>
  post('token', {
    grant_type: 'sol:door_account_token',
    scope: DOOR_SCOPE,
    access_token: accessToken,
  });
const refresh = (token: string) =>
  post('token', { grant_type: 'refresh_token', scope: 'offline_access', refresh_token: token });
const userinfo = (token: string) =>
  host.app.inject({ url: '/connect/userinfo', headers: { authorization: `Bearer ${token}` } });

async function signIn(person = 'omar'): Promise<TokenAnswer> {
  const { tokens } = await tokensFor(door.issuer, person);
  const response = await exchange(tokens.access_token);
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('[SPEC 1.4, 3.4.1, 7.1.3, 7.1.4] a token of the door becomes product tokens and a user record', async () => {
  const answer = await signIn();
  expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
  const user = (await userinfo(answer.access_token)).json<Record<string, unknown>>();
  expect(user).toMatchObject({ name: 'عمر حداد', locale: 'ar', verified: true, roles: [] });
});

test('the same account arrives as the same person; the seeded one where the door is the demonstration’s', async () => {
  const subjects = [];
  for (const { access_token } of [await signIn(), await signIn()]) {
    subjects.push((await userinfo(access_token)).json<{ sub: string }>().sub);
  }
  expect(new Set(subjects).size).toBe(1);
  const { people } = await host.database.db
    .selectFrom('identities')
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .where('issuer', '=', door.issuer)
    .executeTakeFirstOrThrow();
  expect(people).toBe(1);
});

test('[SPEC 7.1.3] an arrival by door is a session of that kind; who is blocked is refused there too', async () => {
  const { access_token } = await signIn('leyla');
  const { sub } = (await userinfo(access_token)).json<{ sub: string }>();
  const sessions = await host.app.inject({
    url: '/v1/me/sessions',
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(sessions.json()).toEqual([expect.objectContaining({ kind: 'door', isCurrent: true })]);

  const block = (blocked_at: Date | null) =>
    host.database.db.updateTable('people').set({ blocked_at }).where('id', '=', sub).execute();
  await block(FIRST_START);
  const { tokens } = await tokensFor(door.issuer, 'leyla');
  expect((await exchange(tokens.access_token)).json()).toMatchObject({ error: 'invalid_grant' });
  await block(null);
});

test('an account that arrives many times at once becomes one person', async () => {
  const { tokens } = await tokensFor(door.issuer, 'yusuf');
  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(tokens.access_token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const subjects = await Promise.all(
    answers.map(async (answer) => {
      const response = await userinfo(answer.json<TokenAnswer>().access_token);
      return response.json<{ sub: string }>().sub;
    }),
  );
  expect(new Set(subjects).size).toBe(1);
});

test('[SPEC 7.1.2] a refresh token is good once; a second use ends the whole family', async () => {
  const first = await signIn();
  const second = await refresh(first.refresh_token);
  expect(second.statusCode).toBe(200);
  const { refresh_token: rotated } = second.json<TokenAnswer>();
  expect(rotated).not.toBe(first.refresh_token);

  expect((await refresh(first.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  expect((await refresh(rotated)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('revocation ends the session; an unknown token is answered alike', async () => {
  const { refresh_token } = await signIn();
  const fields = {
    token: refresh_token,
    token_type_hint: 'refresh_token',
    client_id: 'meydan-portal',
  };
  expect((await post('revocation', fields)).statusCode).toBe(200);
  expect((await refresh(refresh_token)).statusCode).toBe(400);
  expect((await post('revocation', { ...fields, token: 'unknown' })).statusCode).toBe(200);
});

test('an access token ends after five minutes', async () => {
  const { access_token } = await signIn();
  host.setNow(new Date(FIRST_START.getTime() + 301_000));
  const response = await userinfo(access_token);
  host.setNow(FIRST_START);
  expect(response.json()).toMatchObject({ status: 401, code: 'invalidToken' });
});

test.each([
  ['no grant type', {}, 'invalid_request'],
  ['an unknown grant', { grant_type: 'toString' }, 'unsupported_grant_type'],
  [
    'an invented door token',
    { grant_type: 'sol:door_account_token', access_token: 'invented' },
    'invalid_grant',
  ],
  ['no door token', { grant_type: 'sol:door_account_token' }, 'invalid_request'],
])('%s is refused as RFC 6749 says', async (_title, fields, error) => {
  const response = await post('token', fields as Record<string, string>);
  expect(response.statusCode).toBe(400);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ error });
});

test.each(['not-a-token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', ''])(
  'Bearer “%s” is refused',
  async (token) => {
    expect((await userinfo(token)).statusCode).toBe(401);
  },
);

test('a token that the door issued to another client is refused, and an unreachable door is said so', async () => {
  const { tokens } = await tokensFor(door.issuer, 'grace');
  const doorFor = (facts: object) => [
    {
      issuer: door.issuer,
      portalClientId: 'meydan-portal',
      hostClientId: 'meydan-host',
      hostClientSecret: DOOR_SECRET,
      ...facts,
    },
  ];
  const other = await openTestHost({
    seed: 'none',
    doors: doorFor({ portalClientId: 'another-site' }),
  });
  const away = await openTestHost({
    seed: 'none',
    doors: doorFor({ issuer: 'http://127.0.0.1:9' }),
  });
  const ask = ({ app }: TestHost) =>
    app.inject({
      method: 'POST',
      url: '/connect/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=sol:door_account_token&access_token=${tokens.access_token}`,
    });
  const [refused, unreachable] = [await ask(other), await ask(away)];
  await Promise.all([other.close(), away.close()]);
  expect(refused.json()).toMatchObject({ error: 'invalid_grant' });
  expect([unreachable.statusCode, unreachable.json<{ error: string }>().error]).toEqual([
    503,
    'temporarily_unavailable',
  ]);
}, 60_000);
