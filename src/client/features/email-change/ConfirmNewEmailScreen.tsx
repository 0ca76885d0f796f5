import { FormattedMessage } from 'react-intl';
import { toAccessPath } from '../../../shared/routes';
import { useConfirmNewEmailMutation } from '../../api/accountsApi';
import { titleMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { LinkScreen } from '../../ui/forms/LinkScreen';
import { formMessages } from '../../ui/forms/messages';
import { emailChangeMessages } from './messages';

/** For the link in the mail to the new address of an account. */
export function ConfirmNewEmailScreen() {
  const [confirm, { isLoading, isSuccess, error }] = useConfirmNewEmailMutation();
  return (
    <LinkScreen
      title={titleMessages['confirm-new-email']}
      intro={emailChangeMessages.confirmIntro}
      label={emailChangeMessages.confirm}
      send={confirm}
      isLoading={isLoading}
      error={error}
      done={isSuccess && <AddressChanged />}
      wayOut={
        <ButtonLink to="/me/security">
          <FormattedMessage {...emailChangeMessages.again} />
        </ButtonLink>
      }
    />
  );
}

function AddressChanged() {
  return (
    <FormOutcome
      title={emailChangeMessages.confirmedTitle}
      text={<FormattedMessage {...emailChangeMessages.confirmed} />}
    >
      <ButtonLink to={toAccessPath('sign-in', '/')}>
        <FormattedMessage {...formMessages.toSignIn} />
      </ButtonLink>
    </FormOutcome>
  );
}
