import { sql, type RawBuilder, type Selectable } from 'kysely';
import { firstHeadOf, type Opening } from '../../shared/ballots/opening';
import { headsOf } from '../../shared/ballots/receipts';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { openingPaper, readPaper } from './papers';
import type { PollRow } from './pollQueries';
import { storedPoll, type StoredPoll } from './storedPoll';

type Content = Pick<Selectable<Tables['contents']>, 'id' | 'details' | 'opens_at' | 'closes_at'>;

/** The voter ids of the group’s members of that day, people who are blocked among them: a block can end before the poll does. */
async function copyMembers(trx: Database, pollId: string, { group }: StoredPoll, now: Date) {
  const today = now.toISOString().slice(0, 10);
  await sql`
    insert into poll_census (poll_id, voter_id)
    select ${pollId}, voter_id from memberships join people on people.id = memberships.person_id
    where content_id = ${group} and (until is null or until >= ${today})
    on conflict do nothing`.execute(trx);
}

/** How many people could vote, by who may. */
const COUNTS: Readonly<
  Record<Exclude<StoredPoll['eligibility'], 'everyone'>, (pollId: string) => RawBuilder<unknown>>
> = {
  signed_in: () => sql`people where blocked_at is null`,
  verified: () =>
    sql`people join rights on rights.person_id = people.id where rights.verified and blocked_at is null`,
  members: (pollId) => sql`poll_census where poll_id = ${pollId}`,
  tokens: (pollId) => sql`poll_tokens where poll_id = ${pollId}`,
};

/** @returns null where everybody could vote */
async function takeCensus(
  trx: Database,
  pollId: string,
  poll: StoredPoll,
  now: Date,
): Promise<number | null> {
  if (poll.eligibility === 'everyone') return null;
  if (poll.eligibility === 'members') await copyMembers(trx, pollId, poll, now);
  const { rows } = await sql<{ census: number }>`
    select count(*)::int as census from ${COUNTS[poll.eligibility](pollId)}`.execute(trx);
  return rows[0]!.census;
}

/** What the first head of a poll’s chain is made from. */
export async function openingOf(
  db: Database,
  content: Content,
  census: number | null,
): Promise<Opening> {
  const { eligibility, secrecy, quorum } = storedPoll(content);
  return {
    poll: content.id,
    opensAt: content.opens_at?.toISOString() ?? null,
    closesAt: content.closes_at?.toISOString() ?? null,
    eligibility,
    secrecy,
    quorum,
    census,
    questions: openingPaper(await readPaper(db, content.id)),
  };
}

/** The poll’s row, made where it was written without one, and locked until the transaction ends. */
export async function lockPoll(trx: Database, pollId: string): Promise<PollRow> {
  await trx
    .insertInto('polls')
    .values({ poll_id: pollId })
    .onConflict((conflict) => conflict.column('poll_id').doNothing())
    .execute();
  return trx
    .selectFrom('polls')
    .selectAll()
    .where('poll_id', '=', pollId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const readContent = (trx: Database, pollId: string): Promise<Content> =>
  trx
    .selectFrom('contents')
    .select(['id', 'details', 'opens_at', 'closes_at'])
    .where('id', '=', pollId)
    .executeTakeFirstOrThrow();

const listLinks = (trx: Database, pollId: string) =>
  trx
    .selectFrom('poll_links')
    .select(['receipt', 'replaces'])
    .where('poll_id', '=', pollId)
    .orderBy('position')
    .execute();

/**
 * Opens a poll: counts who may vote and begins the chain of receipts, with the ballots that are there from before. Whoever asks has seen
 * that its time has come; a poll that is open stays as it is. `now` is the database’s moment.
 */
export function openPoll(db: Database, pollId: string, now: Date): Promise<PollRow> {
  return db.transaction().execute(async (trx) => {
    const row = await lockPoll(trx, pollId);
    if (row.opened_at) return row;
    const content = await readContent(trx, pollId);
    const census = await takeCensus(trx, pollId, storedPoll(content), now);
    const opening = await openingOf(trx, content, census);
    const first = firstHeadOf(opening);
    const head = headsOf(first, await listLinks(trx, pollId)).at(-1) ?? first;
    return trx
      .updateTable('polls')
      .set({
        ...{ first_head: first, head, census, opened_at: now },
        opening: JSON.stringify(opening),
      })
      .where('poll_id', '=', pollId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
