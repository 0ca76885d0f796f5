import { FormattedMessage } from 'react-intl';
import { toAccessPath } from '../../../shared/routes';
import { useConfirmEmailMutation } from '../../api/accountsApi';
import { titleMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { LinkScreen } from '../../ui/forms/LinkScreen';
import { formMessages } from '../../ui/forms/messages';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { confirmMessages } from './messages';

/** For the link in the mail after a registration. */
export function ConfirmEmailScreen() {
  const [confirm, { isLoading, isSuccess, error }] = useConfirmEmailMutation();
  return (
    <LinkScreen
      title={titleMessages['confirm-email']}
      intro={confirmMessages.intro}
      label={confirmMessages.confirm}
      send={confirm}
      isLoading={isLoading}
      error={error}
      done={isSuccess && <AddressConfirmed />}
      wayOut={
        <ButtonLink to={toAccessPath('register', '/')}>
          <FormattedMessage {...confirmMessages.again} />
        </ButtonLink>
      }
    />
  );
}

function AddressConfirmed() {
  return (
    <FormOutcome
      title={confirmMessages.doneTitle}
      text={<FormattedMessage {...confirmMessages.done} />}
    >
      <ButtonLink to={toAccessPath('sign-in', '/')}>
        <FormattedMessage {...formMessages.toSignIn} />
      </ButtonLink>
    </FormOutcome>
  );
}
