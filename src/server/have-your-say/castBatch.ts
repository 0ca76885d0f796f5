import { randomBytes } from 'node:crypto';
import { receiptOf, type Link } from '../../shared/ballots/receipts';
import type { DatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';
import type { ProblemCode } from '../http/problem';
import {
  extendChains,
  findEarlier,
  holdVoters,
  insertBallots,
  insertVoters,
  lockPolls,
  placeOf,
  readLocked,
  replaceBallots,
  type Ballot,
  type LockedPoll,
  type Stored,
} from './batchRows';
import type { OwnRow } from './pollQueries';

/** What became of a ballot: taken in now, known from before by its key, or refused. */
export type Cast =
  { readonly isNew: boolean; readonly own: OwnRow } | { readonly refusal: ProblemCode };

/** Why nobody can cast into this poll now; null when it is open. */
function windowRefusal(poll: LockedPoll | undefined): ProblemCode | null {
  if (!poll) return 'notOpenYet';
  const { now } = poll;
  if (poll.isCancelled) return 'cancelled';
  if (poll.opensAt !== null && now < poll.opensAt) return 'notOpenYet';
  return poll.closesAt !== null && now >= poll.closesAt ? 'closed' : null;
}

const RECEIPT_BYTES = 10;

/** What a batch works with: the polls that it has locked. */
interface Desk {
  readonly trx: Database;
  readonly polls: ReadonlyMap<string, LockedPoll>;
}

function storedOf({ polls }: Desk, { pollId, voterId, key, answers }: Ballot): Stored {
  const { now, isSecret } = polls.get(pollId)!;
  return {
    pollId,
    voterId,
    key,
    receipt: receiptOf(randomBytes(RECEIPT_BYTES)),
    castAt: now,
    answers: isSecret ? null : answers,
  };
}

/** Who votes in this batch: what is stored of each, and whose ballot is their first one. */
interface Voters {
  readonly known: Map<string, Stored>;
  readonly first: ReadonlySet<Ballot>;
}

async function enterVoters(desk: Desk, ballots: readonly Ballot[]): Promise<Voters> {
  // Of several ballots of one voter the one that came first.
  const candidates = new Map(ballots.toReversed().map((ballot) => [placeOf(ballot), ballot]));
  const rows = [...candidates.values()].map((ballot) => storedOf(desk, ballot));
  const inserted = await insertVoters(desk.trx, rows);
  const others = rows.filter((row) => !inserted.has(placeOf(row)));
  const earlier = await findEarlier(desk.trx, others);
  return {
    known: new Map([...rows, ...earlier].map((row) => [placeOf(row), row])),
    first: new Set(
      [...candidates].flatMap(([place, ballot]) => (inserted.has(place) ? [ballot] : [])),
    ),
  };
}

/** What a batch changes. */
interface Changes {
  readonly casts: readonly Cast[];
  readonly replaced: ReadonlyMap<string, Stored>;
  /** By poll, in the order of the ballots. */
  readonly links: ReadonlyMap<string, Link[]>;
}

function takeIn(desk: Desk, { known, first }: Voters, ballots: readonly Ballot[]): Changes {
  const links = new Map<string, Link[]>();
  const replaced = new Map<string, Stored>();
  const addLink = (pollId: string, link: Link) => {
    const added = links.get(pollId) ?? [];
    added.push(link);
    links.set(pollId, added);
  };
  const casts = ballots.map((ballot): Cast => {
    const { pollId, key } = ballot;
    const own = known.get(placeOf(ballot))!;
    if (first.has(ballot)) {
      addLink(pollId, { receipt: own.receipt, replaces: null });
      return { isNew: true, own };
    }
    if (own.key === key) return { isNew: false, own };
    if (!desk.polls.get(pollId)!.canChange) return { refusal: 'alreadyVoted' };
    const renewed = storedOf(desk, ballot);
    addLink(pollId, { receipt: renewed.receipt, replaces: own.receipt });
    known.set(placeOf(ballot), renewed);
    replaced.set(placeOf(ballot), renewed);
    return { isNew: true, own: renewed };
  });
  return { casts, replaced, links };
}

async function castOpen(desk: Desk, ballots: readonly Ballot[]): Promise<readonly Cast[]> {
  const { trx, polls } = desk;
  const voters = await enterVoters(desk, ballots);
  const { casts, replaced, links } = takeIn(desk, voters, ballots);
  if (links.size === 0) return casts;
  await insertBallots(trx, polls, [...voters.first]);
  await replaceBallots(trx, [...replaced.values()]);
  const grown = [...links].map(([id, added]) => ({ poll: polls.get(id)!, links: added }));
  await extendChains(trx, grown);
  return casts;
}

/**
 * Takes in ballots of any polls in one transaction: voters, ballots, links of the chains, versions, announcements. What is refused keeps
 * none of the others out. A poll’s window is fenced by its row, which is locked before window and clock are read.
 * @returns what became of each ballot, in their order
 */
export function castBatch(
  db: Database,
  now: DatabaseNow,
  ballots: readonly Ballot[],
): Promise<Cast[]> {
  return db.transaction().execute(async (trx) => {
    const ids = [...new Set(ballots.map(({ pollId }) => pollId))];
    await lockPolls(trx, ids);
    const people = ballots.filter(({ isPerson }) => isPerson).map(({ voterId }) => voterId);
    const held = await holdVoters(trx, people);
    const polls = await readLocked(trx, now, ids);
    const refusals = ballots.map(({ pollId, voterId, isPerson }) =>
      isPerson && !held.has(voterId) ? 'invalidToken' : windowRefusal(polls.get(pollId)),
    );
    const open = ballots.filter((_ballot, index) => refusals[index] === null);
    const casts = (await castOpen({ trx, polls }, open)).values();
    return refusals.map((refusal) => (refusal ? { refusal } : casts.next().value!));
  });
}
