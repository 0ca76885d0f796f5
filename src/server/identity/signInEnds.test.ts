import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '../../door/testing/browser';
import {
  redeem,
  refresh as refreshAtDoor,
  signIn as signInAtDoor,
} from '../../door/testing/portal';
import { HOST_CLIENT_ID, PORTAL_CLIENT_ID } from '../../shared/doorClients';
import type { SessionInfo } from '../../shared/contract/accounts';
import type { TokenResponse } from '../../shared/contract/connect';
import type { DemoPerson } from '../../demo/people';
import { sql } from 'kysely';
import { testWhere } from '../../shared/testing/testWhere';
import { RETENTION_PERIODS } from '../../shared/retention';
import { openAccountsHost, PASSWORD } from '../accounts/testing/accountsHost';
import { endSessions } from './sessions';
import { openDoorHost, type DoorHost } from './testing/doorHost';
import { forgetSignInEnds } from './signInEnds';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const REFUSED = [400, 'login_required'];
const TAKEN = [200, undefined];

let host: DoorHost;
let aheadMs = 0;

beforeAll(async () => {
  host = await openDoorHost();
  host.setNow(new Date());
});
afterAll(() => host.close());

/** Advances the clocks of provider and host together. */
async function pass(ms: number): Promise<void> {
  aheadMs += ms;
  await host.door.tell(aheadMs);
  host.setNow(new Date(Date.now() + aheadMs));
}
beforeEach(async () => {
  // People who arrive are new: the demonstration's people are left alone.
  const others = host.database.db.deleteFrom('identities').where('subject', '!=', 'demo-admin');
  await others.execute();
  await pass(10 * MINUTE_MS);
});

/** One browser: what it holds of the door is what a tab of the portal stores. */
interface Device {
  readonly browser: Browser;
  readonly atDoor: { readonly access_token: string; readonly refresh_token: string };
}

/** Signs in at the door, in a new browser or once more in the same one (`prompt=login`). */
async function arrive(person: DemoPerson, browser?: Browser): Promise<Device> {
  const anew = browser ? { browser, extra: { prompt: 'login' } } : {};
  const { issuer } = host.door;
  const { browser: used, code } = await signInAtDoor(issuer, person, anew);
  return { browser: used, atDoor: (await redeem(issuer, code)).body };
}

const exchange = ({ atDoor }: Device) =>
  host.token({ grant_type: 'sol:door_account_token', access_token: atDoor.access_token });
const answerOf = async (device: Device) => {
  const answer = await exchange(device);
  return [answer.statusCode, answer.json<{ error?: string }>().error];
};
const signIn = async (device: Device) => (await exchange(device)).json<TokenResponse>();
const sessionsOf = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', 'me/sessions')).json<SessionInfo[]>();
const personOf = async ({ access_token }: TokenResponse) => {
  const headers = { authorization: `Bearer ${access_token}` };
  return (await host.app.inject({ url: '/connect/userinfo', headers })).json<{ sub: string }>().sub;
};
const refusalOf = async ({ refresh_token }: TokenResponse) => {
  const answer = await host.refresh(refresh_token);
  return [answer.statusCode, answer.json<{ error?: string }>().error];
};
const countPeople = async () =>
  (await host.database.db.selectFrom('people').select('id').execute()).length;

async function accountWith(email: string, device: Device): Promise<TokenResponse> {
  await host.account(email);
  const tokens = await host.signIn(email);
  const accessToken = device.atDoor.access_token;
  expect((await host.asOwner(tokens, 'POST', 'me/doors', { accessToken })).statusCode).toBe(200);
  return tokens;
}

async function block(id: string, isBlocked: boolean): Promise<void> {
  const headers = await host.headersOf('admin');
  const answer = await host.app.inject({
    method: isBlocked ? 'PUT' : 'DELETE',
    url: `/v1/admin/people/${id}/block`,
    headers,
    payload: { reason: 'a test' },
  });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
}

