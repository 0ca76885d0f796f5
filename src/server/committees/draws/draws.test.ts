import type {
  SortitionFile,
  SortitionList,
  SortitionPage,
  NewSortition,
} from '../../../shared/contract/sortitions';
import { hashCommitment, runSortition, hashList } from '../../../shared/sortition/pool';
import { openCommentsHost, type CommentsHost, type Who } from '../../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../../seed/seedContents';
import { FIRST_START } from '../../testing/testHost';
import { settleDueSortitions } from './settleSortitions';

const COMMITTEE = toContentId('committees', 'budget-committee');
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(FIRST_START.getTime() + days * DAY_MS);
const VALUES = [[4, 8, 15, 16, 23, 42]];

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  host.setNow(FIRST_START);
  await host.database.db.deleteFrom('draws').execute();
  await host.database.db.deleteFrom('notifications').execute();
});

const newDraw = (more: Partial<NewSortition> = {}): NewSortition => ({
  title: { en: 'Three residents' },
  strata: [{ name: '', label: {}, places: 2, substitutes: 2 }],
  sources: [{ text: { en: 'National lottery of 4 December, six numbers' }, values: 6 }],
  forVerified: false,
  answerDays: 7,
  opensAt: at(0).toISOString(),
  closesAt: at(5).toISOString(),
  ...more,
});
/** Secretary of the committee: resident 106. */
const SECRETARY = 106;
const BASE = 'committees/budget-committee/draws';
async function make(more: Partial<NewSortition> = {}): Promise<string> {
  const answer = await host.ask('nadia', 'POST', BASE, newDraw(more));
  expect([answer.body, answer.statusCode]).toEqual([expect.any(String), 201]);
  return answer.json<{ id: string }>().id;
}
const read = async (who: Who, id: string) =>
  (await host.ask(who, 'GET', `${BASE}/${id}`)).json<SortitionPage>();
type Method = 'PUT' | 'POST' | 'DELETE';
async function act(who: Who, method: Method, path: string, body?: object): Promise<string> {
  const answer = await host.ask(who, method, `${BASE}/${path}`, ...(body ? [body] : []));
  if (answer.statusCode === 200) return 'ok';
  const { code, detail } = answer.json<{ code: string; detail?: string }>();
  return detail && code === 'invalidDraw' ? `${code} ${detail}` : code;
}
const enter = (who: Who, id: string, stratum = '', isPublic = true) =>
  act(who, 'PUT', `${id}/volunteer`, { stratum, isPublic });
const seedBy = (who: Who, id: string, values = VALUES) => act(who, 'PUT', `${id}/seed`, { values });
const confirmBy = (who: Who, id: string, values = VALUES) =>
  act(who, 'POST', `${id}/confirmation`, { values });
const answerOf = (who: Who, id: string, accepts: boolean) =>
  act(who, 'PUT', `${id}/answer`, { accepts });

async function drawn(
  people: readonly number[] = [1, 2, 3, 4, 5],
  more: Partial<NewSortition> = {},
) {
  const id = await make(more);
  for (const who of people) expect(await enter(who, id)).toBe('ok');
  host.setNow(at(6));
  expect(await seedBy('nadia', id)).toBe('ok');
  expect(await confirmBy('admin', id)).toBe('ok');
  return id;
}
/** Residents in the order in which the lot has come to them. */
async function order(id: string): Promise<number[]> {
  const rows = await host.database.db
    .selectFrom('draw_volunteers')
    .select('person_id')
    .where('draw_id', '=', id)
    .where('place', 'is not', null)
    .orderBy('place')
    .execute();
  const known = new Map(Array.from({ length: 60 }, (_, who) => [toPersonId(who), who]));
  return rows.map(({ person_id }) => known.get(person_id ?? '') ?? -1);
}
const toldOf = async (kind: string) =>
  (
    await host.database.db
      .selectFrom('notifications')
      .select(['person_id', 'kind'])
      .where('content_id', '=', COMMITTEE)
      .execute()
  )
    .filter((row) => row.kind === kind)
    .map((row) => row.person_id)
    .toSorted();

