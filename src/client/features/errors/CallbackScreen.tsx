import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { selectConfigurations } from '../../state/configSlice';
import {
  selectIsSessionKnown,
  selectIsSignedIn,
  selectSignInProblem,
} from '../../state/sessionSlice';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { callbackMessages } from './messages';
import { UnauthorizedPage } from './UnauthorizedPage';

/**
 * Shown while the sign-in is completed; the session's sagas then lead on, unless a configuration
 * leaves that to the page.
 */
export function CallbackScreen() {
  const { formatMessage } = useIntl();
  const problem = useAppSelector(selectSignInProblem);
  const isKnown = useAppSelector(selectIsSessionKnown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isLeftToPage = useAppSelector(selectConfigurations).some(
    ({ triggerAuthorizationResultEvent }) => triggerAuthorizationResultEvent,
  );
  // An answer comes with a page that is loaded, not with a link within the portal.
  const isLoaded = useLocation().key === 'default';
  const isOver = isKnown && (!isSignedIn || isLeftToPage || !isLoaded);
  if (problem || isOver) return <UnauthorizedPage />;
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
