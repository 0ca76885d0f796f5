import type { Outcome, CountParameters, Tie } from './outcome';
import type { EndedPapers, BallotPapers } from './piles';
import { sortByLot, rankBy } from './weakOrder';

/**
 * Fields that rounds of instant runoff and of both ways of counting STV have in common. Votes are
 * in the unit of the method.
 */
export interface EliminationRound {
  /**
   * The votes of every option when the round begins; those of an excluded option are 0 from the
   * next round on.
   */
  readonly votes: readonly number[];
  /** Votes of papers that name no further option. */
  readonly exhausted: number;
  /** The votes that elect. */
  readonly quota: number;
  /** Options that reached the quota in this round, most votes first. */
  readonly elected: readonly number[];
  readonly excluded: number | null;
  /**
   * Options that were elected because no more options are left than seats. This ends the count, and
   * nothing is passed on any more.
   */
  readonly filled: readonly number[];
}

/** Votes that a round passes on. */
export interface Transfer {
  readonly from: number;
  /** Votes that every option receives. */
  readonly to: readonly number[];
  readonly exhausted: number;
}

/** The votes in every round so far, the present one last. */
export type VoteHistory = readonly (readonly number[])[];

/** A count under way, as far as it is about who stands and who goes. */
export interface Elimination {
  /** Neither elected nor excluded. */
  standing: readonly number[];
  readonly history: (readonly number[])[];
  readonly ties: Tie[];
  readonly lot: readonly number[];
}

interface TieRule {
  readonly taken: 'fewest' | 'most';
  readonly lot: readonly number[];
  /** Votes that differ by no more than this count as equal; 0 by default. */
  readonly tolerance?: number;
}

/**
 * @throws RangeError for a number of seats that cannot be filled, or a lot that does not name every
 *   option.
 */
export function checkParameters(options: number, { seats = 1, lot }: CountParameters): void {
  if (!Number.isInteger(seats) || seats < 1)
    throw new RangeError(`Not a number of seats: ${seats}`);
  if (lot.length !== options) throw new RangeError(`${lot.length} lots for ${options} options`);
}

/**
 * Finds the option with the fewest or the most votes now. Among equals the latest earlier round
 * decides in which they were not equal; among those who always were, the lot.
 */
export function takeOne(
  options: readonly number[],
  history: VoteHistory,
  rule: TieRule,
): { readonly option: number; readonly ties: readonly Tie[] } {
  const round = history.length - 1;
  const inOrder = options.toSorted((a, b) => a - b);
  const tied = foremost(inOrder, history[round]!, rule);
  if (tied.length === 1) return { option: tied[0]!, ties: [] };
  const left = history.slice(0, -1).reduceRight((some, votes) => foremost(some, votes, rule), tied);
  const option = sortByLot(left, rule.lot)[0]!;
  const isByLot = left.length > 1;
  return {
    option,
    ties: [
      isByLot
        ? { round, options: left, taken: [option], brokenBy: 'lot' }
        : { round, options: tied, taken: [option], brokenBy: 'earlierRound' },
    ],
  };
}

function foremost(
  options: readonly number[],
  votes: readonly number[],
  { taken, tolerance = 0 }: TieRule,
): readonly number[] {
  const sign = taken === 'fewest' ? 1 : -1;
  const best = Math.min(...options.map((option) => sign * votes[option]!));
  return options.filter((option) => sign * votes[option]! <= best + tolerance);
}

/** Excludes the option with the fewest votes. */
export function excludeOne(count: Elimination, tolerance = 0): number {
  const { standing, history, lot } = count;
  const { option, ties } = takeOne(standing, history, { taken: 'fewest', lot, tolerance });
  count.ties.push(...ties);
  count.standing = standing.filter((other) => other !== option);
  return option;
}

/**
 * Most votes first; equals by earlier rounds, then the lot. The order decides nothing, so it is no
 * tie.
 */
export const sortByVotes = (
  options: readonly number[],
  history: VoteHistory,
  lot: readonly number[],
): number[] =>
  options.toSorted((a, b) => {
    const unequal = history.findLast((votes) => votes[a] !== votes[b]);
    return unequal ? unequal[b]! - unequal[a]! : lot[a]! - lot[b]!;
  });

/** Outcome of a count by rounds, and how many ballots ended on the way. */
export interface EliminationOutcome<Round> extends Outcome<Round> {
  readonly ended: EndedPapers;
}

/** Returns the outcome of a count that goes by rounds, its winners and places read from them. */
export function toEliminationOutcome<Round extends EliminationRound>(
  rounds: readonly Round[],
  { ties, papers: { ended } }: Pick<Elimination, 'ties'> & { readonly papers: BallotPapers },
): EliminationOutcome<Round> {
  const elected = rounds.flatMap((round) => [...round.elected, ...round.filled]);
  return { elected, places: placesOfRounds(rounds, ties), ties, rounds, ended };
}

/**
 * Lists the elected in the order of their election, then those left, then the excluded, the last of
 * them first. Options that were equal when elected or left share a place; so do those that went by
 * lot alone, without votes that this moved.
 */
function placesOfRounds(
  rounds: readonly EliminationRound[],
  ties: readonly Tie[],
): readonly (readonly number[])[] {
  const places = rounds.flatMap(({ elected, filled, votes }) => [
    ...placesAmong(elected, votes),
    ...placesAmong(filled, votes),
  ]);
  places.push(...placesAmong(leftOver(rounds), rounds.at(-1)!.votes));
  for (const [round, { excluded }] of [...rounds.entries()].toReversed()) {
    if (excluded === null) continue;
    const equals = lotWithoutEffect(rounds, ties, round);
    const last = places.at(-1);
    if (last?.some((option) => equals.includes(option))) last.push(excluded);
    else places.push([excluded]);
  }
  return places.map((options) => options.toSorted((a, b) => a - b));
}

const placesAmong = (options: readonly number[], votes: readonly number[]): number[][] =>
  rankBy(options, (a, b) => votes[b]! - votes[a]!).map((place) => [...place]);

function leftOver(rounds: readonly EliminationRound[]): number[] {
  const gone = new Set(
    rounds.flatMap(({ elected, filled, excluded }) => [...elected, ...filled, excluded]),
  );
  return rounds
    .at(-1)!
    .votes.map((_, option) => option)
    .filter((option) => !gone.has(option));
}

/**
 * Lists the options with which the excluded option of a round tied, if the lot excluded it and
 * nothing was passed on.
 */
function lotWithoutEffect(
  rounds: readonly EliminationRound[],
  ties: readonly Tie[],
  round: number,
): readonly number[] {
  const { excluded, votes } = rounds[round]!;
  if (round < rounds.length - 1 && votes[excluded!] !== 0) return [];
  return ties.find((tie) => tie.round === round && tie.brokenBy === 'lot')?.options ?? [];
}