describe('announcing', () => {
  test('a draw goes from planned to open to closed by its dates', async () => {
    const id = await make({ opensAt: at(1).toISOString() });
    const states = [];
    for (const day of [0, 2, 6]) {
      host.setNow(at(day));
      states.push((await read(null, id)).state);
    }
    expect(states).toEqual(['planned', 'open', 'closed']);
    const list = (await host.ask(null, 'GET', BASE)).json<SortitionList>();
    expect(list).toMatchObject({ mayEdit: false, items: [{ id, places: 2, state: 'closed' }] });
  });

  test('the same key announces once, and those who may not edit are refused', async () => {
    const key = { 'idempotency-key': 'the-same-key' };
    const [one, two] = await Promise.all(
      [1, 2].map(() => host.ask('nadia', 'POST', BASE, newDraw(), key)),
    );
    expect(one!.json()).toEqual(two!.json());
    expect((await host.ask('grace', 'POST', BASE, newDraw())).statusCode).toBe(403);
    expect((await host.ask(SECRETARY, 'POST', BASE, newDraw())).statusCode).toBe(201);
    expect((await host.ask(null, 'POST', BASE, newDraw())).statusCode).toBe(401);
  });

  const stratum = { name: 'north', label: { en: 'North' }, places: 1, substitutes: 0 };
  test.each([
    { fault: 'dates', more: { opensAt: at(6).toISOString() } },
    { fault: 'closesAt', more: { opensAt: at(-3).toISOString(), closesAt: at(-1).toISOString() } },
    { fault: 'dates', more: { opensAt: '2026-06-30T23:59:60Z' } },
    { fault: 'title', more: { title: { en: ' ' } } },
    { fault: 'strata', more: { strata: [stratum, stratum] } },
    { fault: 'strata', more: { strata: [{ ...stratum, label: {} }] } },
    { fault: 'places', more: { strata: [{ ...stratum, places: 0 }] } },
    { fault: 'sources', more: { sources: [{ text: {}, values: 1 }] } },
  ])('a fault in $fault is named', async ({ fault, more }) => {
    const answer = await host.ask('nadia', 'POST', BASE, newDraw(more));
    expect(answer.json()).toMatchObject({ status: 422, code: 'invalidDraw', detail: fault });
  });
});

describe('the list', () => {
  test('people put themselves forward once, change that and withdraw while it is open', async () => {
    const id = await make();
    expect([await enter(1, id), await enter(1, id, '', false), await enter(2, id)]).toEqual([
      'ok',
      'ok',
      'ok',
    ]);
    expect(await read(1, id)).toMatchObject({ pool: 2, mine: { isPublic: false, ticket: null } });
    expect(await act(1, 'DELETE', `${id}/volunteer`)).toBe('ok');
    expect(await act(1, 'DELETE', `${id}/volunteer`)).toBe('ok');
    expect(await read(1, id)).toMatchObject({ pool: 1, mine: null, listDigest: null });
    expect(await enter(null, id)).toBe('signInRequired');
    expect(await enter(3, id, 'north')).toBe('invalidDraw stratum');
  });

  test('only verified people where the draw says so', async () => {
    const id = await make({ forVerified: true });
    expect([await enter('grace', id), await enter('omar', id)]).toEqual([
      'verificationRequired',
      'ok',
    ]);
  });

  test('many of one person at once are one entry', async () => {
    const id = await make();
    await Promise.all(Array.from({ length: 6 }, () => enter(7, id)));
    expect((await read(7, id)).pool).toBe(1);
  });

  test('at the closing moment nobody enters or leaves any more', async () => {
    const id = await make();
    await enter(1, id);
    host.setNow(at(5));
    expect([await enter(2, id), await act(1, 'DELETE', `${id}/volunteer`)]).toEqual([
      'drawNotOpen',
      'drawNotOpen',
    ]);
    // A clock of another host that lags behind changes nothing either.
    await read(null, id);
    host.setNow(at(4));
    expect(await act(1, 'DELETE', `${id}/volunteer`)).toBe('drawNotOpen');
  });

  test('a closed list has numbers in the order of the commitments, a digest, and no names', async () => {
    const id = await make();
    for (const who of [1, 2, 3]) await enter(who, id);
    expect((await host.ask(null, 'GET', `${BASE}/${id}/list`)).statusCode).toBe(404);
    host.setNow(at(6));
    const answer = await host.ask(null, 'GET', `${BASE}/${id}/list`);
    const file = answer.json<SortitionFile>();
    expect(file.list.map(({ ticket }) => ticket)).toEqual([1, 2, 3]);
    const commitments = file.list.map(({ commitment }) => commitment);
    expect(commitments).toEqual(commitments.toSorted());
    expect([hashList(file.list), file.seed]).toEqual([file.listDigest, null]);
    expect(answer.body).not.toContain(toPersonId(1));
    const { mine } = await read(2, id);
    expect(hashCommitment(mine!.id, mine!.salt)).toBe(commitments[mine!.ticket! - 1]);
    expect((await read(9, id)).mine).toBeNull();
  });

  test('the job closes it as well, once', async () => {
    const id = await make();
    await enter(1, id);
    const { db } = host.database;
    for (const day of [6, 7])
      await db.transaction().execute((trx) => settleDueSortitions(trx, at(day)));
    const row = await db.selectFrom('draws').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row?.frozen_at).toEqual(at(6));
  });
});

