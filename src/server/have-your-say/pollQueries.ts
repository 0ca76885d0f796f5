import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { OwnBallot, Result } from '../../shared/contract/have-your-say';
import type { Localized } from '../../shared/contract/text';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { announceChange } from '../live/liveChanges';

export interface OptionRow {
  readonly id: string;
  readonly label: Localized;
  readonly description: Localized | null;
  readonly votes: number;
}

export function listOptions(db: Database, pollId: string): Promise<OptionRow[]> {
  return db
    .selectFrom('poll_options')
    .select(['id', 'label', 'description', 'votes'])
    .where('poll_id', '=', pollId)
    .orderBy('position')
    .execute();
}

/** Ballots by poll id, from the tallies: the cost does not grow with the ballots. */
export async function countBallots(
  db: Database,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('poll_options')
    .select('poll_id')
    .select((eb) => eb.fn.sum<number>('votes').as('ballots'))
    .where('poll_id', '=', sql<string>`any(${[...pollIds]}::uuid[])`)
    .groupBy('poll_id')
    .execute();
  return new Map(rows.map(({ poll_id, ballots }) => [poll_id, Number(ballots)]));
}

/** Which of these polls the person has voted in. */
export async function votedIn(
  db: Database,
  voterId: string,
  pollIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('poll_voters')
    .select('poll_id')
    .where('voter_id', '=', voterId)
    .where('poll_id', '=', sql<string>`any(${[...pollIds]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ poll_id }) => poll_id));
}

export async function findOwnBallot(
  db: Database,
  pollId: string,
  voterId: string,
): Promise<(OwnBallot & { key: string }) | null> {
  const row = await db
    .selectFrom('poll_voters')
    .leftJoin('ballots', (join) =>
      join
        .onRef('ballots.poll_id', '=', 'poll_voters.poll_id')
        .onRef('ballots.voter_id', '=', 'poll_voters.voter_id'),
    )
    .select([
      'poll_voters.receipt',
      'poll_voters.cast_at',
      'poll_voters.idempotency_key',
      'ballots.option_id',
    ])
    .where('poll_voters.poll_id', '=', pollId)
    .where('poll_voters.voter_id', '=', voterId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    receipt: row.receipt,
    castAt: row.cast_at.toISOString(),
    optionId: row.option_id,
    key: row.idempotency_key,
  };
}

export const resultOf = (options: readonly OptionRow[]): Result => ({
  ballots: options.reduce((sum, { votes }) => sum + votes, 0),
  options: options.map(({ id, votes }) => ({ optionId: id, votes })),
});

/** 80 random bits, in groups that can be read out: it proves that a ballot was taken in and says nothing of its content. */
const newReceipt = (): string =>
  randomBytes(10).toString('hex').toUpperCase().match(/.{5}/g)!.join('-');

export interface Ballot {
  readonly pollId: string;
  readonly optionId: string;
  readonly voterId: string;
  readonly idempotencyKey: string;
  readonly isSecret: boolean;
}

/** A departure that is under way is waited for: it has looked for ballots already. @throws Problem invalidToken */
async function holdVoter(db: Database, voterId: string): Promise<void> {
  const voter = await db
    .selectFrom('people')
    .select('id')
    .where('voter_id', '=', voterId)
    .forKeyShare()
    .executeTakeFirst();
  if (!voter) throw new Problem('invalidToken');
}

/**
 * Takes in one ballot in one transaction: voter, ballot, tally, the poll's version, the announcement. False when this person has
 * already voted in this poll; the primary key decides, not a look beforehand. The poll's window is fenced by its own row.
 */
export function castBallot(db: Database, ballot: Ballot, now: Date): Promise<boolean> {
  const { pollId, optionId, voterId, idempotencyKey, isSecret } = ballot;
  return db.transaction().execute(async (trx) => {
    await holdVoter(trx, voterId);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('poll_voters')
      .values({
        poll_id: pollId,
        voter_id: voterId,
        idempotency_key: idempotencyKey,
        receipt: newReceipt(),
        cast_at: now,
      })
      .onConflict((conflict) => conflict.columns(['poll_id', 'voter_id']).doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;

    await trx
      .insertInto('ballots')
      .values({ poll_id: pollId, option_id: optionId, voter_id: isSecret ? null : voterId })
      .execute();
    await trx
      .updateTable('poll_options')
      .set((eb) => ({ votes: eb('votes', '+', 1) }))
      .where('id', '=', optionId)
      .execute();
    const { version } = await trx
      .updateTable('contents')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', pollId)
      .returning('version')
      .executeTakeFirstOrThrow();
    await announceChange(trx, { id: pollId, section: 'have-your-say', version });
    return true;
  });
}
