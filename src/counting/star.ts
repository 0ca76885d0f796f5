import type { Outcome, CountParameters, Tie } from './outcome';
import { sortByLot, rankByValue } from './weakOrder';
import { NO_SCORE, type ScoreProfile } from './profiles';
import {
  replaceBlanksByLowest,
  countScores,
  type Scale,
  type ScoreCounts,
  sumScores,
} from './scoreCounts';

export interface StarTerms extends CountParameters {
  readonly scale: Scale;
}

export interface StarScoring extends ScoreCounts {
  readonly kind: 'scoring';
  readonly sums: readonly number[];
  /**
   * Options that go into the runoff, the higher sum first: two, or one when there is only one
   * option.
   */
  readonly finalists: readonly number[];
}
export interface StarRunoff {
  readonly kind: 'runoff';
  readonly finalists: readonly number[];
  /** Number of ballots that score the first finalist higher, the second higher, and both alike. */
  readonly preferences: readonly [first: number, second: number, alike: number];
}
export type StarRound = StarScoring | StarRunoff;

/** Evidence by which ties are broken. */
interface Evidence {
  readonly profile: ScoreProfile;
  readonly terms: StarTerms;
  readonly sums: readonly number[];
  readonly topScores: readonly number[];
}

/** One step of breaking a tie, and those who are tied for what is open after it. */
interface Step extends Omit<Tie, 'round'> {
  readonly stillTied: readonly number[];
}

const FINALISTS = 2;

/** Counts the ballots that score `a` higher than `b`, lower, and alike. */
function preferencesOf({ profile, terms }: Evidence, a: number, b: number) {
  const { options, scores, weights } = profile;
  const scoreAt = (at: number) => (scores[at] === NO_SCORE ? terms.scale.lowest : scores[at]!);
  const ballots: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < weights.length; row += 1) {
    const lead = scoreAt(row * options + a) - scoreAt(row * options + b);
    if (lead === 0) ballots[2] += weights[row]!;
    else ballots[lead > 0 ? 0 : 1] += weights[row]!;
  }
  return ballots;
}

/**
 * Finds the options that have one of the open places by their values, and those that are tied for
 * the rest of them.
 */
function cut(options: readonly number[], values: readonly number[], open: number) {
  const taken: number[] = [];
  for (const group of rankByValue(options.map((option) => values[option]!))) {
    const alike = group.map((index) => options[index]!);
    if (taken.length === open) break;
    if (taken.length + alike.length > open) return { taken, stillTied: alike };
    taken.push(...alike);
  }
  return { taken, stillTied: [] };
}

function byPreferences(evidence: Evidence, options: readonly number[], open: number): Step | null {
  const [a, b] = options;
  if (options.length !== 2 || open !== 1) return null;
  const [first, second] = preferencesOf(evidence, a!, b!);
  if (first === second) return null;
  return { options, taken: [first > second ? a! : b!], stillTied: [], brokenBy: 'preferences' };
}

function byTopScores({ topScores }: Evidence, options: readonly number[], open: number) {
  const { taken, stillTied } = cut(options, topScores, open);
  if (stillTied.length === options.length) return null;
  return { options, taken, stillTied, brokenBy: 'topScores' } satisfies Step;
}

function byLot({ terms }: Evidence, options: readonly number[], open: number): Step {
  const taken = sortByLot(options, terms.lot).slice(0, open);
  return { options, taken, stillTied: [], brokenBy: 'lot' };
}

/**
 * Fills the open places from options with the same sum: first rule that tells them apart, then
 * again for who is still tied.
 */
function breakTie(evidence: Evidence, tied: readonly number[], open: number): Step[] {
  if (tied.length === 0) return [];
  const step =
    byPreferences(evidence, tied, open) ??
    byTopScores(evidence, tied, open) ??
    byLot(evidence, tied, open);
  return [step, ...breakTie(evidence, step.stillTied, open - step.taken.length)];
}

