import type { MessageDescriptor } from 'react-intl';
import type { QuizPaper } from '../../../../shared/contract/quizPapers';
import {
  findQuizFaults,
  type QuizFault,
  type QuizFaultContext,
} from '../../../../shared/quizzes/quizFaults';
import type { Faults } from '../../../ui/forms/formContext';
import { quizFaultMessages } from './messages';
import { toQuizChange, type WrittenQuizState } from './writtenQuiz';

/** Lists all faults of the quiz as it is now. */
export function listFaults(
  written: WrittenQuizState,
  { originalLocale }: QuizPaper,
  context: Required<Pick<QuizFaultContext, 'now' | 'offered'>>,
): readonly QuizFault[] {
  const { settings, questions } = toQuizChange(written);
  return findQuizFaults(settings, questions, { ...context, originalLocale });
}

export const isError = ({ severity }: Pick<QuizFault, 'severity'>): boolean => severity === 'error';

/** Returns the name of the field that a fault is about. */
export function getFaultFieldName(
  { question: place, option, field }: QuizFault,
  written: WrittenQuizState,
): string {
  const question = place === undefined ? undefined : written.questions[place];
  const list = question ? question.options : written.bands;
  const owner = option === undefined ? question : list[option];
  return `${owner?.id ?? 'settings'}.${field ?? 'questions'}`;
}

/** Returns the messages that are shown at the fields: the first fault of each. */
export function toFieldFaults(faults: readonly QuizFault[], written: WrittenQuizState): Faults {
  const shown: Record<string, MessageDescriptor> = {};
  for (const fault of faults.filter(isError))
    shown[getFaultFieldName(fault, written)] ??= quizFaultMessages[fault.code];
  return shown;
}
