import type { Outcome, CountParameters, Tie } from './outcome';
import { sortByLot } from './weakOrder';

/** A rule that fills one seat after the other. */
interface Steps<Round> {
  /**
   * Options that have the best claim to the next seat, of all that stand. More than one: they are
   * tied.
   */
  readonly best: (standing: readonly number[]) => readonly number[];
  /** Seats one of them. */
  readonly take: (elected: number, standing: readonly number[]) => Round;
}

/**
 * Fills the seats by a rule. Ties go by the lot: what an option could claim in an earlier round is
 * no earlier result, because it counted ballots that have got a member since. `places` are those
 * elected, one by one, then all others in one place.
 */
export function electSequentially<Round>(
  options: number,
  { seats = 1, lot }: CountParameters,
  { best, take }: Steps<Round>,
): Outcome<Round> {
  let standing = Array.from({ length: options }, (_, option) => option);
  const elected: number[] = [];
  const rounds: Round[] = [];
  const ties: Tie[] = [];
  while (elected.length < seats && standing.length > 0) {
    const tied = best(standing);
    const next = sortByLot(tied, lot)[0]!;
    if (tied.length > 1)
      ties.push({ round: rounds.length, options: tied, taken: [next], brokenBy: 'lot' });
    rounds.push(take(next, standing));
    elected.push(next);
    standing = standing.filter((option) => option !== next);
  }
  const places = [...elected.map((option) => [option]), standing];
  return { elected, places: places.filter((place) => place.length > 0), ties, rounds };
}
