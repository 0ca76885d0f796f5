import { useDeleteCommentMutation } from '../../../api/commentWrites';
import { useCommentsPlace } from '../../comments/commentsContext';
import { commentMessages } from '../../comments/messages';
import { useToast } from '../../toast';
import { ConfirmDialog } from '../Dialog';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before one's own comment is deleted. */
export function RemoveQuestion({ id, onClose }: Props) {
  const { section, slug } = useCommentsPlace();
  const toast = useToast();
  const [remove] = useDeleteCommentMutation();
  const answer = async (isSure: boolean) => {
    onClose();
    if (!isSure) return;
    const { error } = await remove({ section, slug, id });
    toast(
      error
        ? { text: commentMessages.notDone, tone: 'bad' }
        : { text: commentMessages.removed, tone: 'good' },
    );
  };
  return (
    <ConfirmDialog
      title={commentMessages.removeTitle}
      text={commentMessages.removeText}
      confirm={commentMessages.remove}
      cancel={commentMessages.keep}
      isDanger
      onAnswer={(isSure) => void answer(isSure)}
    />
  );
}
