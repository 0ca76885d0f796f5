import { FormattedMessage } from 'react-intl';
import { useGetCommentHistoryQuery } from '../commentsApi';
import { useCommentsContext } from '../commentsContext';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Markdown } from '../../../ui/Markdown';
import { Skeleton } from '../../../ui/Skeleton';
import { TimeText } from '../../../ui/TimeText';
import styles from './Composer.module.css';
import { composerMessages } from './messages';

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
