import type { BareQuestion, Method } from '../shared/ballots/paper';
import type { Outcome } from './outcome';

/** All options are elected without a vote: no more of them stand than there are seats. */
export interface UncontestedCount {
  readonly question: string;
  readonly method: Method;
  readonly answered: 0;
  readonly none: 0;
  readonly blank: number;
  readonly uncontested: true;
  /** The options in the order of the paper, all in one place. */
  readonly result: Outcome<never>;
}

/** Elects all options of a question that is uncontested (`isUncontested`). */
export function electUnopposed(
  { id, method, options }: BareQuestion,
  ballots: number,
): UncontestedCount {
  const elected = [...options.keys()];
  return {
    question: id,
    method,
    answered: 0,
    none: 0,
    blank: ballots,
    uncontested: true,
    result: { elected, places: [elected], ties: [], rounds: [] },
  };
}
