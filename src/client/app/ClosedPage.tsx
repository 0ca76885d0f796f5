import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectUser, userRefreshRequested } from '../state/sessionSlice';
import { selectSettings } from '../state/settingsSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { PageHeader } from '../ui/PageHeader';
import { SignInButton } from '../ui/SignInButton';
import { ButtonLink } from '../ui/Button';
import styles from '../parts/content/StatusPage.module.css';
import { closedMessages } from './messages';

/** A page of a portal that is not open to the person: what it waits for, and who goes in where. */
export function ClosedPage() {
  const { formatMessage } = useIntl();
  const isSetUp = useAppSelector(selectSettings).stage !== 'setup';
  const user = useAppSelector(selectUser);
  const title = isSetUp ? closedMessages.soonTitle : closedMessages.setupTitle;
  const text = isSetUp ? closedMessages.soonText : closedMessages.setupText;
  return (
    <div className={styles['status']}>
      <PageHeader
        title={formatMessage(title)}
        intro={<FormattedMessage {...text} />}
        description={formatMessage(text)}
      />
      <div className={styles['ways']}>
        {user ? (
          <NoRole />
        ) : (
          <SignInButton look={isSetUp ? 'primary' : 'secondary'}>
            <FormattedMessage {...closedMessages.signIn} />
          </SignInButton>
        )}
        {!isSetUp && (
          <ButtonLink to="/setup">
            <FormattedMessage {...closedMessages.setUp} />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The user record may be older than the role: it is asked for anew, once. */
function NoRole() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(userRefreshRequested()), [dispatch]);
  return (
    <p>
      <FormattedMessage {...closedMessages.noRole} />
    </p>
  );
}
