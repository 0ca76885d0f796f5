import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { CommentRelation } from '../../../../shared/contract/comments';
import { uiMessages } from '../../../intl/sharedMessages';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { RowsSkeleton } from '../../../ui/Skeleton';
import { MyComment } from './MyComment';
import styles from './MyDialogs.module.css';
import { useMyComments } from './myDialogsApi';

interface Props {
  readonly relation: CommentRelation;
  readonly title: MessageDescriptor;
  /** In the place of an empty list. */
  readonly nothing: MessageDescriptor;
}

/** The comments that have one thing to do with me, under their heading. */
export function MyComments({ relation, title, nothing }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['part']}>
      <h2 id={titleId} className={styles['title']}>
        <FormattedMessage {...title} />
      </h2>
      <List relation={relation} nothing={nothing} />
    </section>
  );
}

function List({ relation, nothing }: Omit<Props, 'title'>) {
  const { items, ...list } = useMyComments(relation);
  if (!items && list.isError) return <ErrorNotice onRetry={list.refetch} error={list.error} />;
  if (!items) return <RowsSkeleton rows={3} />;
  if (items.length === 0) {
    return (
      <p className={styles['soft']}>
        <FormattedMessage {...nothing} />
      </p>
    );
  }
  return (
    <>
      <ul className={styles['entries']}>
        {items.map((item) => (
          <MyComment key={item.comment.id} item={item} />
        ))}
      </ul>
      {list.isError && <ErrorNotice onRetry={list.fetchNextPage} error={list.error} />}
      {!list.isError && list.hasNextPage && (
        <p>
          <Button
            look="secondary"
            isPending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            <FormattedMessage {...uiMessages.more} />
          </Button>
        </p>
      )}
    </>
  );
}
