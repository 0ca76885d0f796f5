import { RemoveDialog } from '../../../../parts/comments/writing/RemoveDialog';
import { ReportDialog } from '../../../../parts/comments/writing/ReportDialog';
import { useStatementsContext } from '../statementsContext';
import { useDeleteStatementMutation, useReportStatementMutation } from '../statementWrites';
import { statementFormMessages } from './messages';

/* One file for the browser: whoever writes needs most of it. */
export { StatementForm } from './StatementForm';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before one’s own statement is deleted. */
export function RemoveQuestion({ id, onClose }: Props) {
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

/** Tells the moderators what is wrong with a statement. */
export function ReportForm({ id, onClose }: Props) {
  const { slug, locale } = useStatementsContext();
  const [send, { isLoading, error }] = useReportStatementMutation();
  return (
    <ReportDialog
      title={statementFormMessages.reportTitle}
      onSend={async (report) => 'data' in (await send({ one: { slug, locale, id }, report }))}
      isPending={isLoading}
      error={error}
      onClose={onClose}
    />
  );
}
