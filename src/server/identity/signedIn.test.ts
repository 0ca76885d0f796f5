import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { toPersonId } from '../seed/seedContents';
import { withoutTransactionCheck } from '../db/transactionCheck';
import type { HostContext } from '../hostContext';
import type { Problem } from '../http/problem';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { lockSignedInOwners } from './signedIn';
import { recogniseViewer } from './viewer';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const KEYS = ['omar', 'grace', 'yusuf'] as const;

async function session(person: string, ended_at: Date | null): Promise<string> {
  const id = crypto.randomUUID();
  const times = {
    started_at: FIRST_START,
    authenticated_at: FIRST_START,
    last_used_at: FIRST_START,
  };
  await host.database.db
    .insertInto('sessions')
    .values({
      ...times,
      family_id: id,
      person_id: person,
      kind: 'password',
      device: 'a device',
      expires_at: new Date(FIRST_START.getTime() + 1_000_000),
      ended_at,
    })
    .execute();
  return id;
}

test('people who are blocked or gone and sessions that have ended are left out; the others keep their places', async () => {
  const { db } = host.database;
  const [omar, grace, yusuf] = KEYS.map((key) => toPersonId(key));
  await db
    .updateTable('people')
    .set({ blocked_at: FIRST_START })
    .where('id', '=', grace!)
    .execute();
  const owners = [
    { personId: grace!, sessionId: null, name: 'blocked' },
    { personId: omar!, sessionId: null, name: 'without a session' },
    { personId: omar!, sessionId: await session(omar!, FIRST_START), name: 'signed out' },
    { personId: crypto.randomUUID(), sessionId: null, name: 'gone' },
    { personId: yusuf!, sessionId: await session(yusuf!, null), name: 'in a session' },
    { personId: omar!, sessionId: null, name: 'once more' },
  ];
  const signedIn = await db.transaction().execute((trx) => lockSignedInOwners(trx, owners));
  expect([...signedIn].map(({ name }) => name).toSorted()).toEqual([
    'in a session',
    'once more',
    'without a session',
  ]);
});

test('nobody is asked for where there is nobody', async () => {
  expect(await lockSignedInOwners(host.database.db, [])).toEqual(new Set());
});

describe('what others gave somebody and take away once the request was recognised', () => {
  const ISIL = toPersonId('isil');

  const inProduction = {
    isProduction: true,
    settings: { current: () => ({ stage: 'open' }) },
    doors: [] as HostContext['doors'],
  } as HostContext;

  /** Asks a host whose one route does `task` for somebody who is signed in. */
  async function post(task: () => Promise<void>, sessionId?: string): Promise<string> {
    const app = Fastify();
    const { database, clock, tokens } = host;
    recogniseViewer(app, { ...inProduction, db: database.db, clock, tokens });
    app.setErrorHandler((error, _request, reply) => reply.send((error as Problem).code));
    app.post('/', () => task().then(() => 'taken'));
    const authorization = `Bearer ${await tokens.issue(ISIL, 'roles', sessionId)}`;
    const { body } = await app.inject({ method: 'POST', url: '/', headers: { authorization } });
    await app.close();
    return body;
  }

  /**
   * Sends a write, lets `meanwhile` happen during it, and returns the answer of the route and
   * whether it has written.
   */
  async function write(meanwhile: () => Promise<unknown>, sessionId?: string) {
    const { db } = host.database;
    const key = randomUUID();
    const answer = await post(async () => {
      await withoutTransactionCheck(meanwhile);
      await db.insertInto('installation').values({ key, value: '{}' }).execute();
    }, sessionId);
    const kept = await db.selectFrom('installation').select('key').execute();
    return [answer, kept.some((row) => row.key === key)];
  }

  const giveRoles = (roles: string[]) =>
    host.database.db.updateTable('people').set({ roles }).where('id', '=', ISIL).execute();
  const memberships = () =>
    host.database.db.updateTable('memberships').where('person_id', '=', ISIL);

  test.each<[string, () => Promise<unknown>]>([
    ['a role', () => giveRoles(['moderator'])],
    ['what somebody leads', () => memberships().set({ role: 'member' }).execute()],
    ['a membership', () => memberships().set({ until: '2020-01-01' }).execute()],
  ])('%s: nothing is written', async (_name, takeAway) => {
    const { db } = host.database;
    const kept = await db
      .selectFrom('memberships')
      .selectAll()
      .where('person_id', '=', ISIL)
      .execute();
    await giveRoles(['editor', 'moderator']);
    expect(await write(() => Promise.resolve())).toEqual(['taken', true]);
    expect(await write(takeAway)).toEqual(['forbidden', false]);
    await giveRoles(['editor', 'moderator']);
    for (const { content_id, role, until } of kept)
      await memberships().set({ role, until }).where('content_id', '=', content_id).execute();
  });

  test('a second factor, without which roles count for nothing: nothing is written', async () => {
    const { db } = host.database;
    await giveRoles(['editor']);
    await db
      .insertInto('credentials')
      .values({
        person_id: ISIL,
        email: 'isil@one.example',
        email_key: 'isil@one.example',
        password_hash: 'none',
        changed_at: FIRST_START,
        confirmed_at: FIRST_START,
      })
      .execute();
    const facts = { secret: Buffer.alloc(1), created_at: FIRST_START, confirmed_at: FIRST_START };
    await db
      .insertInto('second_factors')
      .values({ ...facts, person_id: ISIL })
      .execute();
    const id = await session(ISIL, null);
    expect(await write(() => Promise.resolve(), id)).toEqual(['taken', true]);
    const takeOff = () => db.deleteFrom('second_factors').where('person_id', '=', ISIL).execute();
    expect(await write(takeOff, id)).toEqual(['forbidden', false]);
  });

  test('what is given meanwhile does no harm, and a request that gives something up itself goes on', async () => {
    await giveRoles(['editor']);
    expect(await write(() => giveRoles(['editor', 'moderator']))).toEqual(['taken', true]);
    const giveUp = async () => {
      await giveRoles([]);
      await giveRoles(['moderator']);
    };
    expect(await post(giveUp)).toBe('taken');
  });
});
