import { sql } from 'kysely';
import { findOpinionGroups, getPosition } from '../../../opinions/opinionGroups';
import { createVoteRows, type Cast } from '../../../opinions/testing/madeUpVotes';
import type { Opinions, OpinionsPage } from '../../../shared/contract/opinions';
import type { StatementPage } from '../../../shared/contract/statements';
import { renewStatements } from '../statementChanges';
import { readRefusal, type StatementsHost } from '../statements/testing/statementsHost';
import { castVotes, findDialogId, recordedCasts } from './testing/castVotes';
import { openDrawingHost, type DrawingHost } from './testing/drawingHost';

const RECORDED = '15-per-hour-seattle';
const SEEDS = 54;

let host: StatementsHost;
let drawer: DrawingHost['drawer'];
let close: DrawingHost['close'];
beforeAll(async () => {
  ({ host, drawer, close } = await openDrawingHost());
});
afterAll(() => close());

type Who = Parameters<StatementsHost['ask']>[0];

async function ask<Answer>(slug: string, who: Who, query = ''): Promise<Answer> {
  const answer = await host.ask(who, 'GET', `dialogs/${slug}/opinions${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<Answer>();
}
const opinionsOf = (slug: string, who: Who = null, query = '') => ask<Opinions>(slug, who, query);
const pageOf = (slug: string, query: string) =>
  ask<OpinionsPage>(slug, null, `/statements?${query}`);

async function draw(slug: string): Promise<string> {
  const id = await findDialogId(host.database.db, slug);
  expect(await drawer.draw(id)).toMatchObject({ kind: 'drawn' });
  return id;
}

/** Prepares a dialog with the votes of a recorded conversation and a map of them. */
async function drawnDialog(more: Parameters<StatementsHost['dialog']>[0] = {}) {
  const slug = await host.dialog({ seeds: SEEDS, ...more });
  const casts = recordedCasts(RECORDED);
  await castVotes(host.database.db, await findDialogId(host.database.db, slug), casts);
  const id = await draw(slug);
  return { slug, id, casts };
}

const numbersOf = ({ statements }: Opinions) => statements.map(({ number }) => number);

test('the map says what the library says, with every statement that its lists name', async () => {
  const { slug, casts } = await drawnDialog();
  const { map } = findOpinionGroups(createVoteRows(casts));
  const opinions = await opinionsOf(slug);
  expect(opinions).toMatchObject({
    state: 'ready',
    missing: 0,
    version: 1,
    own: null,
    stability: null,
    at: new Date(host.clock()).toISOString(),
    participants: map.participants,
    grouped: map.grouped,
    votes: map.votes,
    points: map.points,
    consensus: map.consensus.slice(0, 10),
    silhouettes: map.silhouettes.map(({ groups, value }) => ({ groups, silhouette: value })),
  });
  expect(opinions.groups).toMatchObject(map.groups.map(({ name, people }) => ({ name, people })));
  expect(opinions.groups.map(({ representative }) => representative[0]!.number)).toEqual(
    map.groups.map(({ representative }) => representative[0]!.statement),
  );
  const named = [
    ...opinions.consensus,
    ...opinions.divided,
    ...opinions.groups.flatMap(({ representative }) => representative.map(({ number }) => number)),
    ...opinions.majority.agree.map(({ number }) => number),
    ...opinions.majority.disagree.map(({ number }) => number),
  ];
  expect(numbersOf(opinions).sort()).toEqual([...new Set(named)].sort());
  for (const { number, text, counts, groups } of opinions.statements) {
    expect(text).toEqual({ text: `Seed number ${number}`, lang: 'en' });
    const { agrees, disagrees, seen } = map.statements[number]!;
    expect(counts).toEqual({ agrees, disagrees, seen });
    expect(groups).toEqual(map.statements[number]!.groups);
  }
});

test('statements that divide stand by the largest difference between two groups', async () => {
  const { slug } = await drawnDialog();
  const { divided, statements } = await opinionsOf(slug);
  const divides = divided.map((number) => statements.find((one) => one.number === number)!.divide!);
  expect(divides).toEqual(divides.toSorted((a, b) => b - a));
  expect(divided).toHaveLength(10);
  const { groups, divide } = statements.find(({ number }) => number === divided[0])!;
  const shares = groups.map(({ agrees, seen }) => (agrees + 1) / (seen + 2));
  expect(divide).toBeCloseTo(Math.max(...shares) - Math.min(...shares), 12);
});

test('words are in the language of the reader where somebody has translated them', async () => {
  const { slug, id } = await drawnDialog();
  await sql`
    insert into statement_texts (statement_id, content_id, lang, body, letters)
    select id, content_id, 'tr', 'Görüş ' || number, 'gorus' || number from statements where content_id = ${id}`.execute(
    host.database.db,
  );
  const [statement] = (await opinionsOf(slug, null, '?locale=tr')).statements;
  expect(statement!.text).toEqual({ text: `Görüş ${statement!.number}`, lang: 'tr' });
  const [listed] = (await pageOf(slug, 'locale=tr')).items;
  expect(listed!.text.lang).toBe('tr');
});

test('without a map, or without two groups, a dialog gathers', async () => {
  const slug = await host.dialog({ seeds: 3 });
  expect(await opinionsOf(slug)).toMatchObject({
    state: 'gathering',
    version: 0,
    at: null,
    participants: 0,
    groups: [],
    points: [],
  });
  expect(await pageOf(slug, '')).toEqual({ items: [], next: null, total: 0 });

  const id = await findDialogId(host.database.db, slug);
  await castVotes(host.database.db, id, [{ participant: 0, statement: 0, vote: 1 }]);
  await draw(slug);
  expect(await opinionsOf(slug)).toMatchObject({ state: 'gathering', version: 1, participants: 1 });
});

describe('results after some answers', () => {
  const answers = async (slug: string, who: Who, count: number) => {
    const { items } = await ask2<StatementPage>(slug, who);
    for (const { id } of items.slice(0, count)) await host.answer(slug, who, id, 1);
  };
  const ask2 = async <Answer>(slug: string, who: Who): Promise<Answer> =>
    (await host.ask(who, 'GET', `dialogs/${slug}/statements?relation=open`)).json<Answer>();

  test('hidden from visitors and from who has answered less, shown from then on', async () => {
    const { slug } = await drawnDialog({ resultsAfter: 3 });
    const hidden = await opinionsOf(slug);
    expect(hidden).toMatchObject({
      state: 'hidden',
      missing: 3,
      groups: [],
      points: [],
      own: null,
    });
    expect(hidden).toMatchObject({ statements: [], consensus: [], divided: [], silhouettes: [] });
    await answers(slug, 'omar', 2);
    expect(await opinionsOf(slug, 'omar')).toMatchObject({ state: 'hidden', missing: 1 });
    expect(await readRefusal(host.ask('omar', 'GET', `dialogs/${slug}/opinions/statements`))).toBe(
      '403 forbidden',
    );
    await answers(slug, 'omar', 1);
    expect(await opinionsOf(slug, 'omar')).toMatchObject({ state: 'ready', missing: 0 });
    expect(await readRefusal(host.ask('omar', 'GET', `dialogs/${slug}/opinions/statements`))).toBe(
      '200',
    );
  });

  test('nobody has to answer more than there is', async () => {
    const slug = await host.dialog({ seeds: 2, resultsAfter: 5 });
    expect(await opinionsOf(slug, 'omar')).toMatchObject({ state: 'hidden', missing: 2 });
    await answers(slug, 'omar', 2);
    expect(await opinionsOf(slug, 'omar')).toMatchObject({ state: 'gathering', missing: 0 });
  });

  test('a dialog that has closed shows them to everybody', async () => {
    const closesAt = new Date(host.clock());
    const { slug } = await drawnDialog({ resultsAfter: 3, closesAt });
    expect(await opinionsOf(slug)).toMatchObject({ state: 'ready' });
  });
});

test('people see their own place, and nobody else’s', async () => {
  const { slug, casts } = await drawnDialog();
  expect((await opinionsOf(slug, 'omar')).own).toBeNull();
  const { items } = await host.statements(slug, 'omar', 'sort=oldest');
  const own: Cast[] = [];
  const participant = 1 + Math.max(...casts.map((one) => one.participant));
  for (const [place, { id, number }] of items.slice(0, 8).entries()) {
    const vote = place % 3 === 0 ? -1 : 1;
    await host.answer(slug, 'omar', id, vote);
    own.push({ participant, statement: number, vote });
  }
  expect((await opinionsOf(slug, 'omar')).own).toBeNull();
  await draw(slug);

  const first = findOpinionGroups(createVoteRows(casts));
  const run = findOpinionGroups(createVoteRows([...casts, ...own]), [], first.memory);
  const expected = getPosition(run, participant)!;
  const { own: place } = await opinionsOf(slug, 'omar');
  expect(place!.x).toBeCloseTo(expected.x, 4);
  expect(place!.y).toBeCloseTo(expected.y, 4);
  expect(place!.group).toBe(expected.group);
  expect((await opinionsOf(slug, 'leyla')).own).toBeNull();
  expect((await opinionsOf(slug)).own).toBeNull();
});

test('what moderation has hidden is in no list, before the next map and after it', async () => {
  const { slug, id } = await drawnDialog();
  const [number] = (await opinionsOf(slug)).consensus;
  const sought = `Seed number ${number}"`;
  expect(JSON.stringify(await opinionsOf(slug))).toContain(sought);
  await host.database.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('statements')
      .set({ state: 'hidden' })
      .where('content_id', '=', id)
      .where('number', '=', number!)
      .execute();
    await renewStatements(trx, id, -1);
  });
  for (const version of [1, 2]) {
    const opinions = await opinionsOf(slug);
    expect(opinions.version).toBe(version);
    expect(JSON.stringify([opinions, await pageOf(slug, '')])).not.toContain(sought);
    expect(opinions.consensus).not.toContain(number);
    if (version === 1) await draw(slug);
  }
});

