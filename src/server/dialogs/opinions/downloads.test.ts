import { sql } from 'kysely';
import { parseCsv } from '../../../opinions/csv';
import { NO_GROUP } from '../../../opinions/groupLabels';
import { findOpinionGroups } from '../../../opinions/opinionGroups';
import {
  type PublishedConversation,
  replayVotes,
  listStatementStates,
} from '../../../opinions/publishedConversation';
import { PUBLISHED_FILE_NAMES, type PublishedTable } from '../../../opinions/publishedFiles';
import { parsePublishedTables } from '../../../opinions/testing/parsePublishedTables';
import {
  RECORDED_CONVERSATIONS,
  type RecordedName,
} from '../../../opinions/testing/recordedConversations';
import { renewStatements } from '../statementChanges';
import { readRefusal, type StatementsHost } from '../statements/testing/statementsHost';
import { PUBLISHED_FILES } from './publishedFile';
import { castVotes, findDialogId, recordedCasts } from './testing/castVotes';
import { openDrawingHost, type DrawingHost } from './testing/drawingHost';

let host: StatementsHost;
let drawer: DrawingHost['drawer'];
let close: DrawingHost['close'];
/** A dialogue that tests read and do not change. */
let read: { readonly slug: string; readonly id: string };
beforeAll(async () => {
  ({ host, drawer, close } = await openDrawingHost());
  read = await drawnDialog();
});
afterAll(() => close());

const DAY_MS = 24 * 3_600_000;
const SEEDS = 54;

async function drawnDialog(
  more: Parameters<StatementsHost['dialog']>[0] = {},
  name: RecordedName = '15-per-hour-seattle',
) {
  const slug = await host.dialog({ seeds: SEEDS, ...more });
  const id = await findDialogId(host.database.db, slug);
  const casts = recordedCasts(name);
  const half = casts.length >> 1;
  await castVotes(host.database.db, id, casts.slice(0, half), { at: new Date(host.clock()) });
  const later = new Date(host.clock() + DAY_MS);
  await castVotes(host.database.db, id, casts.slice(half), { at: later });
  await drawer.draw(id);
  return { slug, id };
}

const pathOf = (slug: string, file: string) => `dialogs/${slug}/opinions/${file}`;

async function download(slug: string, file: string): Promise<string> {
  const answer = await host.ask(null, 'GET', pathOf(slug, file));
  expect([file, answer.statusCode]).toEqual([file, 200]);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${slug}-${file}"`);
  return answer.body;
}

async function readBack(slug: string): Promise<PublishedConversation> {
  const files = { summary: '', comments: '', votes: '', participants: '' };
  for (const table of Object.keys(PUBLISHED_FILE_NAMES) as PublishedTable[])
    files[table] = await download(slug, PUBLISHED_FILE_NAMES[table]);
  const { conversation, faults } = parsePublishedTables(files);
  expect(faults).toEqual([]);
  return conversation!;
}

const documentOf = async (slug: string) =>
  JSON.parse(await download(slug, 'opinions.json')) as PublishedConversation & { map: unknown };

const mapOf = async (id: string) =>
  (
    await host.database.db
      .selectFrom('opinion_maps')
      .select('map')
      .where('content_id', '=', id)
      .executeTakeFirstOrThrow()
  ).map;

test.each(RECORDED_CONVERSATIONS)(
  'whoever reads the tables of %s back finds the same groups',
  async (name) => {
    const { slug, id } = await drawnDialog({}, name);
    const conversation = await readBack(slug);
    const { votes, voters } = replayVotes(conversation.votes);
    const run = findOpinionGroups(votes, listStatementStates(conversation.comments));
    expect(JSON.parse(JSON.stringify(run.map))).toEqual(await mapOf(id));

    const groups = new Map(conversation.participants.map(({ voter, group }) => [voter, group]));
    expect(voters.map((voter) => groups.get(voter))).toEqual(
      Array.from(run.memory.nameOf, (group) => (group === NO_GROUP ? null : group)),
    );
    for (const { voter, row } of conversation.participants)
      expect(row.map((_, statement) => votes.get(voters.indexOf(voter), statement))).toEqual(row);
    expect(conversation.summary).toMatchObject({
      topic: 'A dialog',
      url: `http://localhost:3000/dialogs/${slug}`,
      voters: run.map.participants,
      groups: run.map.groups.length,
      comments: SEEDS,
    });
  },
);

test('tables begin with a byte order mark, as those of polls do, and say what they are', async () => {
  const { slug } = read;
  for (const file of Object.values(PUBLISHED_FILE_NAMES)) {
    const { headers, rawPayload } = await host.ask(null, 'GET', pathOf(slug, file));
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  }
});

