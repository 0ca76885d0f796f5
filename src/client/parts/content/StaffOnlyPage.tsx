import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectUser, signInRequested, userRefreshRequested } from '../../state/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/Button';
import { RedirectButton } from '../../ui/RedirectButton';
import { confirmMessage } from '../sign-in/messages';
import { getStepUpParameters } from '../sign-in/stepUp';
import { factorMessages } from './messages';
import { StatusPage } from './StatusPage';

interface Props {
  readonly missing?: 'staff' | 'editor';
}

/**
 * A page of the administration, for everybody else: which role is missing and who can give it, or
 * that the account lacks a second factor. The user record may be older than either: it is asked for
 * anew, once.
 */
export function StaffOnlyPage({ missing = 'staff' }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(userRefreshRequested()), [dispatch]);
  const { formatMessage } = useIntl();
  const user = useAppSelector(selectUser);
  if (user?.factorDueAtProvider)
    return (
      <StatusPage
        kind="forbidden"
        reason={formatMessage(factorMessages.dueAtProvider)}
        wayOn={
          <RedirectButton
            onPress={() => dispatch(signInRequested({ parameters: getStepUpParameters(user) }))}
          >
            <FormattedMessage {...confirmMessage} />
          </RedirectButton>
        }
      />
    );
  if (!user?.factorDue) {
    // A page of the staff that is closed to a moderator is for administrators.
    const isModerator = missing === 'staff' && user?.roles.includes('moderator');
    return <StatusPage kind="forbidden" missing={isModerator ? 'admin' : missing} />;
  }
  return (
    <StatusPage
      kind="forbidden"
      reason={formatMessage(factorMessages.due)}
      wayOn={
        <ButtonLink to="/me/security">
          <FormattedMessage {...factorMessages.toSecurity} />
        </ButtonLink>
      }
    />
  );
}
