import { useIntl } from 'react-intl';
import { useAppSelector } from '../../app/hooks';
import { errorMessage } from '../../intl/errorMessage';
import { selectSignInProblem } from '../../state/sessionSlice';
import { StatusPage } from '../../ui/StatusPage';

/** Where a failed sign-in ends (SPEC 2.7, 4.8.1): says why, in words that help. */
export function UnauthorizedScreen() {
  const { formatMessage } = useIntl();
  const problem = useAppSelector(selectSignInProblem);
  const reason = problem === null ? undefined : formatMessage(errorMessage(problem.code));
  return <StatusPage kind="unauthorized" reason={reason} />;
}
