import {
  checkParameters,
  excludeOne,
  toEliminationOutcome,
  type Elimination,
  type EliminationOutcome,
  type EliminationRound,
  type Transfer,
} from './eliminations';
import type { CountParameters } from './outcome';
import {
  addPile,
  createEmptyPile,
  EXHAUSTED,
  createBallotPapers,
  sortPile,
  createWholePile,
  type BallotPapers,
  type Pile,
} from './piles';
import type { RankedProfile } from './profiles';

/** The unit is one ballot. `quota` is the majority of the papers that still count in this round. */
export interface InstantRunoffRound extends EliminationRound {
  /** Transfer of the excluded option; null where the count ends. */
  readonly transfer: Transfer | null;
}

interface Count extends Elimination {
  readonly papers: BallotPapers;
  readonly piles: readonly Pile[];
  readonly exhausted: Pile;
}

/**
 * Instant runoff (IRV, ranked choice for one seat; Ware 1871). Every paper counts for the first
 * option on it that still stands. Who has more than half of the papers that still count is elected;
 * until somebody has, the option with the fewest is excluded and its papers pass on. Papers that
 * name nobody who stands are exhausted and count no longer. Among options with equally few papers
 * the latest earlier round decides in which they were not equal, then the lot. Equal ranks end a
 * paper (`piles.ts`).
 *
 * Exact: whole ballots, below 2^53. O(ballots × options) for the first count; later rounds look
 * only at papers that move.
 * @throws RangeError for more than one seat: that is STV
 */
export function instantRunoff(
  profile: RankedProfile,
  terms: CountParameters,
): EliminationOutcome<InstantRunoffRound> {
  checkParameters(profile.options, terms);
  if ((terms.seats ?? 1) > 1) throw new RangeError('Instant runoff fills one seat');
  const count = firstCount(profile, terms);
  const rounds: InstantRunoffRound[] = [];
  do rounds.push(playRound(count));
  while (rounds.at(-1)!.transfer);
  return toEliminationOutcome(rounds, count);
}

function firstCount(profile: RankedProfile, { lot }: CountParameters): Count {
  const papers = createBallotPapers(profile);
  const piles = Array.from({ length: profile.options }, createEmptyPile);
  const standing = [...piles.keys()];
  const count = {
    papers,
    piles,
    exhausted: createEmptyPile(),
    standing,
    history: [],
    ties: [],
    lot,
  };
  passOn(count, createWholePile(papers));
  return count;
}

function playRound(count: Count): InstantRunoffRound {
  const votes = count.piles.map(({ ballots }) => ballots);
  count.history.push(votes);
  const quota = Math.floor(votes.reduce((sum, some) => sum + some, 0) / 2) + 1;
  const nothing = { elected: [], excluded: null, filled: [], transfer: null };
  const round = { ...nothing, votes, exhausted: count.exhausted.ballots, quota };
  const elected = count.standing.filter((option) => votes[option]! >= quota);
  if (elected.length > 0) return { ...round, elected };
  if (count.standing.length <= 1) return { ...round, filled: count.standing };
  const excluded = excludeOne(count);
  if (count.standing.length === 1) return { ...round, excluded, filled: count.standing };
  return { ...round, excluded, transfer: passOnAll(count, excluded) };
}

function passOnAll(count: Count, from: number): Transfer {
  const pile = { ...count.piles[from]! };
  Object.assign(count.piles[from]!, createEmptyPile());
  return { from, ...passOn(count, pile) };
}

function passOn({ papers, piles, exhausted, standing }: Count, pile: Pile): Omit<Transfer, 'from'> {
  const to = piles.map(() => 0);
  const sorted = sortPile(papers, pile, standing);
  for (const [option, part] of sorted) {
    if (option !== EXHAUSTED) to[option] = part.ballots;
    addPile(papers, option === EXHAUSTED ? exhausted : piles[option]!, part);
  }
  return { to, exhausted: sorted.get(EXHAUSTED)?.ballots ?? 0 };
}