describe('the seed', () => {
  test('comes after closing, with as many values as announced, and no more than numbers', async () => {
    const id = await make();
    expect(await seedBy('nadia', id)).toBe('notPossibleNow');
    host.setNow(at(6));
    expect(await seedBy('nadia', id, [[1, 2]])).toBe('wrongSeed');
    expect(await seedBy('nadia', id, [[1, 2, 3, 4, 5, 6], [1]])).toBe('wrongSeed');
    for (const values of [[['four']], [[-1]], [[1.5]], [[]], []])
      expect(await seedBy('nadia', id, values as number[][])).toBe('invalidRequest');
    expect(await seedBy('grace', id)).toBe('forbidden');
    expect(await confirmBy('admin', id)).toBe('notPossibleNow');
  });

  test('needs a second person, who confirms the values that were entered', async () => {
    const id = await make();
    for (const who of [1, 2, 3]) await enter(who, id);
    host.setNow(at(6));
    await seedBy('nadia', id);
    expect(await confirmBy('nadia', id)).toBe('otherPersonConfirms');
    expect(await confirmBy('admin', id, [[1, 2, 3, 4, 5, 6]])).toBe('newerRevision');
    expect((await read(null, id)).seed).toBeNull();
    expect((await read('admin', id)).desk).toMatchObject({ entered: VALUES, enteredBySelf: false });
    expect(await confirmBy('admin', id)).toBe('ok');
    expect(await confirmBy('admin', id)).toBe('ok');
    expect(await seedBy('nadia', id, [[1, 2, 3, 4, 5, 6]])).toBe('notPossibleNow');
    expect((await read(null, id)).seed).toEqual(VALUES);
  });

  test('a draw that two confirm at once is carried out once', async () => {
    const id = await make();
    for (const who of [1, 2, 3, 4]) await enter(who, id);
    host.setNow(at(6));
    await seedBy('nadia', id);
    const answers = await Promise.all([confirmBy('admin', id), confirmBy('admin', id)]);
    expect(answers).toEqual(['ok', 'ok']);
    expect(await toldOf('drawnByLot')).toHaveLength(2);
    expect(await order(id)).toHaveLength(4);
  });

  test('with fewer people than places nobody is drawn; the draw can be called off with a reason', async () => {
    const id = await make();
    await enter(1, id);
    host.setNow(at(6));
    await seedBy('nadia', id);
    expect(await confirmBy('admin', id)).toBe('poolTooSmall');
    expect(await read(null, id)).toMatchObject({ state: 'closed', result: [] });
    const why = { reason: 'Too few people.', locale: 'en' };
    expect(await act('grace', 'POST', `${id}/cancellation`, why)).toBe('forbidden');
    expect(await act('nadia', 'POST', `${id}/cancellation`, why)).toBe('ok');
    expect(await read(null, id)).toMatchObject({
      state: 'cancelled',
      cancelReason: { text: 'Too few people.' },
    });
    expect(await confirmBy('admin', id)).toBe('notPossibleNow');
  });
});