describe('all statements, page by page', () => {
  const KEYS = {
    consensus: ({ consensus }) => consensus ?? -1,
    divided: ({ divide }) => divide ?? -1,
    seen: ({ counts }) => counts.seen,
  } satisfies Record<string, (one: OpinionsPage['items'][number]) => number>;

  test.each(Object.keys(KEYS) as (keyof typeof KEYS)[])('by %s', async (sort) => {
    const { slug } = await drawnDialog();
    const { items, total, next } = await pageOf(slug, `sort=${sort}`);
    const keys = items.map(KEYS[sort]);
    expect(keys).toEqual(keys.toSorted((a, b) => b - a));
    expect(items).toHaveLength(25);
    expect([total, typeof next]).toEqual([SEEDS, 'string']);
  });

  test('by agreement and disagreement, few votes not before many', async () => {
    const { slug } = await drawnDialog();
    for (const side of ['agreed', 'disagreed'] as const) {
      const [first] = (await pageOf(slug, `sort=${side}`)).items;
      const { agrees, disagrees, seen } = first!.counts;
      expect((side === 'agreed' ? agrees : disagrees) / seen).toBeGreaterThan(0.5);
      expect(seen).toBeGreaterThan(20);
    }
  });

  test('nothing is sent twice or left out, though a map is drawn between two pages', async () => {
    const { slug, id } = await drawnDialog();
    const sent: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: OpinionsPage = await pageOf(slug, `sort=seen${cursor && `&cursor=${cursor}`}`);
      sent.push(...page.items.map(({ number }) => number));
      cursor = page.next;
      const rarest = page.items.at(-1)!.number;
      const casts = Array.from({ length: 90 }, (_, participant): Cast => ({
        participant,
        statement: (rarest + 7) % 50,
        vote: 1,
      }));
      await castVotes(host.database.db, id, casts);
      await draw(slug);
    }
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent).toHaveLength(SEEDS);
  });

  test.each(['?', 'a b', '<script>'])(
    'a cursor that nobody has given out is refused: %s',
    async (cursor) => {
      const slug = await host.dialog({ seeds: 1 });
      const path = `dialogs/${slug}/opinions/statements?cursor=${encodeURIComponent(cursor)}`;
      expect(await readRefusal(host.ask(null, 'GET', path))).toBe('400 invalidCursor');
    },
  );
});

test('a thread, and a dialog that the reader may not read, have no map', async () => {
  expect(await readRefusal(host.ask(null, 'GET', 'dialogs/waterfront-change/opinions'))).toBe(
    '404 notFound',
  );
  const slug = await host.dialog({ visibility: 'signed_in' });
  expect(await readRefusal(host.ask(null, 'GET', `dialogs/${slug}/opinions`))).toBe('404 notFound');
  expect(await readRefusal(host.ask('omar', 'GET', `dialogs/${slug}/opinions`))).toBe('200');
});
