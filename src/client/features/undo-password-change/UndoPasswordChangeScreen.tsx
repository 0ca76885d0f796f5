import { useUndoPasswordChangeMutation } from '../../api/accountsApi';
import { titleMessages } from '../../intl/sharedMessages';
import { UndoScreen } from '../../parts/undo/UndoScreen';
import { undoMessages } from './messages';

/** For the link “this was not me” in the mail about a changed password. */
export function UndoPasswordChangeScreen() {
  const [undo, { isLoading, isSuccess, error }] = useUndoPasswordChangeMutation();
  return (
    <UndoScreen
      title={titleMessages['undo-password-change']}
      texts={undoMessages}
      send={undo}
      isLoading={isLoading}
      isSuccess={isSuccess}
      error={error}
    />
  );
}
