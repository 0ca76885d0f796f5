import type { Outcome, CountParameters } from './outcome';
import { compareDescending, elect, rankBy } from './weakOrder';
import type { ScoreProfile } from './profiles';
import { countScores, sumScores } from './scoreCounts';

/** Points of an answer for a time. No answer is a no. */
export const TIME_POINTS = { no: 0, ifNeedBe: 1, yes: 2 } as const;

export interface TimePollRound {
  /** Two for every yes, one for every "if need be". */
  readonly points: readonly number[];
  readonly yes: readonly number[];
  readonly ifNeedBe: readonly number[];
  readonly no: readonly number[];
  /** Number of ballots that gave no answer for that time. */
  readonly blank: readonly number[];
}

const SCALE = { lowest: TIME_POINTS.no, highest: TIME_POINTS.yes };

/**
 * Time poll: for every time each ballot says yes, if need be, or no. The time with the most points
 * is the best; of times with as many points the one with more yes. One pass over the ballots; whole
 * numbers, exact below 2^53.
 * @throws RangeError for another answer than 0, 1 and 2
 */
export function timePoll(profile: ScoreProfile, terms: CountParameters): Outcome<TimePollRound> {
  const counts = countScores(profile, SCALE);
  const points = sumScores(counts, SCALE);
  const answered = (answer: number) => counts.given.map((given) => given[answer]!);
  const round = {
    points,
    yes: answered(TIME_POINTS.yes),
    ifNeedBe: answered(TIME_POINTS.ifNeedBe),
    no: answered(TIME_POINTS.no),
    blank: counts.blank,
  };
  const places = rankBy(
    [...points.keys()],
    (a, b) =>
      compareDescending(points[a]!, points[b]!) || compareDescending(round.yes[a]!, round.yes[b]!),
  );
  return { ...elect(places, terms), places, rounds: [round] };
}

/** Lists the rows of those who cannot come at a time: they said no, or nothing. */
export const listUnavailable = (
  { options, scores, weights }: ScoreProfile,
  time: number,
): number[] => [...weights.keys()].filter((row) => scores[row * options + time]! <= TIME_POINTS.no);
