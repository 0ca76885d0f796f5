import { setTimeout as sleep } from 'node:timers/promises';
import { hasTooFewBallots } from '../../../shared/ballots/fewBallots';
import { listWithdrawn } from '../../../shared/ballots/withdrawals';
import type { PollResult } from '../../../shared/contract/have-your-say';
import type { Database } from '../../db/openDatabase';
import { findPoll, type PollRow } from '../pollQueries';
import type { StoredPoll } from '../storedPoll';
import { countPoll } from './countPoll';

/** A poll whose result is asked for; `row` is that of the table `polls`. */
export interface PollResultQuery {
  readonly id: string;
  readonly details: Pick<StoredPoll, 'quorum' | 'secrecy' | 'withdrawals'>;
  readonly row: PollRow | undefined;
}

/** A count of now. */
interface OpenCount {
  /** Least number of links in the chain when the count began. */
  links: number;
  /** Number of options that had been withdrawn. */
  readonly withdrawn: number;
  isUnderWay: boolean;
  /** Before that no other count of the poll begins; in milliseconds of `performance.now()`. */
  nextAt: number;
  readonly result: Promise<PollResult>;
}

/** After a count the poll rests so many times as long as the count took, at most a second. */
const RESTS = 9;
const MOST_REST_MS = 1_000;
/** A host remembers the last counts of so many polls. */
const MOST_REMEMBERED = 500;

const OPEN_COUNTS = new WeakMap<Database, Map<string, OpenCount>>();

function openCountsOf(db: Database): Map<string, OpenCount> {
  const known = OPEN_COUNTS.get(db);
  if (known) return known;
  const fresh = new Map<string, OpenCount>();
  OPEN_COUNTS.set(db, fresh);
  return fresh;
}

const withdrawnIn = ({ details: { withdrawals = [] } }: PollResultQuery): number =>
  withdrawals.length;

function remember(counts: Map<string, OpenCount>, id: string, count: OpenCount): void {
  counts.delete(id);
  counts.set(id, count);
  const [oldest] = counts.keys();
  if (counts.size > MOST_REMEMBERED && oldest !== undefined) counts.delete(oldest);
}

async function countNow(
  db: Database,
  { id, details: { quorum, withdrawals } }: PollResultQuery,
  row: PollRow,
): Promise<PollResult> {
  const seed = row.head ?? '';
  const { ballots, counts } = await countPoll(db, id, {
    seed,
    quorum,
    withdrawn: listWithdrawn(withdrawals),
  });
  return { isFinal: false, ballots, seed, counts: [...counts] };
}

/** Begins a count of what is there now, which may be more than whoever asked has seen. */
function begin(db: Database, asked: PollResultQuery, row: PollRow): Promise<PollResult> {
  const counts = openCountsOf(db);
  const run = async () => {
    const startedAt = performance.now();
    const present = (await findPoll(db, asked.id)) ?? row;
    const result = await countNow(db, asked, present);
    const endedAt = performance.now();
    count.links = present.links;
    count.isUnderWay = false;
    count.nextAt = endedAt + Math.min(RESTS * (endedAt - startedAt), MOST_REST_MS);
    return result;
  };
  const count: OpenCount = {
    links: row.links,
    withdrawn: withdrawnIn(asked),
    isUnderWay: true,
    nextAt: 0,
    result: Promise.resolve().then(run),
  };
  remember(counts, asked.id, count);
  count.result.catch(() => counts.get(asked.id) === count && counts.delete(asked.id));
  return count.result;
}

/**
 * Returns the result of a poll that is not sealed. It is counted anew when the chain has grown
 * since it was last looked at; of one poll at most one count is under way, and a rest follows it
 * that grows with what it took. No caller gets a count that is older than the row they read.
 */
async function openResult(db: Database, asked: PollResultQuery, row: PollRow): Promise<PollResult> {
  for (;;) {
    const last = openCountsOf(db).get(asked.id);
    if (last && last.links >= row.links && last.withdrawn >= withdrawnIn(asked)) return last.result;
    if (last?.isUnderWay) {
      await last.result.catch(() => undefined);
      continue;
    }
    const ms = last ? last.nextAt - performance.now() : 0;
    if (ms <= 0) return begin(db, asked, row);
    await sleep(ms);
  }
}

/**
 * Returns what the ballots of a poll say: of a sealed one what was counted for good, of another one
 * what they say now. Null before it opens, and where a secret poll has fewer ballots than can be
 * shown. The caller checks whether the reader may see it.
 */
export async function readPollResult(
  db: Database,
  asked: PollResultQuery,
): Promise<PollResult | null> {
  const { row } = asked;
  if (!row?.opened_at || hasTooFewBallots(asked.details.secrecy, row.ballots)) return null;
  if (!row.counts) return openResult(db, asked, row);
  openCountsOf(db).delete(asked.id);
  return { isFinal: true, ballots: row.ballots, seed: row.head ?? '', counts: [...row.counts] };
}
