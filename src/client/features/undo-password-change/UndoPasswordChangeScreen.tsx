import { FormattedMessage } from 'react-intl';
import { toAccessPath } from '../../../shared/routes';
import { useUndoPasswordChangeMutation } from '../../api/accountsApi';
import { titleMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { LinkScreen } from '../../ui/forms/LinkScreen';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { undoMessages } from './messages';

/** For the link “this was not me” in the mail about a changed password. */
export function UndoPasswordChangeScreen() {
  const [undo, { isLoading, isSuccess, error }] = useUndoPasswordChangeMutation();
  return (
    <LinkScreen
      title={titleMessages['undo-password-change']}
      intro={undoMessages.intro}
      label={undoMessages.undo}
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
    <FormOutcome title={undoMessages.doneTitle} text={<FormattedMessage {...undoMessages.done} />}>
      <NewPassword />
    </FormOutcome>
  );
}

function NewPassword() {
  return (
    <ButtonLink to={toAccessPath('forgot-password', '/')}>
      <FormattedMessage {...undoMessages.newPassword} />
    </ButtonLink>
  );
}
