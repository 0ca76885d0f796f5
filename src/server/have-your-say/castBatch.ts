import { randomBytes } from 'node:crypto';
import { toReceipt, type ChainLink } from '../../shared/ballots/receipts';
import type { DatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';
import type { ProblemCode } from '../http/problem';
import {
  appendBallots,
  lockPolls,
  readLockedPolls,
  type PollBallots,
  type LockedPoll,
} from './batchRows';
import {
  findLogins,
  insertLogins,
  lockVoters,
  type FindVoter,
  type BallotLogins,
} from './pollLogins';
import type { OwnBallotRow } from './pollQueries';
import { readResidentRefusals, type FindResidentRefusal } from './residents';
import {
  findEarlierVoters,
  findReplacedKeys,
  insertVoters,
  toVoterKey,
  replaceBallots,
  toRequestKey,
  type Ballot,
  type RequestKey,
  type StoredVoter,
} from './voterRows';

/** Outcome of a ballot: taken in now, known from before by its key, or refused. */
export type CastOutcome =
  { readonly isNew: boolean; readonly own: OwnBallotRow } | { readonly refusal: ProblemCode };

/** Returns the reason that no ballot can be cast into this poll now; null when it is open. */
function findWindowRefusal(poll: LockedPoll | undefined): ProblemCode | null {
  if (!poll) return 'notOpenYet';
  const { now } = poll;
  if (poll.isCancelled) return 'cancelled';
  if (poll.opensAt !== null && now < poll.opensAt) return 'notOpenYet';
  return poll.closesAt !== null && now >= poll.closesAt ? 'closed' : null;
}

/**
 * Returns the reason that this ballot cannot be cast, by what its poll and its voter are now that
 * both are locked; null when it can.
 */
function findRefusal(
  { polls }: BatchContext,
  findVoter: FindVoter,
  findResidentRefusal: FindResidentRefusal,
  ballot: Ballot,
): ProblemCode | null {
  if (ballot.owner && !findVoter(ballot)) return 'invalidToken';
  return findWindowRefusal(polls.get(ballot.pollId)) ?? findResidentRefusal(ballot);
}

const RECEIPT_BYTES = 10;

/** State that a batch works with: the polls that it has locked. */
interface BatchContext {
  readonly trx: Database;
  readonly polls: ReadonlyMap<string, LockedPoll>;
}

function storedOf({ polls }: BatchContext, { pollId, voterId, key, answers }: Ballot): StoredVoter {
  const { now, isSecret } = polls.get(pollId)!;
  return {
    pollId,
    voterId,
    key,
    receipt: toReceipt(randomBytes(RECEIPT_BYTES)),
    castAt: now,
    answers: isSecret ? null : answers,
  };
}

/**
 * Voters of this batch: what is stored of each, whose ballot is their first one, and what has been
 * replaced by now.
 */
interface Voters {
  readonly known: Map<string, StoredVoter>;
  readonly first: ReadonlySet<Ballot>;
  readonly replaced: Set<string>;
}

async function enterVoters(batch: BatchContext, ballots: readonly Ballot[]): Promise<Voters> {
  const { trx, polls } = batch;
  // Among several ballots of one voter, the one that came first is taken.
  const candidates = new Map(ballots.toReversed().map((ballot) => [toVoterKey(ballot), ballot]));
  const rows = [...candidates.values()].map((ballot) => storedOf(batch, ballot));
  const inserted = await insertVoters(trx, rows);
  const earlier = await findEarlierVoters(
    trx,
    rows.filter((row) => !inserted.has(toVoterKey(row))),
  );
  const isAgain = (ballot: Ballot) =>
    polls.get(ballot.pollId)!.canChange && !inserted.has(toVoterKey(ballot));
  return {
    known: new Map([...rows, ...earlier].map((row) => [toVoterKey(row), row])),
    first: new Set(
      [...candidates].flatMap(([place, ballot]) => (inserted.has(place) ? [ballot] : [])),
    ),
    replaced: new Set(await findReplacedKeys(trx, ballots.filter(isAgain))),
  };
}

/** Changes that a batch makes. */
interface Changes {
  readonly casts: readonly CastOutcome[];
  readonly renewed: ReadonlyMap<string, StoredVoter>;
  readonly replaced: readonly RequestKey[];
  /** By poll, in the order of the ballots. */
  readonly grown: ReadonlyMap<string, PollBallots>;
}

function planBatch(batch: BatchContext, voters: Voters, ballots: readonly Ballot[]): Changes {
  const grown = new Map<string, { poll: LockedPoll; ballots: Ballot[]; links: ChainLink[] }>();
  const renewed = new Map<string, StoredVoter>();
  const replaced: RequestKey[] = [];
  const grow = ({ pollId }: Ballot) => {
    const growing = grown.get(pollId) ?? { poll: batch.polls.get(pollId)!, ballots: [], links: [] };
    grown.set(pollId, growing);
    return growing;
  };
  const casts = ballots.map((ballot): CastOutcome => {
    const place = toVoterKey(ballot);
    const own = voters.known.get(place)!;
    if (voters.first.has(ballot)) {
      const { ballots: first, links } = grow(ballot);
      first.push(ballot);
      links.push({ receipt: own.receipt, replaces: null });
      return { isNew: true, own };
    }
    if (own.key === ballot.key || voters.replaced.has(toRequestKey(ballot)))
      return { isNew: false, own };
    if (!batch.polls.get(ballot.pollId)!.canChange) return { refusal: 'alreadyVoted' };
    const next = storedOf(batch, ballot);
    grow(ballot).links.push({ receipt: next.receipt, replaces: own.receipt });
    voters.known.set(place, next);
    voters.replaced.add(toRequestKey(own));
    renewed.set(place, next);
    replaced.push(own);
    return { isNew: true, own: next };
  });
  return { casts, renewed, replaced, grown };
}

async function castOpen(
  batch: BatchContext,
  logins: BallotLogins,
  ballots: readonly Ballot[],
): Promise<readonly CastOutcome[]> {
  const voters = await enterVoters(batch, ballots);
  await insertLogins(batch.trx, voters.first, logins);
  const { casts, renewed, replaced, grown } = planBatch(batch, voters, ballots);
  if (grown.size === 0) return casts;
  await appendBallots(batch.trx, [...grown.values()]);
  await replaceBallots(batch.trx, [...renewed.values()], replaced);
  return casts;
}

/**
 * Takes in ballots of any polls in the transaction `trx`: voters, ballots, links of the chains,
 * versions, announcements. What is refused keeps none of the others out. A poll’s window is fenced
 * by its row, which is locked before window and clock are read.
 * @returns what became of each ballot, in their order
 */
export async function castBatch(
  trx: Database,
  now: DatabaseNow,
  ballots: readonly Ballot[],
): Promise<CastOutcome[]> {
  const ids = [...new Set(ballots.map(({ pollId }) => pollId))];
  const findVoter = await lockVoters(trx, ballots);
  await lockPolls(trx, ids);
  const batch = { trx, polls: await readLockedPolls(trx, now, ids) };
  const isForResidents = ({ pollId }: Ballot) => batch.polls.get(pollId)?.isForResidents;
  const findResidentRefusal = await readResidentRefusals(
    trx,
    ballots.filter(isForResidents),
    now(),
  );
  const reasons = ballots.map((ballot) =>
    findRefusal(batch, findVoter, findResidentRefusal, ballot),
  );
  const isPossible = (_ballot: Ballot, index: number) => reasons[index] === null;
  const ofResidents = ballots.filter(isPossible).filter(isForResidents);
  const logins = await findLogins(trx, ofResidents, findVoter);
  const refusals = ballots.map(
    (ballot, index) => reasons[index] ?? (logins.hasVoted(ballot) ? 'loginHasVoted' : null),
  );
  const open = ballots.filter((_ballot, index) => refusals[index] === null);
  const casts = (await castOpen(batch, logins, open)).values();
  return refusals.map((refusal) => (refusal ? { refusal } : casts.next().value!));
}
