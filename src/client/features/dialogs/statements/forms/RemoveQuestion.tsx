import { RemoveDialog } from '../../../../ui/lazy/comments/RemoveDialog';
import { useStatementsPlace } from '../statementsContext';
import { useDeleteStatementMutation } from '../statementWrites';
import { statementFormMessages } from './messages';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before one’s own statement is deleted. */
export function RemoveQuestion({ id, onClose }: Props) {
  const { slug, locale } = useStatementsPlace();
  const [remove] = useDeleteStatementMutation();
  return (
    <RemoveDialog
      title={statementFormMessages.removeTitle}
      text={statementFormMessages.removeText}
      removed={statementFormMessages.removed}
      onRemove={() => remove({ slug, locale, id })}
      onClose={onClose}
    />
  );
}
