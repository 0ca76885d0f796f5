/** Outcome of every method: the winners, and all that a page needs to explain them. */
export interface Outcome<Round> {
  /**
   * The winners in the order of their election or standing, as many as there are seats unless too
   * few options stand.
   */
  readonly elected: readonly number[];
  /**
   * All options, best first. Options in one inner list are tied by the method itself, before any
   * lot.
   */
  readonly places: readonly (readonly number[])[];
  /** Every tie that decided something, in the order in which it was met. */
  readonly ties: readonly Tie[];
  /** Events of the count, step by step. A method without steps has one round. */
  readonly rounds: readonly Round[];
}

/** Options that the method could not tell apart where it had to, and what told them apart. */
export interface Tie {
  /** The round in which it was met, counted from 0. */
  readonly round: number;
  readonly options: readonly number[];
  /**
   * Options that were taken: elected, excluded where the round excludes, or first in line where it
   * passes a surplus on.
   */
  readonly taken: readonly number[];
  /** An earlier round, what the same ballots say in another way (`star`), or the lot. */
  readonly brokenBy: 'earlierRound' | 'preferences' | 'totals' | 'topScores' | 'lot';
}

/** Terms that a method needs besides ballots. */
export interface CountParameters {
  /** 1 by default. */
  readonly seats?: number;
  /** The published lot (`drawLots`): for every option its number, the lowest is taken first. */
  readonly lot: readonly number[];
}
