import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { openPeriodicWork } from '../background/periodicWork';
import type { Database } from '../db/openDatabase';
import { MIN_COMMON_VOTES, findAlikeStatements, type LastVote } from './alikeStatements';

const LOOK_EVERY_MS = 300_000;
/** Votes that are looked at, the latest: what a look costs does not grow with the dialog. */
const MOST_VOTES = 50_000;

interface Options {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: { error(facts: object, text: string): void };
}

/** Dialogs with enough new votes since they were looked through. */
async function listDue(db: Database): Promise<string[]> {
  const { rows } = await sql<{ content_id: string }>`
    select content_id from statement_dialogs left join alike_looks using (content_id)
    where statement_dialogs.votes >= coalesce(alike_looks.votes, 0) + ${MIN_COMMON_VOTES}`.execute(
    db,
  );
  return rows.map(({ content_id }) => content_id);
}

/** Reads the last vote of each participant on each statement that is shown. */
async function readVotes(trx: Database, contentId: string, until: number): Promise<LastVote[]> {
  const { rows } = await sql<LastVote>`
    select distinct on (participant, statement) participant, statement, vote
    from statement_votes
    join statements on statements.content_id = statement_votes.content_id and statements.number = statement
    where statement_votes.content_id = ${contentId} and state = 'shown'
      and statement_votes.number > ${until - MOST_VOTES} and statement_votes.number <= ${until}
    order by participant, statement, statement_votes.number desc`.execute(trx);
  return rows;
}

async function keepAlike(
  trx: Database,
  contentId: string,
  pairs: readonly (readonly [number, number])[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('statement_alikes')
    .set({ stands: false })
    .where('content_id', '=', contentId)
    .execute();
  const [later, earlier] = [0, 1].map((side) => pairs.map((pair) => pair[side]!));
  await sql`
    insert into statement_alikes (content_id, statement_id, other_id, found_at, stands)
    select later.content_id, later.id, earlier.id, ${at}::timestamptz, true
    from unnest(${later}::int[], ${earlier}::int[]) as pair (later, earlier)
    join statements as later on later.content_id = ${contentId} and later.number = pair.later
    join statements as earlier on earlier.content_id = ${contentId} and earlier.number = pair.earlier
    on conflict (statement_id, other_id) do update set stands = true`.execute(trx);
}

/** Looks one dialog through; the host that came first does it. */
function lookThrough(db: Database, contentId: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ votes: number }>`
      insert into alike_looks (content_id, votes)
      select content_id, votes from statement_dialogs where content_id = ${contentId}
      on conflict (content_id) do update set votes = excluded.votes where alike_looks.votes < excluded.votes
      returning votes`.execute(trx);
    const [look] = rows;
    if (!look) return;
    const votes = await readVotes(trx, contentId, Number(look.votes));
    await keepAlike(trx, contentId, findAlikeStatements(votes), at);
  });
}

/**
 * Finds statements that the same people answered in the same way, in every dialog that has new
 * votes.
 */
export async function sweepAlike({ db, clock, log }: Options, end?: AbortSignal): Promise<void> {
  for (const contentId of await listDue(db)) {
    if (end?.aborted) return;
    await lookThrough(db, contentId, new Date(clock())).catch((err: unknown) =>
      log.error({ contentId, err }, 'a dialog could not be looked through'),
    );
    await breathe();
  }
}

/** Looks every five minutes, beside the requests, from when the host listens until it closes. */
export function openAlikeSweeper(app: FastifyInstance, options: Options): void {
  openPeriodicWork(app, {
    everyMs: LOOK_EVERY_MS,
    startsWithPause: true,
    run: (closing) => sweepAlike(options, closing),
    onFailure: (err) => options.log.error({ err }, 'dialogs could not be looked through'),
  });
}
