import { sql } from 'kysely';
import type { PaperFacts } from '../../../shared/ballots/paperFaults';
import type { PollRules } from '../../../shared/contract/papers';
import { isVerified } from '../../identity/residence';
import { isActive, isVoting } from '../../db/activeMembers';
import type { Database } from '../../db/openDatabase';

/**
 * Counts the members of a group who decide in its polls. @returns null where there is no such group
 */
async function countMembers(db: Database, group: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{ members: number }>`
    select (select count(*)::int from memberships
      where content_id = contents.id and ${isActive(now)} and ${isVoting('contents')}) as members
    from contents where id = ${group} and section in ('teams', 'committees') and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.members ?? null;
}

/** Rules of a poll that say who votes. */
export type VoterRules = Pick<PollRules, 'group' | 'residents'>;

/**
 * Counts the people who could vote in a poll if it opened at `now`, by who may. Residents of some
 * districts or ages are not counted before it opens: with other rules, from one count to the next,
 * writers could find out where one person lives and how old they are.
 * Where nobody is verified at all, the count is 0.
 */
export async function countVoters(
  db: Database,
  pollId: string,
  { group, residents }: VoterRules,
  now: Date,
): Promise<PaperFacts['voters']> {
  const { rows } = await sql<{
    signed_in: number;
    verified: number;
    tokens: number;
    members: number;
  }>`
    select count(*)::int as signed_in,
      (count(*) filter (where ${isVerified(now)}))::int as verified,
      (select count(*)::int from poll_tokens where poll_id = ${pollId}) as tokens,
      (select count(*)::int from poll_census where poll_id = ${pollId}) as members
    from people where blocked_at is null`.execute(db);
  const { verified, ...others } = rows[0]!;
  const listed = { ...others, verified: residents && verified > 0 ? null : verified };
  return group === null ? listed : { ...listed, members: await countMembers(db, group, now) };
}