describe('[SPEC 7.1.3] an end that was asked for lasts until somebody signs in at the door', () => {
  test('one row of the list: the device is told, its sign-in is not exchanged again, a new one is', async () => {
    const phone = await arrive('grace');
    const onPhone = await signIn(phone);
    const laptop = await arrive('grace');
    const onLaptop = await signIn(laptop);
    const { id } = (await sessionsOf(onPhone)).find(({ isCurrent }) => isCurrent)!;
    await host.asOwner(onLaptop, 'DELETE', `me/sessions/${id}`);

    expect(await refusalOf(onPhone)).toEqual(REFUSED);
    expect(await answerOf(phone)).toEqual(REFUSED);
    expect((await host.refresh(onLaptop.refresh_token)).statusCode).toBe(200);
    await pass(MINUTE_MS);
    expect(await answerOf(phone)).toEqual(REFUSED);
    expect(await answerOf(await arrive('grace', phone.browser))).toEqual(TAKEN);
  });

  test('a token that the door renews is of the same sign-in', async () => {
    const phone = await arrive('grace');
    await signIn(phone);
    const onLaptop = await signIn(await arrive('grace'));
    await host.asOwner(onLaptop, 'DELETE', 'me/sessions');
    await pass(MINUTE_MS);
    const { body } = await refreshAtDoor(host.door.issuer, phone.atDoor.refresh_token);
    expect(await answerOf({ ...phone, atDoor: body })).toEqual(REFUSED);
  });

  test('everywhere else: also a sign-in at the door that was never seen here', async () => {
    const library = await arrive('omar');
    await pass(10 * MINUTE_MS);
    const onLaptop = await signIn(await arrive('omar'));
    await host.asOwner(onLaptop, 'DELETE', 'me/sessions');
    const { body } = await refreshAtDoor(host.door.issuer, library.atDoor.refresh_token);
    expect(await answerOf({ ...library, atDoor: body })).toEqual(REFUSED);
    await pass(MINUTE_MS);
    expect(await answerOf(await arrive('omar', library.browser))).toEqual(TAKEN);
  });

  test('a row of a session by password: what that browser holds of a door is not known', async () => {
    const phone = await arrive('isil');
    const tokens = await accountWith('row@one.example', phone);
    const here = await host.signIn('row@one.example');
    const { id } = (await sessionsOf(tokens)).find(({ isCurrent }) => isCurrent)!;
    await host.asOwner(here, 'DELETE', `me/sessions/${id}`);
    expect(await answerOf(phone)).toEqual(REFUSED);
  });

  test('a changed password', async () => {
    const phone = await arrive('nadia');
    const tokens = await accountWith('changed@one.example', phone);
    const onPhone = await signIn(phone);
    const change = { password: PASSWORD, newPassword: 'another quiet harbour' };
    expect((await host.asOwner(tokens, 'POST', 'me/password', change)).statusCode).toBe(204);
    expect(await refusalOf(onPhone)).toEqual(REFUSED);
    expect(await answerOf(phone)).toEqual(REFUSED);
    await pass(MINUTE_MS);
    expect(await answerOf(await arrive('nadia', phone.browser))).toEqual(TAKEN);
  });

  test('unlinking: the sign-in before it opens no account at all, not a new one either', async () => {
    const phone = await arrive('leyla');
    const tokens = await accountWith('unlinked@one.example', phone);
    const { issuer } = host.door;
    await host.asOwner(tokens, 'DELETE', `me/doors?${new URLSearchParams({ issuer })}`);
    const before = await countPeople();
    expect(await answerOf(phone)).toEqual(REFUSED);
    const accessToken = phone.atDoor.access_token;
    expect((await host.asOwner(tokens, 'POST', 'me/doors', { accessToken })).json()).toMatchObject({
      code: 'doorRefused',
    });
    expect(await countPeople()).toBe(before);
    await pass(MINUTE_MS);
    const anew = await signIn(await arrive('leyla', phone.browser));
    expect(await personOf(anew)).not.toBe(await personOf(tokens));
  });

  test('a block outlasts the unblocking', async () => {
    const phone = await arrive('yusuf');
    const onPhone = await signIn(phone);
    const id = await personOf(onPhone);
    await block(id, true);
    expect((await answerOf(phone))[0]).toBe(400);
    await block(id, false);
    expect(await answerOf(phone)).toEqual(REFUSED);
    expect(await refusalOf(onPhone)).toEqual(REFUSED);
    await pass(MINUTE_MS);
    expect(await answerOf(await arrive('yusuf', phone.browser))).toEqual(TAKEN);
  });

  test('a deletion: nobody is made anew by the sign-in before it, and nothing of the login is kept in words', async () => {
    const phone = await arrive('grace');
    const tokens = await signIn(phone);
    expect((await host.asOwner(tokens, 'DELETE', 'me', {})).statusCode).toBe(204);
    const before = await countPeople();
    expect(await answerOf(phone)).toEqual(REFUSED);
    expect(await countPeople()).toBe(before);
    const kept = await host.database.db.selectFrom('sign_in_ends').select('key').execute();
    expect(kept.map(({ key }) => key.toString('latin1')).join(' ')).not.toMatch(/grace|localhost/);
    await pass(MINUTE_MS);
    expect(await answerOf(await arrive('grace', phone.browser))).toEqual(TAKEN);
  });

  test('signing out: other tabs of this browser do not bring the session back, other browsers go on', async () => {
    const here = await arrive('omar');
    const tokens = await signIn(here);
    const laptop = await arrive('omar');
    await host.app.inject({
      method: 'POST',
      url: '/connect/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${tokens.refresh_token}`,
    });
    expect(await answerOf(here)).toEqual(REFUSED);
    const renewed = await refreshAtDoor(host.door.issuer, here.atDoor.refresh_token);
    expect(await answerOf({ ...here, atDoor: renewed.body })).toEqual(REFUSED);
    expect(await answerOf(laptop)).toEqual(TAKEN);
    await pass(MINUTE_MS);
    expect(await answerOf(await arrive('omar', here.browser))).toEqual(TAKEN);
  });

  test('an exchange at the same moment begins no session that outlasts the end', async () => {
    const phone = await arrive('isil');
    const onLaptop = await signIn(await arrive('isil'));
    for (let round = 0; round < 8; round += 1) {
      const [arrived] = await Promise.all([
        exchange(phone),
        host.asOwner(onLaptop, 'DELETE', 'me/sessions'),
      ]);
      if (arrived.statusCode === 200)
        expect(await refusalOf(arrived.json<TokenResponse>())).toEqual(REFUSED);
      expect(await sessionsOf(onLaptop)).toHaveLength(1);
      await host.database.db.deleteFrom('sign_in_ends').execute();
    }
  });

  testWhere(process.env.MEYDAN_TEST_DATABASE !== undefined, 'needs PostgreSQL')(
    'an exchange that arrives while an end is being written waits for it, and is refused',
    async () => {
      const { db } = host.database;
      const phone = await arrive('isil');
      const personId = await personOf(await signIn(phone));
      const end = { personId, device: '', kind: 'allSessionsEnded' } as const;
      const isWaiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length > 0;
      };
      let exchanged: ReturnType<typeof exchange> | undefined;
      let isAnswered = false;
      await db.transaction().execute(async (trx) => {
        await endSessions(trx, null, end, new Date(host.clock()));
        exchanged = exchange(phone);
        void exchanged.then(() => (isAnswered = true));
        while (!isAnswered && !(await isWaiting()));
      });
      const { statusCode } = await exchanged!;
      expect([isAnswered, statusCode]).toEqual([true, 400]);
      const open = db.selectFrom('sessions').select('family_id').where('ended_at', 'is', null);
      expect(await open.where('person_id', '=', personId).execute()).toEqual([]);
    },
  );

  test('a session that nobody asked to end is refused as before: the door may be asked', async () => {
    const phone = await arrive('nadia');
    const tokens = await signIn(phone);
    await host.refresh(tokens.refresh_token);
    expect(await refusalOf(tokens)).toEqual([400, 'invalid_grant']);
    expect(await answerOf(phone)).toEqual(TAKEN);
  });

  test('an operator ends everybody’s sign-ins by one row', async () => {
    const phone = await arrive('leyla');
    await signIn(phone);
    const { db } = host.database;
    const at = new Date(Date.now() + aheadMs);
    const everybody = { key: Buffer.alloc(0), ended_at: at, seen_at: at };
    await db.insertInto('sign_in_ends').values(everybody).execute();
    expect(await answerOf(phone)).toEqual(REFUSED);
    await pass(10 * MINUTE_MS);
    expect(await answerOf(await arrive('leyla', phone.browser))).toEqual(TAKEN);
  });

  test('an end goes after ninety days, and an older sign-in is not taken at all', async () => {
    const { db } = host.database;
    const now = new Date(Date.now() + aheadMs);
    const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
    await db.deleteFrom('sign_in_ends').execute();
    const key = Buffer.from('any');
    await db.insertInto('sign_in_ends').values({ key, ended_at: now }).execute();
    const count = async () => (await db.selectFrom('sign_in_ends').select('key').execute()).length;
    await forgetSignInEnds(db, after(RETENTION_PERIODS.signInEndDays - 1));
    expect(await count()).toBe(1);
    await forgetSignInEnds(db, after(RETENTION_PERIODS.signInEndDays + 1));
    expect(await count()).toBe(0);

    const phone = await arrive('grace');
    host.setNow(after(RETENTION_PERIODS.signInEndDays + 1));
    expect(await answerOf(phone)).toEqual(REFUSED);
  });
});