describe('the result', () => {
  test('is what anybody computes from the published list and seed', async () => {
    const id = await drawn();
    const file = (await host.ask(null, 'GET', `${BASE}/${id}/list`)).json<SortitionFile>();
    const [again] = runSortition(file.list, file.strata, file.seed!);
    expect(file.result).toEqual([
      { name: '', key: '4.8.15.16.23.42./', drawn: again!.drawn, standby: again!.standby },
    ]);
    const { result } = await read(null, id);
    expect(result.map(({ ticket }) => ticket)).toEqual([...again!.drawn, ...again!.standby]);
    expect(result.map(({ state }) => state)).toEqual(['asked', 'asked', 'standby', 'standby']);
    const people = await order(id);
    expect(await toldOf('drawnByLot')).toEqual(people.slice(0, 2).map(toPersonId).toSorted());
    expect(await toldOf('notDrawn')).toHaveLength(3);
  });

  test('strata have their own places', async () => {
    const part = (name: string, places: number) => ({
      name,
      label: { en: name },
      places,
      substitutes: 1,
    });
    const id = await make({ strata: [part('north', 2), part('south', 1)] });
    for (const who of [1, 2, 3, 4]) await enter(who, id, 'north');
    for (const who of [5, 6, 7]) await enter(who, id, 'south');
    host.setNow(at(6));
    await seedBy('nadia', id);
    await confirmBy('admin', id);
    const { result } = await read(null, id);
    expect(result.map(({ stratum, place, state }) => `${stratum} ${place} ${state}`)).toEqual([
      'north 1 asked',
      'north 2 asked',
      'north 3 standby',
      'south 1 asked',
      'south 2 standby',
    ]);
  });

  test('who declines leaves the place to the next one, who is told; the same again changes nothing', async () => {
    const id = await drawn();
    const [first, second, third] = await order(id);
    expect(await answerOf(first!, id, true)).toBe('ok');
    for (const _ of [1, 2]) expect(await answerOf(second!, id, false)).toBe('ok');
    expect(await answerOf(second!, id, true)).toBe('notPossibleNow');
    expect((await read(null, id)).result.map(({ state }) => state)).toEqual([
      'accepted',
      'declined',
      'asked',
      'standby',
    ]);
    expect(await toldOf('drawnByLot')).toEqual(
      [first!, second!, third!].map(toPersonId).toSorted(),
    );
    expect(await answerOf('grace', id, true)).toBe('notPossibleNow');
  });

  test('who does not answer in time is passed over', async () => {
    const id = await drawn();
    const [first, second] = await order(id);
    await answerOf(first!, id, true);
    host.setNow(at(14));
    const { db } = host.database;
    await db.transaction().execute((trx) => settleDueSortitions(trx, at(14)));
    expect(await answerOf(second!, id, true)).toBe('notPossibleNow');
    expect((await read(null, id)).result.map(({ state }) => state)).toEqual([
      'accepted',
      'lapsed',
      'asked',
      'standby',
    ]);
  });

  test('names are those of who was drawn and agreed; of a deleted account the line stays', async () => {
    const id = await make();
    for (const who of [41, 42, 43]) await enter(who, id, '', who !== 42);
    host.setNow(at(6));
    await seedBy('nadia', id);
    await confirmBy('admin', id);
    const people = await order(id);
    const named = (await read(null, id)).result.map(({ name }) => name !== null);
    expect(named).toEqual(people.map((who, place) => place < 2 && who !== 42));
    const before = (await read(null, id)).listDigest;
    const { db } = host.database;
    await db.deleteFrom('people').where('id', '=', toPersonId(people[0]!)).execute();
    await db.transaction().execute((trx) => settleDueSortitions(trx, at(7)));
    const after = await read(null, id);
    expect([after.pool, after.listDigest]).toEqual([3, before]);
    expect(after.result[0]).toMatchObject({ name: null, state: 'lapsed' });
    expect(after.result[2]).toMatchObject({ state: 'asked' });
  });
});
