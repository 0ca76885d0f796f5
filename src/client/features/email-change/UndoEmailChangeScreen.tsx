import { useUndoEmailChangeMutation } from '../../api/accountsApi';
import { titleMessages } from '../../intl/sharedMessages';
import { UndoScreen } from '../../parts/undo/UndoScreen';
import { undoEmailChangeMessages } from './messages';

/** For the link “this was not me” in the mails about a changed address. */
export function UndoEmailChangeScreen() {
  const [undo, { isLoading, isSuccess, error }] = useUndoEmailChangeMutation();
  return (
    <UndoScreen
      title={titleMessages['undo-email-change']}
      texts={undoEmailChangeMessages}
      send={undo}
      isLoading={isLoading}
      isSuccess={isSuccess}
      error={error}
    />
  );
}
