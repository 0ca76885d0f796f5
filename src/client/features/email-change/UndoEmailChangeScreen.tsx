import { FormattedMessage } from 'react-intl';
import { toAccessPath } from '../../../shared/routes';
import { useUndoEmailChangeMutation } from '../../api/accountsApi';
import { titleMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { LinkScreen } from '../../ui/forms/LinkScreen';
import { emailChangeMessages } from './messages';

/** For the link “this was not me” in the mails about a changed address. */
export function UndoEmailChangeScreen() {
  const [undo, { isLoading, isSuccess, error }] = useUndoEmailChangeMutation();
  return (
    <LinkScreen
      title={titleMessages['undo-email-change']}
      intro={emailChangeMessages.undoIntro}
      label={emailChangeMessages.undo}
      send={undo}
      isLoading={isLoading}
      error={error}
      wayOut={<NewPassword />}
      done={isSuccess && <ChangeUndone />}
    />
  );
}

function ChangeUndone() {
  return (
    <FormOutcome
      title={emailChangeMessages.undoneTitle}
      text={<FormattedMessage {...emailChangeMessages.undone} />}
    >
      <NewPassword />
    </FormOutcome>
  );
}

function NewPassword() {
  return (
    <ButtonLink to={toAccessPath('forgot-password', '/')}>
      <FormattedMessage {...emailChangeMessages.newPassword} />
    </ButtonLink>
  );
}
