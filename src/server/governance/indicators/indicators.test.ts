import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { Indicators } from '../../../shared/contract/indicators';
import { INDICATORS, type IndicatorName } from '../../../shared/governance';
import { isVisibleTo } from '../../content/visibility';
import { toContentId, toPersonId } from '../../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { aDecision, MEMBERS_ONLY, writeEntry } from '../testing/entries';
import { getIndicatorQuery, IS_PUBLIC } from './definitions';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const MINUTE_MS = 60_000;
let now = FIRST_START.getTime();
/** Answers are kept for a minute. */
const waitForNews = () => host.setNow(new Date((now += MINUTE_MS)));

const get = (query = '') => host.app.inject(`/v1/governance/indicators${query}`);
const read = async (query = '') => (await get(query)).json<Indicators>();
const one = async (name: IndicatorName, query = '') =>
  (await read(query)).items.find((item) => item.name === name)!;
const sumOf = ({ months }: { readonly months: readonly { readonly value: number | null }[] }) =>
  months.reduce((sum, { value }) => sum + (value ?? 0), 0);

const month = (numberOf: number) => new Date(Date.UTC(2023, numberOf, 15, 12));
function comment(author: number, at: Date) {
  const id = randomUUID();
  return {
    id,
    root_id: id,
    parent_id: null,
    depth: 0,
    alignment: 0,
    lang: 'en' as const,
    body: 'A word.',
    content_id: toContentId('dialogs', 'waterfront-change'),
    author_id: toPersonId(author),
    created_at: at,
  };
}

test('counts each of the last twelve months, and all of them', async () => {
  const { from, to, items } = await read();
  expect(items.map(({ name }) => name)).toEqual(INDICATORS);
  for (const { months } of items) {
    expect(months.map((one) => one.month)).toHaveLength(12);
    expect([months[0]!.month, months.at(-1)!.month]).toEqual([from, to]);
  }
  for (const name of ['comments', 'polls', 'events', 'statements', 'ballots'] as const) {
    const { total } = items.find((item) => item.name === name)!;
    expect([name, total > 0]).toEqual([name, true]);
  }
});

test('the query that is shown is the one that was run', async () => {
  const { from, to, items, countedAt } = await read();
  for (const { name, query, months, total } of items) {
    const given = [`${from}-01`, `${to}-01`, new Date(countedAt)];
    const { rows } = await host.database.db.executeQuery(CompiledQuery.raw(query, given));
    expect([name, rows]).toEqual([name, [...months, { month: null, value: total }]]);
    const file = await get(`/${name}.sql`);
    expect(file.body).toContain(query);
    expect(file.headers['content-disposition']).toContain(`${name}.sql`);
  }
});

test('each number is a file, too', async () => {
  const { months } = await one('comments');
  const { body, headers } = await get('/comments.csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(
    body
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n'),
  ).toEqual(['month,value', ...months.map((one) => `${one.month},${one.value ?? ''}`)]);
});

test('counts what a visitor may read, and nothing else', async () => {
  const { rows } = await sql<{ same: boolean }>`
    select coalesce(${sql.raw(IS_PUBLIC.replaceAll('$3', `'${FIRST_START.toISOString()}'`))}, false)
      = coalesce(${isVisibleTo(null, FIRST_START)}, false) as same
    from contents`.execute(host.database.db);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.every(({ same }) => same)).toBe(true);

  const before = await one('decisions-in-force', '?from=2019-01&to=2019-12');
  const numbered = (number: string) => aDecision({ number, decidedOn: '2019-03-31' });
  await writeEntry(host, 'of-members', numbered('X-7'), MEMBERS_ONLY);
  await writeEntry(host, 'a-draft', numbered('X-8'), { status: 'draft', published_at: null });
  waitForNews();
  expect((await one('decisions-in-force', '?from=2019-01&to=2019-12')).total).toBe(before.total);

  await writeEntry(host, 'of-everybody', numbered('X-9'));
  waitForNews();
  const after = await one('decisions-in-force', '?from=2019-01&to=2019-12');
  expect(after.months.filter(({ value }) => value)).toEqual([{ month: '2019-03', value: 1 }]);
});

