import type { FastifyInstance } from 'fastify';
import { startPostgres } from '../tooling/test/postgres';
import { COMMENT_ORDERS, type CommentPage } from '../shared/contract/comments';
import { openEmbedded, openServer, type OpenDatabase } from '../server/db/openDatabase';
import { addDialog } from '../server/db/seed/scaleDialog';
import { countComments } from '../server/db/seed/seedComments';
import { personId } from '../server/db/seed/seedContents';
import { openAccessTokens } from '../server/identity/accessTokens';
import { sql } from 'kysely';
import { BENCH_ORIGIN, openBenchHostOn } from './benchHost';
import { median, percentile, repeated, timed } from './measure';
import { oneDecimal, printNote, printTable, whole } from './print';
import { temporaryFolder } from './temporary';

const COUNTS = [100, 1_000, 10_000] as const;
const ROUNDS = 60;
/** Fewer than a person may post in ten minutes. */
const POSTS = 25;

const slugOf = (count: number) => `dialog-of-${count}`;

interface Measured {
  readonly name: string;
  readonly times: readonly number[];
}

async function asked(app: FastifyInstance, url: string): Promise<readonly number[]> {
  const ask = async () => {
    const { statusCode } = await app.inject(url);
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
  };
  await repeated(5, ask);
  return repeated(ROUNDS, () => timed(ask));
}

/** The first page in each order and of one side, then the answers to what is discussed most. */
async function read(app: FastifyInstance, path: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const sort of COMMENT_ORDERS)
    measured.push({ name: `first page, ${sort}`, times: await asked(app, `${path}?sort=${sort}`) });
  measured.push({ name: 'first page, one side', times: await asked(app, `${path}?side=1`) });
  const { items, next } = (await app.inject(path)).json<CommentPage>();
  measured.push({
    name: 'second page, best',
    times: next ? await asked(app, `${path}?cursor=${encodeURIComponent(next)}`) : [],
  });
  const [first] = items;
  measured.push({ name: 'answers', times: await asked(app, `${path}/${first!.id}/replies`) });
  return measured;
}

/** Posting as somebody who is signed in, one comment after the other. */
async function post(
  app: FastifyInstance,
  path: string,
  { count, bearer }: { count: number; bearer: string },
): Promise<Measured> {
  let number = 0;
  const send = async () => {
    number += 1;
    const { statusCode } = await app.inject({
      ...{ method: 'POST', url: path },
      headers: {
        ...{ authorization: `Bearer ${bearer}`, origin: BENCH_ORIGIN },
        'idempotency-key': `bench-${count}-${number}`,
      },
      payload: { body: `Posted ${number} under ${count}.`, lang: 'en' },
    });
    if (statusCode !== 201) throw new Error(`a comment was answered with ${statusCode}`);
  };
  return { name: 'posting', times: await repeated(POSTS, () => timed(send)) };
}

/** The exponent of growth: 0 constant, 1 in proportion to the comments. */
const exponent = (small: readonly number[], large: readonly number[]) =>
  (Math.log(median(large) / median(small)) / Math.log(COUNTS.at(-1)! / COUNTS[0])).toFixed(2);

function print(name: string, all: readonly (readonly Measured[])[]): void {
  const largest = all.at(-1)!;
  printTable(`${name}: p95 ms (median)`, [
    ['', ...COUNTS.map((count) => `${whole(count)} comments`), 'n^'],
    ...largest.map((measured, index) => [
      measured.name,
      ...all.map((of) => {
        const { times } = of[index]!;
        return times.length === 0
          ? '–'
          : `${oneDecimal(percentile(times, 0.95))} (${oneDecimal(median(times))})`;
      }),
      all[0]![index]!.times.length === 0 ? '–' : exponent(all[0]![index]!.times, measured.times),
    ]),
  ]);
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
  const all: Measured[][] = [];
  for (const [index, count] of COUNTS.entries()) {
    const path = `/v1/dialogs/${slugOf(count)}/comments`;
    const bearer = await tokens.issue(personId(index), 'roles');
    all.push([...(await read(host.app, path)), await post(host.app, path, { count, bearer })]);
  }
  print(name, all);
  await host.close();
}

/** Opening a dialog of 100, 1,000 and 10,000 comments, its answers, and posting, on the embedded database and on PostgreSQL where it is installed. */
export async function run(): Promise<void> {
  await measure(await openEmbedded(temporaryFolder()), 'Embedded database');
  const postgres = await startPostgres();
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  await measure(await openServer(postgres.url), postgres.description);
  await postgres.stop();
}
