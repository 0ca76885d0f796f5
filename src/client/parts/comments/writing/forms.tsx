import { FormattedMessage } from 'react-intl';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Markdown } from '../../../ui/Markdown';
import { Skeleton } from '../../../ui/Skeleton';
import { TimeText } from '../../../ui/TimeText';
import { useGetCommentHistoryQuery } from '../commentsApi';
import { useCommentsContext } from '../commentsContext';
import { useDeleteCommentMutation, useReportCommentMutation } from '../commentWrites';
import { commentMessages } from '../messages';
import styles from './Composer.module.css';
import { composerMessages } from './messages';
import { RemoveDialog } from './RemoveDialog';
import { ReportDialog } from './ReportDialog';

/* One file for the browser: whoever writes needs most of it. */
export { Composer } from './Composer';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** The earlier versions of a comment, the oldest first. */
export function History({ id }: { readonly id: string }) {
  const { section, slug } = useCommentsContext();
  const { currentData, isError, error, refetch } = useGetCommentHistoryQuery({ section, slug, id });
  return (
    <div className={styles['history']}>
      <h4 className={styles['heading']}>
        <FormattedMessage {...composerMessages.history} />
      </h4>
      {isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <Skeleton lines={2} />}
      <ol>
        {currentData?.items.map(({ revision, body, lang, at }) => (
          <li key={revision}>
            <TimeText value={at} format="dateTime" />
            <Markdown hasPictures={false} text={{ text: body, lang }} headingLevel={4} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Asks before one's own comment is deleted. */
export function RemoveQuestion({ id, onClose }: Props) {
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
