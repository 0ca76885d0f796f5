import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toCanonicalJson } from '../../shared/ballots/canonicalJson';
import { listHeads, type ChainLink } from '../../shared/ballots/receipts';
import type { DatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';
import { announceChanges, type ContentChange } from '../live/liveChanges';
import { mapColumn, listPollIds, type Ballot } from './voterRows';

/** A poll that this transaction has locked, as it is now. */
export interface LockedPoll {
  readonly id: string;
  /** The database’s moment. */
  readonly now: Date;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly isCancelled: boolean;
  readonly isSecret: boolean;
  /** For verified residents alone: a login votes once, whichever account has it. */
  readonly isForResidents: boolean;
  readonly canChange: boolean;
  readonly links: number;
  readonly head: string;
}

/**
 * Locks polls in the order of their ids: ballots of one poll follow one another, and so does its
 * count.
 */
export async function lockPolls(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`
    select from polls where poll_id = any(${[...ids]}::uuid[]) order by poll_id for update`.execute(
    trx,
  );
}

/**
 * Reads those of the locked polls that were opened. A statement of its own after the lock: it sees
 * what others wrote before they let go of it, and no earlier moment.
 */
export async function readLockedPolls(
  trx: Database,
  now: DatabaseNow,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedPoll>> {
  const { rows } = await sql<LockedPoll>`
    select polls.poll_id as id, ${now()} as now, opens_at as "opensAt", closes_at as "closesAt",
      coalesce(jsonb_typeof(details -> 'cancellation'), 'null') <> 'null' as "isCancelled",
      details ->> 'secrecy' = 'secret' as "isSecret", details ->> 'eligibility' = 'verified' as "isForResidents",
      details ->> 'secrecy' = 'open' and (details -> 'canChange')::boolean as "canChange",
      polls.links, polls.head
    from polls join contents on contents.id = polls.poll_id
    where polls.poll_id = any(${[...ids]}::uuid[]) and polls.head is not null`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A poll, its first ballots and the links that its chain gets. */
export interface PollBallots {
  readonly poll: LockedPoll;
  readonly ballots: readonly Ballot[];
  readonly links: readonly ChainLink[];
}

/**
 * PostgreSQL keeps with each row the transaction that wrote it (`xmin`), which is that of the
 * voter’s row. At least so many ballots of a secret poll are therefore written in each transaction:
 * others are written anew, under new ids, together with those that come in.
 */
const SECRET_BALLOTS_TOGETHER = 50;

/** Lists the number of ballots of each secret poll that are written anew, from a random id on. */
function listMixed(grown: readonly PollBallots[]) {
  const secret = grown.filter(({ poll, ballots }) => poll.isSecret && ballots.length > 0);
  return {
    ids: mapColumn(secret, ({ poll }) => poll.id),
    starts: mapColumn(secret, () => randomUUID()),
    counts: mapColumn(secret, ({ ballots }) =>
      Math.max(0, SECRET_BALLOTS_TOGETHER - ballots.length),
    ),
  };
}

/**
 * Stores ballots, those of a secret poll without the voter and mixed with others, and lets chains
 * grow: the links, the heads, the numbers of ballots, and the versions that all who look are told
 * of; no one is told of a secret ballot. One statement, however many there are.
 */
export async function appendBallots(trx: Database, grown: readonly PollBallots[]): Promise<void> {
  const ballots = grown.flatMap(({ poll, ballots: first }) =>
    first.map(({ voterId, answers }) => ({
      pollId: poll.id,
      voterId: poll.isSecret ? null : voterId,
      answers: toCanonicalJson(answers),
    })),
  );
  const links = grown.flatMap(({ poll, links: added }) =>
    added.map((link, index) => ({ ...link, pollId: poll.id, position: poll.links + index + 1 })),
  );
  const ids = mapColumn(grown, ({ poll }) => poll.id);
  const mixed = listMixed(grown);
  const { rows } = await sql<ContentChange>`
    with mixed as (
      delete from ballots where id in (
        select picked.id
        from unnest(${mixed.ids}::uuid[], ${mixed.starts}::uuid[], ${mixed.counts}::int[]) as secret (poll_id, start, most)
        cross join lateral (
          select id from (
            (select id, 0 as turn from ballots where poll_id = secret.poll_id and id >= secret.start order by id limit secret.most)
            union all
            (select id, 1 as turn from ballots where poll_id = secret.poll_id and id < secret.start order by id limit secret.most)
          ) as around order by turn, id limit secret.most
        ) as picked
      )
      returning poll_id, answers
    ), new_ballots as (
      insert into ballots (id, poll_id, voter_id, answers)
      select id, poll_id, voter_id, answers from (
        select gen_random_uuid() as id, poll_id, voter_id, answers::jsonb as answers
        from unnest(${listPollIds(ballots)}::uuid[], ${mapColumn(ballots, ({ voterId }) => voterId)}::uuid[],
          ${mapColumn(ballots, ({ answers }) => answers)}::text[]) as given (poll_id, voter_id, answers)
        union all
        select gen_random_uuid(), poll_id, null::uuid, answers from mixed
      ) as written order by id
    ), new_links as (
      insert into poll_links (poll_id, position, receipt, replaces)
      select * from unnest(${listPollIds(links)}::uuid[], ${mapColumn(links, ({ position }) => position)}::int[],
        ${mapColumn(links, ({ receipt }) => receipt)}::text[], ${mapColumn(links, ({ replaces }) => replaces)}::text[])
    ), heads as (
      update polls set ballots = polls.ballots + given.ballots, links = polls.links + given.links, head = given.head
      from unnest(${ids}::uuid[], ${mapColumn(grown, ({ ballots: first }) => first.length)}::int[],
        ${mapColumn(grown, ({ links: added }) => added.length)}::int[],
        ${mapColumn(grown, ({ poll, links: added }) => listHeads(poll.head, added).at(-1)!)}::text[])
        as given (poll_id, ballots, links, head)
      where polls.poll_id = given.poll_id
    )
    update contents set version = version + 1
    where id = any(${ids}::uuid[]) and details ->> 'secrecy' = 'open'
    returning id, section, version`.execute(trx);
  await announceChanges(
    trx,
    rows.map((row) => ({ ...row, isCount: true })),
  );
}
