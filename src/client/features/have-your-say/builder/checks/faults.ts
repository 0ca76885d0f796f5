import type { MessageDescriptor } from 'react-intl';
import {
  findPaperFaults,
  findWordFaults,
  type PaperFacts,
  type PaperFault,
} from '../../../../../shared/ballots/paperFaults';
import type { PollPaper } from '../../../../../shared/contract/papers';
import type { Faults } from '../../../../ui/forms/formContext';
import { paperFaultMessages } from './messages';
import type { WrittenPaper } from '../../../../parts/builder/writtenPaper';

/** The name of what adds a question, as a field. */
export const QUESTIONS_FIELD = 'questions.add';

/** Returns the name of the field that a fault is about. */
export const getFaultFieldName = ({ question, option, field = '' }: PaperFault): string => {
  if (option) return `${option}.${field}`;
  if (!question) return field ? `rules.${field}` : QUESTIONS_FIELD;
  return field ? `${question}.${field}` : question;
};

/**
 * Returns the facts about the voters that the host knows; the members that it counted are those of
 * the group that was saved.
 */
function votersOf(paper: PollPaper, { rules }: WrittenPaper): PaperFacts['voters'] {
  if (rules.group === paper.rules.group) return paper.voters;
  const { members: _members, ...others } = paper.voters;
  return others;
}

/**
 * Lists all faults of the paper as it is now; of a poll that has opened, only those of its words.
 */
export function listFaults(
  written: WrittenPaper,
  paper: PollPaper,
  { now, offered }: Required<Pick<PaperFacts, 'now' | 'offered'>>,
): readonly PaperFault[] {
  const { rules, questions } = written;
  const { originalLocale } = paper;
  const facts = { now, originalLocale, offered, voters: votersOf(paper, written) };
  return paper.isFrozen
    ? findWordFaults(questions, facts)
    : findPaperFaults(rules, questions, facts);
}

export const isError = ({ severity }: PaperFault): boolean => severity === 'error';

/** Returns the messages that are shown at the fields: the first fault of each. */
export function toFieldFaults(faults: readonly PaperFault[]): Faults {
  const shown: Record<string, MessageDescriptor> = {};
  for (const fault of faults.filter(isError)) {
    shown[getFaultFieldName(fault)] ??= paperFaultMessages[fault.code];
  }
  return shown;
}
