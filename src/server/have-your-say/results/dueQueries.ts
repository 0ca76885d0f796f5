import { sql } from 'kysely';
import { isListed } from '../../content/visibility';
import type { Database } from '../../db/openDatabase';
import type { ClosedPoll } from './sealing';

/**
 * Duration in milliseconds for which a poll belongs to the host that counts it. After that another
 * one takes it: the first is dead, or both count.
 */
const LEASE_MS = 120_000;

/** Published, and not called off. */
const isOn = (now: Date) => sql`${isListed(now)} and details ->> 'cancellation' is null`;

/**
 * Number of polls opened, or counted, in one transaction: a ballot into one of them waits for no
 * more than that.
 */
const AT_ONCE = 50;
/** Up to so many ballots a poll is counted together with others. */
const FEW_BALLOTS = 200;

/**
 * Polls whose time has come and that nobody has opened; after one that was looked at, in the order
 * of their ids.
 */
export async function listUnopenedPolls(db: Database, now: Date, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select contents.id from contents left join polls on polls.poll_id = contents.id
    where section = 'have-your-say' and opened_at is null and contents.id > ${after}
      and (opens_at is null or opens_at <= ${now}) and ${isOn(now)}
    order by contents.id limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Share {
  readonly limit: number;
  readonly mostBallots: number;
}
/**
 * Polls with few ballots come first, many together: they take no time. Another one is counted
 * alone.
 */
export const SMALL_POLLS_SHARE: Share = { limit: AT_ONCE, mostBallots: FEW_BALLOTS };
export const LARGE_POLL_SHARE: Share = { limit: 1, mostBallots: 2 ** 31 - 1 };

/**
 * Takes the closed polls that have waited longest, for `LEASE_MS`; two hosts never get the same
 * one.
 */
export async function claimClosedPolls(
  db: Database,
  now: Date,
  { limit, mostBallots }: Share,
): Promise<readonly ClosedPoll[]> {
  const { rows } = await sql<ClosedPoll>`
    with taken as (
      select polls.poll_id, details from polls join contents on contents.id = polls.poll_id
      where sealed_at is null and opened_at is not null and closes_at <= ${now} and ballots <= ${mostBallots}
        and (leased_until is null or leased_until <= ${now}) and ${isOn(now)}
      order by closes_at, polls.poll_id limit ${limit} for update of polls skip locked
    )
    update polls set leased_until = ${new Date(now.getTime() + LEASE_MS)}
    from taken where taken.poll_id = polls.poll_id
    returning taken.poll_id as id, (details -> 'quorum')::int as quorum, details ->> 'secrecy' as secrecy,
      jsonb_path_query_array(details, '$.withdrawals[*].option') as withdrawn`.execute(db);
  return rows;
}
