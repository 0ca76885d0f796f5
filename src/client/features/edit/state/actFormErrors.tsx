import { FormattedMessage } from 'react-intl';
import type { ContentSource } from '../../../../shared/contract/editing';
import { isProblem } from '../../../api/problem';
import type { toFormErrors } from '../../../ui/forms/formErrors';
import { faultMessages } from '../../../ui/forms/messages';
import { toEditFormErrors } from '../editFormErrors';
import { actFaults } from './messages';
import type { ActState } from './useAct';

const FAILURES = { newerRevision: actFaults.newer, notPossibleNow: actFaults.notPossible } as const;

/** Converts the server’s answer to an act into the words of the page. */
export function toActFormErrors(
  error: ActState['error'],
  { originalLocale }: Pick<ContentSource, 'originalLocale'>,
): ReturnType<typeof toFormErrors> {
  const code = isProblem(error) ? error.code : '';
  if (code === 'scheduleInPast') return { faults: { date: actFaults.past } };
  if (code === 'reasonMissing')
    return { faults: { [`reason.${originalLocale}`]: faultMessages.missing } };
  if (Object.hasOwn(FAILURES, code))
    return { failure: <FormattedMessage {...FAILURES[code as keyof typeof FAILURES]} /> };
  return toEditFormErrors(error, originalLocale);
}
