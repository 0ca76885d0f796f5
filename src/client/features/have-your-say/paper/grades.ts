import type { MessageDescriptor } from 'react-intl';
import type { QuestionOf } from '../../../../shared/ballots/paper';
import { gradeMessages } from './messages';

const { reject, poor, acceptable, good, veryGood, excellent } = gradeMessages;

/**
 * Grades in words, the worst first, by how many there are (Balinski & Laraki 2007 use six and
 * seven).
 */
const GRADES: Readonly<Record<number, readonly MessageDescriptor[]>> = {
  3: [reject, acceptable, good],
  4: [reject, poor, acceptable, good],
  5: [reject, poor, acceptable, good, excellent],
  6: [reject, poor, acceptable, good, veryGood, excellent],
};

/**
 * Returns the names of the grades of a majority judgment, from the lowest up; null where the scores
 * are numbers.
 */
export function getGradeMessages({
  method,
  settings: { lowest, highest },
}: Pick<QuestionOf<'score'>, 'method' | 'settings'>): readonly MessageDescriptor[] | null {
  if (method !== 'majorityJudgment') return null;
  return GRADES[highest - lowest + 1] ?? null;
}
