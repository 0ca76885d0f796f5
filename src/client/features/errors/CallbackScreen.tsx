import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../../app/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { selectSignInProblem } from '../../state/sessionSlice';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { callbackMessages } from './messages';
import { UnauthorizedPage } from './UnauthorizedPage';

/** Shown while the sign-in is completed; the session's sagas then lead on. */
export function CallbackScreen() {
  const { formatMessage } = useIntl();
  const problem = useAppSelector(selectSignInProblem);
  if (problem) return <UnauthorizedPage />;
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
