import type { Outcome, CountParameters } from './outcome';
import { elect, rankByValue } from './weakOrder';
import { countBallots, type ScoreProfile } from './profiles';
import { checkSpending, countScores, type Scale, type ScoreCounts, sumScores } from './scoreCounts';

export interface QuadraticTerms extends CountParameters {
  /** Number of credits that every ballot may spend. */
  readonly credits: number;
  /**
   * Rows that were put together from the marks of several ballots may spend more than one ballot
   * has.
   */
  readonly mayOverspend?: boolean;
}

export interface QuadraticRound extends ScoreCounts {
  readonly ballots: number;
  /**
   * The scale of the distribution `given`: the most votes that the credits can buy, against and
   * for.
   */
  readonly scale: Scale;
  /** Votes for less votes against, for each option. */
  readonly votes: readonly number[];
  readonly votesFor: readonly number[];
  readonly votesAgainst: readonly number[];
  /** The credits spent on each option. */
  readonly credits: readonly number[];
}

/** Returns the cost of a ballot: v votes for or against an option cost v² credits. */
export const getQuadraticCost = (scores: readonly (number | null)[]): number =>
  scores.reduce<number>((cost, score) => cost + (score ?? 0) ** 2, 0);

/**
 * Quadratic voting (Lalley & Weyl 2018): every ballot buys votes for or against options, v votes
 * for v² credits; the options with the most votes (those against subtracted) are elected. Two
 * passes over the ballots; whole numbers, exact below 2^53.
 * @throws RangeError when a ballot spends more credits than it has
 */
export function quadratic(profile: ScoreProfile, terms: QuadraticTerms): Outcome<QuadraticRound> {
  if (!terms.mayOverspend) checkSpending(profile, (score) => score ** 2, terms.credits);
  const most = Math.floor(Math.sqrt(terms.credits));
  const scale = { lowest: -most, highest: most };
  const counts = countScores(profile, scale);
  const votes = sumScores(counts, scale);
  const round = {
    ...counts,
    ballots: countBallots(profile),
    scale,
    votes,
    votesFor: sumScores(counts, scale, (score) => Math.max(score, 0)),
    votesAgainst: sumScores(counts, scale, (score) => Math.max(-score, 0)),
    credits: sumScores(counts, scale, (score) => score ** 2),
  };
  const places = rankByValue(votes);
  return { ...elect(places, terms), places, rounds: [round] };
}
