import { RemoveDialog } from '../../../../parts/comments/writing/RemoveDialog';
import { useStatementsContext } from '../statementsContext';
import { useDeleteStatementMutation } from '../statementWrites';
import { statementFormMessages } from './messages';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before one’s own statement is deleted. */
export function RemoveStatementDialog({ id, onClose }: Props) {
  const { slug, locale } = useStatementsContext();
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
