import { useReportCommentMutation } from '../commentWrites';
import { useCommentsContext } from '../commentsContext';
import { composerMessages } from './messages';
import { ReportDialog } from './ReportDialog';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** Tells the moderators what is wrong with a comment. */
export function ReportForm({ id, onClose }: Props) {
  const { section, slug } = useCommentsContext();
  const [send, { isLoading, error }] = useReportCommentMutation();
  return (
    <ReportDialog
      title={composerMessages.reportTitle}
      onSend={async (report) => 'data' in (await send({ one: { section, slug, id }, report }))}
      isPending={isLoading}
      error={error}
      onClose={onClose}
    />
  );
}