test('one document holds all tables and the map', async () => {
  const { slug, id } = read;
  const { map, ...tables } = await documentOf(slug);
  expect(map).toEqual(await mapOf(id));
  expect(tables).toEqual(await readBack(slug));
});

test('words of what is not shown are in no file', async () => {
  const { slug, id } = await drawnDialog();
  const change = host.database.db.updateTable('statements').where('content_id', '=', id);
  await change.set({ state: 'hidden' }).where('number', '=', 3).execute();
  await change.set({ state: 'held' }).where('number', '=', 4).execute();
  await host.database.db.transaction().execute((trx) => renewStatements(trx, id, -2));
  await drawer.draw(id);
  for (const file of PUBLISHED_FILES)
    expect(await download(slug, file)).not.toMatch(/Seed number [34]\b/);
  const { comments } = await documentOf(slug);
  expect(comments.slice(2, 6).map(({ body, moderated }) => [body, moderated])).toEqual([
    ['Seed number 2', 0],
    ['', -1],
    ['', -1],
    ['Seed number 5', 0],
  ]);
});

test('formulas in statements are harmless, and commas and quotes stay inside their cell', async () => {
  const { slug, id } = await drawnDialog();
  await sql`update statement_texts set body = '=HYPERLINK("x"), "a"' where content_id = ${id} and body = 'Seed number 3'`.execute(
    host.database.db,
  );
  const rows = parseCsv(await download(slug, 'comments.csv'));
  const body = rows[0]!.cells.indexOf('comment-body');
  expect(rows[4]!.cells[body]).toBe(`'=HYPERLINK("x"), "a"`);
});

test('no file tells who voted what: authors have no number, votes no moment, and what people answered to their own statement is in none', async () => {
  const { slug } = await drawnDialog();
  const statement = await host.state(slug, 'omar', 'Benches in the shade of every tram stop');
  expect(statement.counts).toMatchObject({ agrees: 1, seen: 1 });
  await drawer.draw(await findDialogId(host.database.db, slug));
  const { comments, participants, summary, votes } = await documentOf(slug);
  expect(comments.at(-1)).toMatchObject({ body: statement.text.text, author: -1 });
  expect(new Set(comments.map(({ author }) => author))).toEqual(new Set([-1]));
  expect(participants.filter(({ comments: written }) => written > 0)).toEqual([]);
  expect(summary.commenters).toBe(1);
  expect(new Set(votes.map(({ timestamp }) => timestamp))).toEqual(new Set([null]));
  expect(votes.filter(({ comment }) => comment === statement.number)).toEqual([]);
  expect(parseCsv(await download(slug, 'votes.csv'))[1]!.cells.slice(0, 2)).toEqual(['', '']);

  // A second thought is an answer to one's own statement, too; those of others stay.
  await host.answer(slug, 'omar', statement.id, -1);
  await host.answer(slug, 'leyla', statement.id, 1);
  await drawer.draw(await findDialogId(host.database.db, slug));
  const later = (await documentOf(slug)).votes.filter(
    ({ comment }) => comment === statement.number,
  );
  expect(later.map(({ vote }) => vote)).toEqual([1]);
});

test('people stand in the same order whenever one asks for the files of a map, and of another dialog in another', async () => {
  const [one, other] = [read, await drawnDialog()];
  const rows = async (slug: string) =>
    (await documentOf(slug)).participants.map(({ row }) => JSON.stringify(row));
  const [first, again, another] = [
    await rows(one.slug),
    await rows(one.slug),
    await rows(other.slug),
  ];
  expect(again).toEqual(first);
  expect(another).not.toEqual(first);
  expect(another.toSorted()).toEqual(first.toSorted());
});

test('files that are asked for at the same time are all whole', async () => {
  const { slug } = read;
  const files = await Promise.all([1, 2, 3].map(() => download(slug, 'votes.csv')));
  expect(new Set(files).size).toBe(1);
});

test.each([
  ['who has not answered enough', { resultsAfter: 3 }, null],
  ['what is not for everybody', { visibility: 'signed_in' }, 'omar'],
] as const)('nothing for %s', async (_, making, who) => {
  const { slug } = await drawnDialog(making);
  for (const file of PUBLISHED_FILES)
    expect(await readRefusal(host.ask(who, 'GET', pathOf(slug, file)))).toBe('404 notFound');
});

test('without a map there is no file', async () => {
  const slug = await host.dialog({ seeds: 1 });
  expect(await readRefusal(host.ask(null, 'GET', pathOf(slug, 'votes.csv')))).toBe('404 notFound');
});
