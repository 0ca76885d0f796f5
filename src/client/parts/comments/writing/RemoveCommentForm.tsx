import { useDeleteCommentMutation } from '../commentWrites';
import { useCommentsContext } from '../commentsContext';
import { commentMessages } from '../messages';
import { RemoveDialog } from './RemoveDialog';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before one's own comment is deleted. */
export function RemoveCommentForm({ id, onClose }: Props) {
  const { section, slug } = useCommentsContext();
  const [remove] = useDeleteCommentMutation();
  return (
    <RemoveDialog
      title={commentMessages.removeTitle}
      text={commentMessages.removeText}
      removed={commentMessages.removed}
      onRemove={() => remove({ section, slug, id })}
      onClose={onClose}
    />
  );
}
