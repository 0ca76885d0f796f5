import { personId } from '../db/seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { lockSignedIn } from './signedIn';

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
  const [omar, grace, yusuf] = KEYS.map((key) => personId(key));
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
  const signedIn = await db.transaction().execute((trx) => lockSignedIn(trx, owners));
  expect([...signedIn].map(({ name }) => name).toSorted()).toEqual([
    'in a session',
    'once more',
    'without a session',
  ]);
});

test('nobody is asked for where there is nobody', async () => {
  expect(await lockSignedIn(host.database.db, [])).toEqual(new Set());
});
