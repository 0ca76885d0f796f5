import { FormattedMessage } from 'react-intl';
import type { ContentSource } from '../../../../shared/contract/editing';
import { isProblem } from '../../../api/problem';
import type { problemOf } from '../../../ui/lazy/forms/problemOf';
import { faultMessages } from '../../../ui/lazy/forms/messages';
import { editProblem } from '../editProblem';
import { actFaults } from './messages';
import type { Acting } from './useAct';

const FAILURES = { newerRevision: actFaults.newer, notPossibleNow: actFaults.notPossible } as const;

/** Converts the server’s answer to an act into the words of the page. */
export function actProblem(
  error: Acting['error'],
  { originalLocale }: Pick<ContentSource, 'originalLocale'>,
): ReturnType<typeof problemOf> {
  const code = isProblem(error) ? error.code : '';
  if (code === 'scheduleInPast') return { faults: { date: actFaults.past } };
  if (code === 'reasonMissing')
    return { faults: { [`reason.${originalLocale}`]: faultMessages.missing } };
  if (Object.hasOwn(FAILURES, code))
    return { failure: <FormattedMessage {...FAILURES[code as keyof typeof FAILURES]} /> };
  return editProblem(error, originalLocale);
}