describe('few people', () => {
  const PERIOD = '?from=2023-01&to=2023-03';
  beforeAll(async () => {
    // Four in January, five in February: two of them also in January.
    const rows = [
      ...[1, 2, 3, 4].map((author) => comment(author, month(0))),
      ...[3, 4, 5, 6, 7].map((author) => comment(author, month(1))),
    ];
    await host.database.db.insertInto('comments').values(rows).execute();
    waitForNews();
  });

  test('in a month are not shown, and cannot be told from the whole', async () => {
    const { months, total } = await one('participants', PERIOD);
    expect(months.map(({ value }) => value)).toEqual([null, 5, 0]);
    expect(total).toBe(5);
    expect((await one('participants', '?from=2023-02&to=2023-03')).total).toBe(5);
    expect((await one('participants', '?from=2023-01&to=2023-01')).total).toBe(0);
    expect((await get(`/participants.csv${PERIOD}`)).body).toContain('2023-01,\r\n2023-02,5');
  });

  test('do not hide what everybody can count: comments', async () => {
    const { months, total } = await one('comments', PERIOD);
    expect(months.map(({ value }) => value)).toEqual([4, 5, 0]);
    expect(total).toBe(9);
  });
});

test.each([
  ['America/Havana', '2026-11', '2026-11-01T03:59:59.999Z', '2026-11-01T04:00:00Z'],
  ['America/Asuncion', '2023-10', '2023-10-01T03:59:59.999Z', '2023-10-01T04:00:00Z'],
  ['Pacific/Auckland', '2026-10', '2026-09-30T10:59:59.999Z', '2026-09-30T11:00:00Z'],
])(
  'where clocks change, a month counts from its first hour: %s',
  async (zone, of, before, first) => {
    await host.database.db
      .insertInto('comments')
      .values([comment(1, new Date(before)), comment(2, new Date(first))])
      .execute();
    const query = getIndicatorQuery('comments', zone);
    const { rows } = await host.database.db.executeQuery<{ month: string | null; value: number }>(
      CompiledQuery.raw(query, [`${of}-01`, `${of}-01`, new Date('2030-01-01')]),
    );
    expect(rows).toEqual([
      { month: of, value: 1 },
      { month: null, value: 1 },
    ]);
  },
);

test('ballots are counted once their poll has closed, people once for all they did', async () => {
  const { rows } = await sql<{ ballots: number; people: number }>`
    select count(*)::int as ballots, count(distinct voter_id)::int as people
    from poll_voters join contents on contents.id = poll_id
    where closes_at <= ${FIRST_START} and visibility in ('public', 'members_but_visible')`.execute(
    host.database.db,
  );
  const ballots = await one('ballots');
  expect(ballots.total).toBe(sumOf(ballots));
  expect(ballots.total).toBeLessThanOrEqual(rows[0]!.ballots);
  const people = await one('participants');
  expect(people.total).toBeLessThan(sumOf(people));
});

test('is counted once a minute', async () => {
  const run = jest.spyOn(host.database.db.getExecutor(), 'executeQuery');
  waitForNews();
  await read();
  const first = run.mock.calls.length;
  await Promise.all([read(), read(), get('/polls.csv')]);
  expect(first).toBeGreaterThanOrEqual(INDICATORS.length);
  expect(run.mock.calls).toHaveLength(first);
  waitForNews();
  await read();
  expect(run.mock.calls).toHaveLength(2 * first);
  run.mockRestore();
});

test.each([
  ['?from=2026-03&to=2026-02'],
  ['?from=2010-01&to=2026-02'],
  ['?from=2026-13'],
  ['?from=2026-02-31'],
  ["?from=2026-01'--"],
  ['?locale=en'],
])('%s is refused', async (query) => {
  expect((await get(query)).statusCode).toBe(400);
});

test.each(['/people.csv', '/toString.csv', '/comments.json', '/comments'])(
  '%s is nothing',
  async (file) => {
    expect([400, 404]).toContain((await get(file)).statusCode);
  },
);
