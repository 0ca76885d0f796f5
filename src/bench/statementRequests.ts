import { CompiledQuery, sql } from 'kysely';
import type { StatementPage } from '../shared/contract/statements';
import type { Database } from '../server/db/openDatabase';
import { ask, measureTimes } from './benchRequests';
import { recordGrowth, type GrowthRecord } from './growth';
import type { StatementBench } from './statements';

const ROUNDS = 60;
/** Number of people who vote at once. */
const CROWD = 20;

export const BARE_READ = '  bare query, its rows as JSON';
export const BARE_VOTE = '  bare transaction';

const NEWEST = `
  select statements.*, body from statements join statement_texts on statement_id = id
  where statements.content_id = md5($1)::uuid and state = 'shown' order by created_at desc, id desc limit 25`;

/** Text of a person in the middle of a sentence that resembles a few statements. */
const BEGUN = 'More benches are needed in Green Valley';

/**
 * Reads the list as visitors and others read it, the statement that is asked next, and similar ones
 * while a person writes.
 */
export async function readStatements(
  { host: { app, database }, conversation: { slug }, bearers }: StatementBench,
  grown: GrowthRecord,
): Promise<void> {
  const path = `/v1/dialogs/${slug}/statements`;
  const [bearer] = bearers as [string];
  const measure = async (name: string, url: string, own?: string) =>
    recordGrowth(
      grown,
      name,
      await measureTimes(ROUNDS, () => ask(app, url, own ? { bearer: own } : {})),
    );
  await measure('list, visitor', path);
  for (const sort of ['newest', 'agreed', 'seen'])
    await measure(`list, signed in, ${sort}`, `${path}?sort=${sort}`, bearer);
  await measure('list, what I answered', `${path}?relation=answered`, bearer);
  await measure('next', `${path}/next`, bearer);
  await measure('similar', `${path}/similar?lang=en&text=${encodeURIComponent(BEGUN)}`, bearer);
  const query = CompiledQuery.raw(NEWEST, [slug]);
  const bare = async () => JSON.stringify((await database.db.executeQuery(query)).rows);
  recordGrowth(grown, BARE_READ, await measureTimes(ROUNDS, bare));
}

/** Creates the reference: stores the rows of a vote that comes alone. */
const bareVote = (db: Database, slug: string) => {
  let turn = 0;
  return () =>
    db.transaction().execute(async (trx) => {
      const vote = turn++ % 2 === 0 ? 1 : -1;
      await sql`select from statement_dialogs where content_id = md5(${slug})::uuid for update`.execute(
        trx,
      );
      await sql`
        select vote from statement_votes where content_id = md5(${slug})::uuid and participant = 0 and statement = 0
        order by number desc limit 1`.execute(trx);
      await sql`
        update statement_dialogs set votes = votes + 1 where content_id = md5(${slug})::uuid`.execute(
        trx,
      );
      await sql`
        insert into statement_votes (content_id, number, participant, statement, vote, at)
        select content_id, votes, 0, 0, ${vote}::smallint, now() from statement_dialogs
        where content_id = md5(${slug})::uuid`.execute(trx);
      await sql`
        update statements set seen = seen + 1 where content_id = md5(${slug})::uuid and number = 0`.execute(
        trx,
      );
      await sql`select pg_notify('statements_changed', ${slug})`.execute(trx);
    });
};

/**
 * Casts another vote on a statement each time: one person after the other, for and against by
 * turns.
 */
export function createVoter(
  { host: { app }, conversation: { slug }, bearers }: StatementBench,
  ids: readonly string[],
) {
  let turn = 0;
  return () => {
    const bearer = bearers[turn % bearers.length]!;
    const round = Math.floor(turn / bearers.length);
    turn += 1;
    return ask(app, `/v1/dialogs/${slug}/statements/${ids[turn % ids.length]}/vote`, {
      method: 'PUT',
      bearer,
      payload: { vote: round % 2 === 0 ? 1 : -1 },
    });
  };
}

/** Reads the ids of the first statements of the list. */
export async function listFirstIds({
  host: { app },
  conversation: { slug },
}: StatementBench): Promise<string[]> {
  const { items } = await ask<StatementPage>(app, `/v1/dialogs/${slug}/statements`);
  return items.map(({ id }) => id);
}

/**
 * Measures a vote alone, from the request to its answer with the next statement; many people at
 * once; and the same rows by hand.
 */
export async function voteOnStatements(asked: StatementBench, grown: GrowthRecord): Promise<void> {
  const { host, conversation, bearers } = asked;
  const vote = createVoter(asked, await listFirstIds(asked));
  recordGrowth(grown, 'vote to receipt', await measureTimes(ROUNDS, vote));
  const crowd = () => Promise.all(bearers.slice(0, CROWD).map(vote));
  const together = await measureTimes(ROUNDS / CROWD, crowd);
  recordGrowth(
    grown,
    `one of ${CROWD} at once`,
    together.map((ms) => ms / CROWD),
  );
  recordGrowth(
    grown,
    BARE_VOTE,
    await measureTimes(ROUNDS, bareVote(host.database.db, conversation.slug)),
  );
}
