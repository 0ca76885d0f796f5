import type { MessageDescriptor } from 'react-intl';
import type { QuizPaper } from '../../../../shared/contract/quizPapers';
import { quizFaults, type QuizFault } from '../../../../shared/quizzes/quizFaults';
import type { Faults } from '../../../ui/lazy/forms/formContext';
import { quizFaultMessages } from './messages';
import { changeOf, type Written } from './writtenQuiz';

/** Lists all faults of the quiz as it is now. */
export function faultsOf(
  written: Written,
  { originalLocale }: QuizPaper,
  now: number,
): readonly QuizFault[] {
  const { settings, questions } = changeOf(written);
  return quizFaults(settings, questions, { now, originalLocale });
}

export const isError = ({ severity }: Pick<QuizFault, 'severity'>): boolean => severity === 'error';

/** Returns the name of the field that a fault is about. */
export function placeOf({ question: place, option, field }: QuizFault, written: Written): string {
  const question = place === undefined ? undefined : written.questions[place];
  const list = question ? question.options : written.bands;
  const owner = option === undefined ? question : list[option];
  return `${owner?.id ?? 'settings'}.${field ?? 'questions'}`;
}

/** Returns the messages that are shown at the fields: the first fault of each. */
export function fieldFaults(faults: readonly QuizFault[], written: Written): Faults {
  const shown: Record<string, MessageDescriptor> = {};
  for (const fault of faults.filter(isError))
    shown[placeOf(fault, written)] ??= quizFaultMessages[fault.code];
  return shown;
}
