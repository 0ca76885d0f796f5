import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../../app/hooks';
import { errorMessage } from '../../intl/errorMessage';
import { titleMessages } from '../../intl/sharedMessages';
import { selectSignInProblem } from '../../state/sessionSlice';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { StatusPage } from '../../ui/StatusPage';
import { callbackMessages } from './messages';

/** Shown while the sign-in is completed; the session's sagas then lead on. */
export function CallbackScreen() {
  const { formatMessage } = useIntl();
  const problem = useAppSelector(selectSignInProblem);
  if (problem) {
    return <StatusPage kind="unauthorized" reason={formatMessage(errorMessage(problem.code))} />;
  }
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages.callback)}
        intro={<FormattedMessage {...callbackMessages.wait} />}
      />
      <Skeleton lines={4} />
    </>
  );
}
