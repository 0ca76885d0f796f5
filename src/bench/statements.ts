import { sql } from 'kysely';
import { openEmbedded, openServer, type OpenDatabase } from '../server/db/openDatabase';
import { addStatementDialog, type LargeConversation } from '../server/seed/scaleStatements';
import { countStatements } from '../server/seed/seedStatements';
import { openAccessTokens } from '../server/identity/accessTokens';
import { startPostgres } from '../tooling/test/postgres';
import { openBenchHostOn, type BenchHost } from './benchHost';
import { printGrowthTable, type GrowthRecord } from './growth';
import { addVoters } from './hotPoll';
import { printNote } from './print';
import { BARE_READ, BARE_VOTE, readStatements, voteOnStatements } from './statementRequests';
import { measureMaps } from './statementMaps';
import { createTemporaryFolder } from './temporaryFolder';

/** n, 4 n and 16 n statements: as many as a dialog takes in the end. */
const STATEMENTS = [625, 2_500, 10_000] as const;
const PARTICIPANTS = 2_000;
const ANSWERS = 40;
/** Polis' usual size: the goal is set for it. */
const BUSY = { statements: 900, participants: 2_000, answers: 60 } as const;

export interface StatementBench {
  readonly host: BenchHost;
  readonly conversation: LargeConversation;
  /** Access tokens of people who have answered. */
  readonly bearers: readonly string[];
}

async function addDialogs(
  { database: { db } }: BenchHost,
  all: readonly LargeConversation[],
): Promise<void> {
  for (const conversation of all) await addStatementDialog(db, conversation, new Date());
  await countStatements(db);
  await sql`analyze`.execute(db);
}

/** Tokens of the first participants of the dialog. */
async function bearersOf(
  { database: { db } }: BenchHost,
  { slug }: LargeConversation,
  count: number,
): Promise<string[]> {
  const tokens = await openAccessTokens(db, Date.now);
  const { rows } = await sql<{ id: string }>`
    select person_id as id from statement_participants where content_id = md5(${slug})::uuid order by number limit ${count}`.execute(
    db,
  );
  return Promise.all(rows.map(({ id }) => tokens.issue(id, 'roles')));
}

async function measure(database: OpenDatabase, name: string): Promise<void> {
  const host = await openBenchHostOn(database);
  await database.db.updateTable('people').set({ terms_version: 2 }).execute();
  await addVoters(host, PARTICIPANTS);
  const sizes = STATEMENTS.map((statements) => ({
    slug: `dialog-of-${statements}`,
    statements,
    participants: PARTICIPANTS,
    answers: ANSWERS,
  }));
  const busy = { slug: 'busy-dialog', ...BUSY };
  await addDialogs(host, [...sizes, busy]);
  const [reading, voting]: [GrowthRecord, GrowthRecord] = [new Map(), new Map()];
  for (const conversation of sizes) {
    const asked = { host, conversation, bearers: await bearersOf(host, conversation, 100) };
    await readStatements(asked, reading);
    await voteOnStatements(asked, voting);
  }
  printGrowthTable(`A dialog by its statements, ${name}`, reading, STATEMENTS, BARE_READ);
  printGrowthTable(`Vote to receipt by the statements, ${name}`, voting, STATEMENTS, BARE_VOTE);
  await measureMaps({ host, conversation: busy, bearers: await bearersOf(host, busy, 100) }, name);
  await host.close();
}

/**
 * Dialogs of statements: what is asked, votes, and from a vote to its map, on the embedded database
 * and on PostgreSQL where it is installed.
 */
export async function run(): Promise<void> {
  await measure(await openEmbedded(createTemporaryFolder()), 'embedded database');
  printNote('Goal: lists and votes grow by at most n^0.1; a vote is on the map within a second.');
  const postgres = await startPostgres();
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  await measure(await openServer(postgres.url), postgres.description);
  await postgres.stop();
}
