import type {
  CheckedIn,
  RegistrationInfo,
  RegistrationsPage,
} from '../../shared/contract/registrations';
import { formatCode } from '../../shared/registrationCode';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { FIRST_START } from '../testing/testHost';
import { remindOfRegistered } from './reminders';
import { cancelRegistration, register } from './register';
import { listFittingRegistrations } from './capacity';

const EVENT = 'open-council-evening';
const ID = toContentId('events', EVENT);
const HOUR_MS = 3_600_000;

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  host.setNow(FIRST_START);
  await host.database.db.deleteFrom('registrations').execute();
  await host.database.db.deleteFrom('notifications').execute();
  await rule({});
});

/** Stores what the event says of its places. */
async function rule({
  capacity = 3 as number | null,
  cancellation = null as object | null,
  ...more
}) {
  const registration = {
    way: 'here',
    url: null,
    guests: 3,
    opensAt: null,
    closesAt: null,
    ...more,
  };
  const { db } = host.database;
  const { details } = await db
    .selectFrom('contents')
    .select('details')
    .where('id', '=', ID)
    .executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...details, capacity, cancellation, registration });
  await db.updateTable('contents').set({ details: changed }).where('id', '=', ID).execute();
}

const ask = (who: Who, method: 'GET' | 'PUT' | 'DELETE', body?: object) =>
  host.ask(who, method, `events/${EVENT}/registration`, ...(body ? [body] : []));
async function put(who: Who, guests = 0, isPublic = false): Promise<RegistrationInfo> {
  const answer = await ask(who, 'PUT', { guests, isPublic });
  expect([answer.body, answer.statusCode]).toEqual([expect.any(String), 200]);
  return answer.json();
}
const read = async (who: Who) => (await ask(who, 'GET')).json<RegistrationInfo>();
const stateOf = async (who: Who) => (await read(who)).mine?.state;
async function refusal(who: Who, guests = 0) {
  const { code, detail } = (await ask(who, 'PUT', { guests, isPublic: false })).json<{
    code: string;
    detail?: string;
  }>();
  return detail ? `${code} ${detail}` : code;
}
const toldOf = async (kind: string) =>
  (
    await host.database.db
      .selectFrom('notifications')
      .select(['person_id', 'kind'])
      .where('content_id', '=', ID)
      .execute()
  )
    .filter((row) => row.kind === kind)
    .map((row) => row.person_id);

test('people register with guests until it is full; then they wait in the order in which they came', async () => {
  expect(await put(1, 1)).toMatchObject({
    taken: 2,
    waiting: 0,
    mine: { state: 'registered', placeInLine: null },
  });
  expect((await put(2)).mine).toMatchObject({ state: 'registered' });
  expect(await put(3)).toMatchObject({
    taken: 3,
    waiting: 1,
    mine: { state: 'waiting', placeInLine: 1 },
  });
  expect((await put(4)).mine).toMatchObject({ state: 'waiting', placeInLine: 2 });
});

test('who is blocked, or left the group that the event is for, gets no place that becomes free', async () => {
  const { db } = host.database;
  const setBlocked = (blocked_at: Date | null) =>
    db.updateTable('people').set({ blocked_at }).where('id', '=', toPersonId(4)).execute();
  const { author_content_id, visibility } = await db
    .selectFrom('contents')
    .select(['author_content_id', 'visibility'])
    .where('id', '=', ID)
    .executeTakeFirstOrThrow();
  const setEvent = (facts: object) =>
    db.updateTable('contents').set(facts).where('id', '=', ID).execute();
  const [member] = await db
    .selectFrom('memberships')
    .select(['content_id', 'person_id'])
    .where('content_id', '=', toContentId('teams', 'tenants-circle'))
    .where('state', '=', 'active')
    .execute();
  await put(1);
  await put(2, 1);
  await put(3);
  await put(4);
  await setBlocked(FIRST_START);
  await db
    .updateTable('registrations')
    .set({ person_id: member!.person_id })
    .where('person_id', '=', toPersonId(1))
    .execute();
  // The first who waits, 3, is no member of the group; 4, behind them, is blocked.
  await setEvent({ author_content_id: member!.content_id, visibility: 'members' });
  await db.transaction().execute(async (trx) => {
    const comer = { contentId: ID, personId: member!.person_id, at: FIRST_START };
    await cancelRegistration(trx, comer);
  });
  await setEvent({ author_content_id, visibility });
  await setBlocked(null);
  expect([await stateOf(3), await stateOf(4)]).toEqual(['waiting', 'waiting']);
  await ask(2, 'DELETE');
  expect([await stateOf(3), await stateOf(4)]).toEqual(['registered', 'registered']);
});

