import { FIXED_OPTION_COUNTS } from './methods';
import type { BareQuestion } from './paper';

/**
 * Tells whether a question has no more options than seats, so that all of them are elected without
 * a vote, as in an uncontested election. A proposal and a consent are never that, as they decide
 * between answers; nor is a choice of dates, which asks when people are free.
 */
export const isUncontested = ({
  type,
  method,
  settings,
  options,
}: Pick<BareQuestion, 'type' | 'method' | 'settings'> & {
  readonly options: readonly unknown[];
}): boolean =>
  'seats' in settings &&
  type !== 'date' &&
  FIXED_OPTION_COUNTS[method] === undefined &&
  options.length > 0 &&
  options.length <= settings.seats;