const asTie =
  (round: number) =>
  ({ options, taken, brokenBy }: Omit<Tie, 'round'>): Tie => ({ round, options, taken, brokenBy });

/**
 * Runs the runoff between two finalists: who is preferred; else by the sum, the top scores, the
 * lot.
 */
function runOff(evidence: Evidence, finalists: readonly number[]) {
  const [a, b] = finalists as [number, number];
  const preferences = preferencesOf(evidence, a, b);
  const round: StarRunoff = { kind: 'runoff', finalists, preferences };
  if (preferences[0] !== preferences[1])
    return { round, winner: preferences[0] > preferences[1] ? a : b, ties: [] };
  const { taken } = cut(finalists, evidence.sums, 1);
  const [step] =
    taken.length > 0
      ? [{ options: finalists, taken, brokenBy: 'totals' as const }]
      : breakTie(evidence, finalists, 1);
  return { round, winner: step!.taken[0]!, ties: [asTie(1)(step!)] };
}

/** Finds the options that go into the runoff. */
function scoringOf(evidence: Evidence, counts: ScoreCounts) {
  const { sums } = evidence;
  const { taken, stillTied } = cut([...sums.keys()], sums, FINALISTS);
  const steps = breakTie(evidence, stillTied, FINALISTS - taken.length);
  const finalists = [...taken, ...steps.flatMap((step) => step.taken)];
  const round: StarScoring = { kind: 'scoring', ...counts, sums, finalists };
  return { round, finalists, ties: steps.map(asTie(0)) };
}

/** Lists those of the runoff, then all others by their sums. */
function placesOf(sums: readonly number[], runoff: readonly (readonly number[])[]) {
  const ranked = new Set(runoff.flat());
  const others = rankByValue(sums).map((place) => place.filter((option) => !ranked.has(option)));
  return [...runoff, ...others.filter((place) => place.length > 0)];
}

/**
 * STAR, score then automatic runoff (Equal Vote Coalition, 2014), for one seat: the two options
 * with the highest sums of scores are the finalists, and of these the one that more ballots score
 * higher wins. A missing score is the lowest.
 *
 * Ties by Equal Vote's protocol, as far as ballots can tell: for the last place in the runoff, of
 * two the one that more ballots prefer; of several, or when that is equal, those with most top
 * scores; in the runoff the higher sum, then most top scores. Then the lot. (A tie of which none is
 * taken has only put out those with fewer top scores.)
 *
 * At most four passes over the ballots. Sums and counts are whole numbers, exact for fewer than
 * 2^38 ballots. In `places` the finalists stand first, in one place when only the lot told them
 * apart.
 * @throws RangeError for a score that is not on the scale, or for more than one seat.
 */
export function star(profile: ScoreProfile, terms: StarTerms): Outcome<StarRound> {
  if ((terms.seats ?? 1) !== 1) throw new RangeError('STAR fills one seat');
  const counts = countScores(profile, terms.scale);
  const counted = replaceBlanksByLowest(counts);
  const sums = sumScores(counted, terms.scale);
  const evidence = { profile, terms, sums, topScores: counted.given.map((given) => given.at(-1)!) };
  const { round: scoring, finalists, ties } = scoringOf(evidence, counts);
  if (finalists.length < FINALISTS)
    return { elected: finalists, places: finalists.map((only) => [only]), ties, rounds: [scoring] };

  const { round: runoff, winner, ties: last } = runOff(evidence, finalists);
  const isByLot = last.some(({ brokenBy }) => brokenBy === 'lot');
  const loser = finalists.filter((option) => option !== winner);
  const ranked = isByLot ? [finalists.toSorted((a, b) => a - b)] : [[winner], loser];
  return {
    elected: [winner],
    places: placesOf(sums, ranked),
    ties: [...ties, ...last],
    rounds: [scoring, runoff],
  };
}