test('the same registration again changes nothing', async () => {
  const first = await put(1, 1);
  expect(await put(1, 1)).toEqual(first);
  expect(await host.database.db.selectFrom('registrations').selectAll().execute()).toHaveLength(1);
});

test('whoever leaves gives the place to the first who fits in, and that person is told', async () => {
  await put(1);
  await put(2, 1);
  await put(3, 1);
  await put(4);
  await ask(1, 'DELETE');
  expect([await stateOf(3), await stateOf(4)]).toEqual(['waiting', 'registered']);
  await ask(2, 'DELETE');
  expect(await stateOf(3)).toBe('registered');
  expect(await toldOf('placeGiven')).toEqual([toPersonId(4), toPersonId(3)]);
});

test('whoever comes back after leaving is the last in line, with another code', async () => {
  const { mine } = await put(1);
  for (const who of [2, 3, 4]) await put(who);
  await ask(1, 'DELETE');
  expect(await stateOf(4)).toBe('registered');
  const again = await put(1);
  expect(again.mine).toMatchObject({ state: 'waiting', placeInLine: 1 });
  expect(again.mine?.code).not.toBe(mine?.code);
});

test('a hundred people ask for the last place, 25 at once: one has it, the others wait in the order of arrival', async () => {
  await rule({ capacity: 1 });
  const { db } = host.database;
  const at = new Date(host.clock());
  const registerPerson = (index: number) =>
    db
      .transaction()
      .execute((trx) =>
        register(
          trx,
          { contentId: ID, personId: toPersonId(index), at },
          { guests: 0, isPublic: false },
        ),
      );
  // More at once than the pool has connections, and no more than a busy machine serves in time.
  for (let first = 0; first < 100; first += 25)
    await Promise.all(Array.from({ length: 25 }, (_, offset) => registerPerson(first + offset)));
  const rows = await db
    .selectFrom('registrations')
    .select(['state', 'number'])
    .where('content_id', '=', ID)
    .orderBy('number')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
  expect(rows.filter(({ state }) => state === 'registered')).toEqual([rows[0]]);
  const { mine, waiting } = await read(99);
  expect([mine?.state, waiting]).toEqual(['waiting', 99]);
});

test('more guests need more places; fewer leave theirs to others', async () => {
  await put(1, 1);
  await put(2);
  await put(3);
  expect(await refusal(1, 2)).toBe('noPlacesLeft');
  expect(await refusal(1, 4)).toBe('tooManyGuests');
  await put(1, 0);
  expect(await stateOf(3)).toBe('registered');
});

test.each<[string, object]>([
  ['registrationClosed notHere', { way: 'none' }],
  ['registrationClosed notHere', { way: 'elsewhere', url: 'https://tickets.example' }],
  ['registrationClosed cancelled', { cancellation: { en: 'Storm' } }],
  ['registrationClosed notOpenYet', { opensAt: '2026-03-11T09:00:00Z' }],
  ['registrationClosed closed', { closesAt: '2026-03-10T09:00:00Z' }],
  ['tooManyGuests', { guests: 0 }],
  ['tooManyGuests', { capacity: 1 }],
])('%s where the event says %j', async (expected, says) => {
  await rule(says);
  expect(await refusal(1, 1)).toBe(expected);
  expect((await read(1)).mine).toBeNull();
});

test('nobody registers for what is over', async () => {
  host.setNow(new Date('2026-03-14T09:00:00Z'));
  expect(await refusal(1)).toBe('registrationClosed over');
});

test('names are public where people said so; who waits is never among those who come', async () => {
  await put(1, 2, true);
  await put(2, 0, true);
  await put(3, 0, false);
  const { attending } = await read(null);
  expect(attending.map(({ id }) => id)).toEqual([toPersonId(1)]);
  await ask(1, 'DELETE');
  expect((await read(null)).attending.map(({ id }) => id)).toEqual([toPersonId(2)]);
  expect((await read(null)).mine).toBeNull();
});

const door = async (code: string) =>
  host.ask('nadia', 'POST', `events/${EVENT}/check-in`, { code });

