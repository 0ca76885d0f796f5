import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { Outcome } from '../../../../../counting/outcome';
import type { Method, Question } from '../../../../../shared/ballots/paper';

/**
 * Properties of a chart. The question is the one that was counted: its type is that of the method.
 */
export interface ChartProps<M extends Method> {
  readonly question: Question;
  readonly count: QuestionCountOf<M>;
  /** Counted after the close. */
  readonly isFinal: boolean;
}

/** Options of the paper in the order of their places; each with its number. */
export const listOptionsByPlace = (
  { options }: Question,
  { places }: Pick<Outcome<unknown>, 'places'>,
) => places.flat().map((number) => ({ number, ...options[number]! }));

export const getMaximum = (values: readonly number[]): number => Math.max(1, ...values);
