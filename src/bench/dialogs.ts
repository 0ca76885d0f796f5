import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { COMMENT_ORDERS, type CommentPage } from '../shared/contract/comments';
import {
  openEmbedded,
  openServer,
  type Database,
  type OpenDatabase,
} from '../server/db/openDatabase';
import { addDialog } from '../server/seed/scaleDialog';
import { countComments } from '../server/seed/seedComments';
import { toPersonId } from '../server/seed/seedContents';
import { openAccessTokens } from '../server/identity/accessTokens';
import { startPostgres } from '../tooling/test/postgres';
import { ask, measureTimes } from './benchRequests';
import { openBenchHostOn, type BenchHost } from './benchHost';
import { recordGrowth, printGrowthTable, type GrowthRecord } from './growth';
import { printNote } from './print';
import { createTemporaryFolder } from './temporaryFolder';

/** n, 4 n and 16 n. */
const COUNTS = [625, 2_500, 10_000] as const;
const ROUNDS = 60;
/** With those that warm up fewer than a person may post in ten minutes. */
const POSTS = 20;

const BARE_READ = '  bare query, its rows as JSON';
const BARE_WRITE = '  bare transaction';

const slugOf = (count: number) => `dialog-of-${count}`;

const NEWEST = `
  select id, parent_id, root_id, depth, state, author_id, body, lang, alignment, votes_up, votes_down, replies, created_at
  from comments where content_id = md5($1)::uuid and depth = 0 and alignment = 1 and state <> 'held'
  order by created_at desc, id desc limit 20`;

/** Creates the reference of reading: the comments of one side that an index gives. */
const bareRead = (db: Database, slug: string) => async () =>
  JSON.stringify((await db.executeQuery(CompiledQuery.raw(NEWEST, [slug]))).rows);

/** Creates the reference of posting: the rows that a comment has to store. */
const bareWrite = (db: Database, slug: string, author: string) => () =>
  db.transaction().execute(async (trx) => {
    const id = randomUUID();
    await sql`
      insert into comments (id, content_id, root_id, depth, author_id, body, lang, created_at)
      values (${id}, md5(${slug})::uuid, ${id}, 0, ${author}, 'Written without the host.', 'en', now())`.execute(
      trx,
    );
    await sql`
      update contents set comments_count = comments_count + 1, version = version + 1 where id = md5(${slug})::uuid`.execute(
      trx,
    );
    await sql`select pg_notify('content_changed', ${JSON.stringify({ id })})`.execute(trx);
  });

/**
 * Reads the first page in each order and of one side, the second page, then the answers to the
 * first comment.
 */
async function read(
  { app, database }: BenchHost,
  count: number,
  grown: GrowthRecord,
): Promise<void> {
  const path = `/v1/dialogs/${slugOf(count)}/comments`;
  const measure = async (name: string, url: string) =>
    recordGrowth(grown, name, await measureTimes(ROUNDS, () => ask(app, url)));
  for (const sort of COMMENT_ORDERS) await measure(`first page, ${sort}`, `${path}?sort=${sort}`);
  await measure('first page, one side', `${path}?side=1`);
  const { items, next } = await ask<CommentPage>(app, path);
  await measure('second page, best', `${path}?cursor=${encodeURIComponent(next!)}`);
  await measure('answers', `${path}/${items[0]!.id}/replies`);
  recordGrowth(grown, BARE_READ, await measureTimes(ROUNDS, bareRead(database.db, slugOf(count))));
}

/** Posting as somebody who is signed in, one comment after the other. */
async function post(
  { app, database }: BenchHost,
  { count, author, bearer }: { count: number; author: string; bearer: string },
  grown: GrowthRecord,
): Promise<void> {
  const send = () =>
    ask(app, `/v1/dialogs/${slugOf(count)}/comments`, {
      method: 'POST',
      bearer,
      key: randomUUID(),
      payload: { body: `Posted under ${count}.`, lang: 'en' },
    });
  recordGrowth(grown, 'posting', await measureTimes(POSTS, send));
  recordGrowth(
    grown,
    BARE_WRITE,
    await measureTimes(POSTS, bareWrite(database.db, slugOf(count), author)),
  );
}

async function measure(database: OpenDatabase, name: string): Promise<void> {
  const host = await openBenchHostOn(database);
  const { db } = database;
  const tokens = await openAccessTokens(db, Date.now);
  for (const count of COUNTS)
    await addDialog(db, { slug: slugOf(count), comments: count }, new Date());
  await countComments(db);
  await db.updateTable('people').set({ terms_version: 2 }).execute();
  await sql`analyze`.execute(db);
  const [reading, writing]: [GrowthRecord, GrowthRecord] = [new Map(), new Map()];
  for (const [index, count] of COUNTS.entries()) {
    await read(host, count, reading);
    const author = toPersonId(index);
    await post(host, { count, author, bearer: await tokens.issue(author, 'roles') }, writing);
  }
  printGrowthTable(`A dialog by its comments, ${name}`, reading, COUNTS, BARE_READ);
  printGrowthTable(`Posting by the comments that are there, ${name}`, writing, COUNTS, BARE_WRITE);
  await host.close();
}

/**
 * Opening dialogs, their answers, and posting, on the embedded database and on PostgreSQL where it
 * is installed.
 */
export async function run(): Promise<void> {
  await measure(await openEmbedded(createTemporaryFolder()), 'embedded database');
  printNote('Goal: opening and posting grow by at most n^0.1, a first page of 10,000 p95 ≤ 80 ms.');
  const postgres = await startPostgres();
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  await measure(await openServer(postgres.url), postgres.description);
  await postgres.stop();
}