test('a code opens the door once, however it is typed; then it says since when', async () => {
  const { mine } = await put(1, 1);
  const typed = ` ${formatCode(mine!.code).toLowerCase()} `;
  host.setNow(new Date(FIRST_START.getTime() + HOUR_MS));
  expect((await door(typed)).json<CheckedIn>()).toMatchObject({ outcome: 'in', guests: 1 });
  const since = new Date(host.clock()).toISOString();
  host.setNow(new Date(FIRST_START.getTime() + 2 * HOUR_MS));
  expect((await door(typed)).json<CheckedIn>()).toMatchObject({
    outcome: 'alreadyIn',
    checkedInAt: since,
  });
  expect((await ask(1, 'DELETE')).json()).toMatchObject({ code: 'notPossibleNow' });
  expect((await door('00000-00000')).json()).toMatchObject({ code: 'unknownCode' });
});

test('who waits or has left is not let in', async () => {
  await rule({ capacity: 1 });
  const first = await put(1);
  const second = await put(2);
  expect((await door(second.mine!.code)).json()).toMatchObject({ outcome: 'waiting' });
  await ask(1, 'DELETE');
  expect((await door(first.mine!.code)).json()).toMatchObject({ outcome: 'cancelled' });
});

test('those who organise see who comes, write down who came, and have it as a table without formulas', async () => {
  await rule({ capacity: 2 });
  const { db } = host.database;
  const name = '=HYPERLINK("https://evil.example")';
  await db.updateTable('people').set({ name }).where('id', '=', toPersonId(1)).execute();
  await put(1);
  await put(2);
  await put(3);
  const list = async (query = '') =>
    (
      await host.ask('nadia', 'GET', `events/${EVENT}/registrations${query}`)
    ).json<RegistrationsPage>();
  const { items, counts, next } = await list();
  expect(items.map(({ state }) => state)).toEqual(['registered', 'registered', 'waiting']);
  expect([counts, next]).toEqual([{ registered: 2, waiting: 1, attended: 0, noShow: 0 }, null]);
  expect((await list('?q=HYPER')).items).toHaveLength(1);
  const statesOn = async (name: string) =>
    (await list(`?list=${name}`)).items.map(({ state }) => state);
  expect(await statesOn('places')).toEqual(['registered', 'registered']);
  expect(await statesOn('waiting')).toEqual(['waiting']);

  const write = async (index: number, state: string) =>
    (await host.ask('nadia', 'PUT', `events/${EVENT}/registrations/${items[index]!.id}`, { state }))
      .statusCode;
  expect(await write(0, 'noShow')).toBe(409);
  expect(await write(2, 'attended')).toBe(409);
  expect(await write(0, 'attended')).toBe(204);
  expect((await list()).counts).toMatchObject({ registered: 1, attended: 1 });

  const file = await host.ask('nadia', 'GET', `events/${EVENT}/registrations.csv`);
  expect(file.headers['content-type']).toMatch('text/csv');
  const lines = file.body.split('\r\n');
  expect(lines[0]).toBe('\ufeffnumber,name,state,guests,registeredAt,checkedInAt');
  expect(lines[1]).toContain("'=HYPERLINK");
});

test('people are reminded 48 hours before, once, and only of a place that they have', async () => {
  await rule({ capacity: 1 });
  await put(1);
  await put(2);
  const remind = async (now: string) => {
    await host.database.db.transaction().execute((trx) => remindOfRegistered(trx, new Date(now)));
    return toldOf('eventSoon');
  };
  expect(await remind('2026-03-11T14:59:00Z')).toEqual([]);
  expect(await remind('2026-03-11T15:00:00Z')).toEqual([toPersonId(1)]);
  expect(await remind('2026-03-11T15:01:00Z')).toEqual([toPersonId(1)]);
});

test('a place that a deleted account leaves is given on', async () => {
  await rule({ capacity: 1 });
  const { db } = host.database;
  const { id } = await db
    .insertInto('people')
    .values({ name: 'Gone', email: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = new Date(host.clock());
  await db
    .transaction()
    .execute((trx) =>
      register(trx, { contentId: ID, personId: id, at }, { guests: 0, isPublic: false }),
    );
  await put(2);
  await db.deleteFrom('people').where('id', '=', id).execute();
  await db.transaction().execute((trx) => remindOfRegistered(trx, at));
  expect(await stateOf(2)).toBe('registered');
});

test.each<[readonly number[], number, readonly number[]]>([
  [[2, 0, 0], 2, [0, 0]],
  [[0, 3, 1], 3, [0, 1]],
  [[5], 5, []],
  [[1, 1], Infinity, [1, 1]],
])('of people who bring %j, %d free places fit %j', (guests, free, fit) => {
  const waiting = guests.map((count) => ({ guests: count }));
  expect(listFittingRegistrations(waiting, free).map((one) => one.guests)).toEqual(fit);
});
