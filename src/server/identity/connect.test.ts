import { decodeJwt } from 'jose';
import { JUMPING_CLOCK, startDoor, type RunningDoor } from '../../door/testing/startDoor';
import {
  redeem,
  signIn as signInAtDoor,
  signInAndRedeem,
  type DoorTokenResponse as DoorTokens,
} from '../../door/testing/portal';
import { openAccountsHost, PASSWORD } from '../accounts/testing/accountsHost';
import type { TokenResponse } from '../../shared/contract/connect';
import { FIRST_START } from '../testing/testHost';
import { openDoorHost, trustedDoor, type DoorHost } from './testing/doorHost';
import { openDoors, type TrustedDoor } from './doors';

const LIFE_S = 600;
const DOOR_SCOPE = 'offline_access email phone profile roles';
let host: DoorHost;

beforeAll(async () => {
  host = await openDoorHost();
});
afterEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const post = (path: string, fields: Record<string, string>) =>
  host.app.inject({
    method: 'POST',
    url: `/connect/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const postBody = (body: string, type = 'application/x-www-form-urlencoded') =>
  host.app.inject({
    method: 'POST',
    url: '/connect/token',
    headers: { 'content-type': type },
    payload: body,
  });
const scopeOf = ({ access_token }: TokenResponse) => decodeJwt(access_token).scope;

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

async function signIn(person = 'omar'): Promise<TokenResponse> {
  const { tokens } = await signInAndRedeem(host.door.issuer, person);
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

/**
 * Describes what every token answer holds (SPEC 7.1: access_token, refresh_token, expires_in), and
 * what RFC 6749 §5.1 adds.
 */
const answerWith = (scope: string) => ({
  access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
  refresh_token: expect.stringMatching(/^[\w-]{43}$/) as string,
  token_type: 'Bearer',
  expires_in: 300,
  scope,
});

test('[SPEC 7.1.1, 7.1.2, 7.1.4] password and refresh, byte for byte; the user record', async () => {
  await host.account('bytes@one.example', 'Deniz Ay');
  const username = encodeURIComponent('bytes@one.example');
  const password = PASSWORD.replaceAll(' ', '+');
  const signedIn = await postBody(
    `username=${username}&password=${password}&grant_type=password&scope=offline_access+profile+roles+phone+email`,
  );
  expect([signedIn.statusCode, signedIn.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(signedIn.headers['content-type']).toBe('application/json; charset=utf-8');
  const first = signedIn.json<TokenResponse>();
  expect(first).toEqual(answerWith('offline_access profile roles phone email'));

  const renewed = await postBody(
    `refresh_token=${first.refresh_token}&grant_type=refresh_token&scope=offline_access`,
  );
  // A renewal continues the session with all that it was given.
  expect(renewed.json()).toEqual(answerWith('offline_access profile roles phone email'));
  const user = await userinfo(renewed.json<TokenResponse>().access_token);
  expect(user.headers['cache-control']).toBe('no-store');
  expect(user.json()).toEqual({
    sub: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    name: 'Deniz Ay',
    email: 'bytes@one.example',
    locale: 'en',
    roles: [],
    verified: false,
    terms_due: true,
  });
});

test('[SPEC 7.1.3] the door account login, byte for byte', async () => {
  const { tokens } = await signInAndRedeem(host.door.issuer, 'omar');
  const answer = await postBody(
    `grant_type=sol%3Adoor_account_token&scope=offline_access+email+phone+profile+roles&access_token=${tokens.access_token}`,
  );
  expect(answer.json()).toEqual(answerWith('offline_access email phone profile roles'));
});

test('[SPEC 7.1.3] an access token of 60,000 characters is looked at: it may name many groups', async () => {
  const answer = await postBody(
    `grant_type=sol%3Adoor_account_token&access_token=${'a'.repeat(60_000)}`,
  );
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
});

test('a scope that is unknown is left out of the session, of the token and of the answer', async () => {
  await host.account('scope@one.example');
  const asked = async (scope: string) =>
    (
      await host.token({
        grant_type: 'password',
        username: 'scope@one.example',
        password: PASSWORD,
        scope,
      })
    ).json<TokenResponse>();
  const answer = await asked(`roles admin roles ${'x'.repeat(5_000)} email`);
  expect([answer.scope, scopeOf(answer)]).toEqual(['roles email', 'roles email']);
  const standard = await asked('everything');
  expect(standard.scope).toBe('offline_access profile roles phone email');
});

test('the same account arrives as the same person; the seeded one where the door is the demonstration’s', async () => {
  // No other test signs in as this person.
  const countIdentities = async () => {
    const { count } = await host.database.db
      .selectFrom('identities')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('issuer', '=', host.door.issuer)
      .executeTakeFirstOrThrow();
    return count;
  };
  const before = await countIdentities();
  const subjects = [];
  for (const { access_token } of [await signIn('isil'), await signIn('isil')]) {
    subjects.push((await userinfo(access_token)).json<{ sub: string }>().sub);
  }
  expect(new Set(subjects).size).toBe(1);
  expect(await countIdentities()).toBe(before + 1);
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
  const { tokens } = await signInAndRedeem(host.door.issuer, 'leyla');
  expect((await exchange(tokens.access_token)).json()).toMatchObject({ error: 'invalid_grant' });
  await block(null);
});

test('an account that arrives many times at once becomes one person', async () => {
  const { tokens } = await signInAndRedeem(host.door.issuer, 'yusuf');
  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(tokens.access_token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const subjects = await Promise.all(
    answers.map(async (answer) => {
      const response = await userinfo(answer.json<TokenResponse>().access_token);
      return response.json<{ sub: string }>().sub;
    }),
  );
  expect(new Set(subjects).size).toBe(1);
});

test('[SPEC 7.1.2] a refresh token is good once; a second use ends the whole family', async () => {
  const first = await signIn();
  const second = await refresh(first.refresh_token);
  expect(second.statusCode).toBe(200);
  const { refresh_token: rotated } = second.json<TokenResponse>();
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

const otherNameOf = ({ issuer }: RunningDoor) => issuer.replace('localhost', '127.0.0.1');
const WITHOUT_CLIENT = ({ hostClientId: _, hostClientSecret: __, ...door }: TrustedDoor) => door;
type Change = (door: TrustedDoor) => TrustedDoor;
interface LogLine {
  readonly issuer?: string;
  readonly remedy?: string;
  readonly text: string;
}

/** Asks the door as a host with changed settings would; what it logs are the causes. */
async function ask(change: Change, token: string, lines: LogLine[] = []) {
  const write = (details: object, text: string) => void lines.push({ ...details, text });
  const doors = [change(trustedDoor(host.door.issuer))];
  return openDoors({ doors, clock: Date.now, log: { warn: write, error: write } })(token);
}
test('[SPEC 7.1.3] a token that the door issued to another client is refused, and so are its refresh and ID tokens', async () => {
  const extra = { client_id: 'meydan-archive' };
  const { code } = await signInAtDoor(host.door.issuer, 'grace', { extra });
  const archive = await redeem(host.door.issuer, code, extra);
  expect(archive.status).toBe(200);
  const own = (await signInAndRedeem(host.door.issuer, 'grace')).tokens as DoorTokens;
  const refused = [archive.body.access_token, own.refresh_token, own.id_token];
  for (const token of refused) {
    const answer = await exchange(token);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      400,
      'invalid_grant',
    ]);
  }
  expect((await exchange(own.access_token)).statusCode).toBe(200);
});

test('[SPEC 7.1.3] a token of another issuer is refused, and an expired one', async () => {
  const foreign = await startDoor({ DOOR_ACCESS_TOKEN_SECONDS: String(LIFE_S) }, [JUMPING_CLOCK]);
  const { tokens } = await signInAndRedeem(foreign.issuer, 'grace');
  const whereTrusted = () =>
    ask((door) => ({ ...door, issuer: foreign.issuer }), tokens.access_token);
  const here = await exchange(tokens.access_token);
  const there = await whereTrusted();
  await foreign.tell((LIFE_S + 1) * 1_000);
  const tooLate = await whereTrusted();
  await foreign.stop();
  expect(here.json()).toMatchObject({ error: 'invalid_grant' });
  // The token was a good one where its issuer is trusted, as long as it lived.
  expect([there.kind, tooLate.kind]).toEqual(['account', 'refused']);
});

const SETTINGS: readonly (readonly [string, Change, string, string])[] = [
  [
    'another client than the portal’s',
    (door) => ({ ...door, portalClientId: 'another-site' }),
    'refused',
    'a token was issued to the client meydan-portal, not to another-site',
  ],
  [
    'another name of the door',
    (door) => ({ ...door, issuer: otherNameOf(host.door) }),
    'misconfigured',
    'OTHER/.well-known/openid-configuration names the issuer DOOR',
  ],
  [
    'an address where no provider is',
    (door) => ({ ...door, issuer: `${door.issuer}/nowhere` }),
    'misconfigured',
    'DOOR/nowhere/.well-known/openid-configuration answered 404',
  ],
  [
    'a wrong secret of the host',
    (door) => ({ ...door, hostClientSecret: 'not this secret' }),
    'misconfigured',
    'the introspection endpoint DOOR/connect/introspect refuses the host’s client meydan-host (401 invalid_client)',
  ],
  [
    'no client of the host, though tokens are opaque',
    WITHOUT_CLIENT,
    'misconfigured',
    'its access tokens are not JWTs of RFC 9068 for the audience meydan-portal: Invalid Compact JWS',
  ],
  [
    'an address where nobody answers',
    (door) => ({ ...door, issuer: 'http://localhost:1' }),
    'unreachable',
    'http://localhost:1/.well-known/openid-configuration could not be reached (',
  ],
];

test.each(SETTINGS)(
  'a host that is set up with %s takes no token, and its log says why',
  async (_title, change, kind, cause) => {
    const { tokens } = await signInAndRedeem(host.door.issuer, 'grace');
    const lines: LogLine[] = [];
    expect(await ask(change, tokens.access_token, lines)).toEqual({ kind });
    expect(lines).toHaveLength(1);
    const { text, remedy } = lines[0]!;
    const named = text
      .replaceAll(otherNameOf(host.door), 'OTHER')
      .replaceAll(host.door.issuer, 'DOOR');
    expect(named).toContain(`a sign-in by this provider failed: ${cause}`);
    expect(remedy).toMatch(/^[A-Z].*\.$/);
    expect(JSON.stringify(lines)).not.toContain(tokens.access_token);
  },
);

test.each([
  ['with introspection', (door: TrustedDoor) => door],
  ['without', WITHOUT_CLIENT],
])('an invented token says nothing about the settings: %s nothing is logged', async (_, change) => {
  const lines: LogLine[] = [];
  expect(await ask(change, 'invented', lines)).toEqual({ kind: 'refused' });
  expect(lines).toEqual([]);
});

test('[SPEC 7.1.3] a host with a wrong secret says so to the portal, and logs it once in ten minutes', async () => {
  const logged: { level: number; msg: string }[] = [];
  const write = (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[0]);
  const wrong = { ...trustedDoor(host.door.issuer), hostClientSecret: 'not this secret' };
  const own = await openAccountsHost({ doors: [wrong], logLevel: 'warn', logStream: { write } });
  const { tokens } = await signInAndRedeem(host.door.issuer, 'grace');
  const fields = { grant_type: 'sol:door_account_token', access_token: tokens.access_token };
  const answers = [await own.token(fields), await own.token(fields)];
  await own.account('linker@one.example');
  const linker = await own.signIn('linker@one.example');
  const accessToken = tokens.access_token;
  const link = await own.asOwner(linker, 'POST', 'me/doors', { accessToken });
  const causes = () => logged.filter(({ msg }) => msg.includes('refuses the host’s client'));
  const [first, ...more] = causes();
  own.setNow(new Date(FIRST_START.getTime() + 600_000));
  await own.token(fields);
  await own.close();
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { error: 'temporarily_unavailable', code: 'doorMisconfigured' },
    ]);
  expect([link.statusCode, link.json()]).toMatchObject([503, { code: 'doorMisconfigured' }]);
  expect(first).toMatchObject({ level: 50, issuer: host.door.issuer });
  expect([more.length, causes().length]).toEqual([0, 2]);
});

test('[SPEC 7.1.3] a door that cannot be reached is said so: the token may be good', async () => {
  const alone = await openDoorHost();
  const { tokens } = await signInAndRedeem(alone.door.issuer, 'grace');
  await alone.door.stop();
  const answer = await alone.token({
    grant_type: 'sol:door_account_token',
    scope: DOOR_SCOPE,
    access_token: tokens.access_token,
  });
  await alone.close();
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    503,
    'temporarily_unavailable',
  ]);
});
