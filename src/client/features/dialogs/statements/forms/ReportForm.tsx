import { ReportDialog } from '../../../../parts/comments/writing/ReportDialog';
import { useStatementsContext } from '../statementsContext';
import { useReportStatementMutation } from '../statementWrites';
import { statementFormMessages } from './messages';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
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