/**
 * Opens a provider that says of its tokens what `facts` has, in seconds since 1970; it takes every
 * token.
 */
async function openFakeDoor() {
  let facts: object = {};
  const answers: Record<string, (issuer: string) => object> = {
    '/.well-known/openid-configuration': (issuer) => ({
      issuer,
      introspection_endpoint: `${issuer}/introspect`,
      userinfo_endpoint: `${issuer}/me`,
    }),
    '/introspect': () => ({ active: true, client_id: PORTAL_CLIENT_ID, sub: 'ada', ...facts }),
    '/me': () => ({ sub: 'ada', name: 'Ada' }),
  };
  const server = createServer(({ url = '' }: IncomingMessage, response) => {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[url]!(issuer)));
  });
  await new Promise<void>((done) => void server.listen(0, 'localhost', done));
  return {
    issuer: `http://localhost:${(server.address() as AddressInfo).port}`,
    say: (said: object) => void (facts = said),
    close: () => new Promise((done) => void server.close(done)),
  };
}

describe('[SPEC 7.1.3] what a door says of its sign-ins', () => {
  const NOW = new Date('2027-03-01T12:00:00Z');
  const S = NOW.getTime() / 1_000;
  const JWT = (claims: object) =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  let door: Awaited<ReturnType<typeof openFakeDoor>>;
  let own: Awaited<ReturnType<typeof openAccountsHost>>;

  beforeAll(async () => {
    door = await openFakeDoor();
    own = await openAccountsHost({
      doors: [
        {
          issuer: door.issuer,
          portalClientId: PORTAL_CLIENT_ID,
          hostClientId: HOST_CLIENT_ID,
          hostClientSecret: 'a secret of the host',
        },
      ],
    });
  });
  beforeEach(async () => {
    own.setNow(NOW);
    const { db } = own.database;
    await db.deleteFrom('people').execute();
    await db.deleteFrom('sign_in_ends').execute();
  });
  afterAll(async () => {
    await own.close();
    await door.close();
  });

  const come = async (facts: object, atS = S, token = 'opaque') => {
    door.say(facts);
    own.setNow(new Date(atS * 1_000));
    const answer = await own.token({ grant_type: 'sol:door_account_token', access_token: token });
    return { status: answer.statusCode, tokens: answer.json<TokenResponse>() };
  };

  const HOUR_S = 3_600;
  test.each([
    ['auth_time of what was seen', { auth_time: S - 60 }, 60, 400],
    ['auth_time before the end', { auth_time: S - 121 }, 60, 400],
    ['auth_time by a clock that is late', { auth_time: S - 59, iat: S }, 1, 200],
    ['auth_time after the end', { auth_time: S + 1 }, 60, 200],
    ['iat alone, before the end', { iat: S - 1 }, 60, 400],
    ['iat alone, after the end', { iat: S + 1 }, 60, 200],
    ['neither, within the hour', {}, HOUR_S - 1, 400],
    ['neither, an hour later', {}, HOUR_S + 1, 200],
    ['no numbers', { auth_time: 'now', iat: 1e300 }, 60, 400],
  ])('%s', async (_title, facts, laterS, status) => {
    const { tokens } = await come({ auth_time: S - 60 });
    await own.asOwner(tokens, 'DELETE', 'me/sessions');
    expect((await come(facts, S + laterS)).status).toBe(status);
  });

  test('claims of an access token that is a JWT count where introspection says less', async () => {
    const { tokens } = await come({}, S, JWT({ auth_time: S - 60 }));
    await own.asOwner(tokens, 'DELETE', 'me/sessions');
    expect((await come({}, S + 60, JWT({ auth_time: S - 60 }))).status).toBe(400);
    expect((await come({}, S + 60, JWT({ auth_time: S + 1 }))).status).toBe(200);
    expect((await come({ auth_time: S - 60 }, S + 60, JWT({ auth_time: S + 1 }))).status).toBe(400);
  });

  test('signing out at a door that names no session ends all sign-ins with that login', async () => {
    const { tokens } = await come({ auth_time: S - 60 });
    await own.app.inject({
      method: 'POST',
      url: '/connect/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${tokens.refresh_token}`,
    });
    expect((await come({ auth_time: S - 130 }, S + 60)).status).toBe(400);
    expect((await come({ auth_time: S + 1 }, S + 60)).status).toBe(200);
  });
});
