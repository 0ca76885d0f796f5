import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import { uiMessages } from '../../intl/sharedMessages';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { ShowMore } from '../../ui/ShowMore';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Comments.module.css';
import { useComments } from './dialogsApi';
import { dialogMessages } from './messages';
import { ThreadList } from './ThreadList';
import { threadsOf } from './threads';
import { TwoSides } from './TwoSides';

type Layout = DialogDetails['layout'];
type Answer = ReturnType<typeof useComments>;

/** What people wrote, with its own states: the rest of the page does not wait for it. */
export function Comments({ layout }: { readonly layout: Layout }) {
  const answer = useComments();
  return (
    <section className={styles['comments']} aria-labelledby="comments">
      <div className={styles['head']}>
        <h2 id="comments" className={styles['title']}>
          <FormattedMessage {...dialogMessages.comments} />
        </h2>
        {answer.total > 0 && (
          <p role="status" className={styles['total']}>
            <FormattedMessage {...uiMessages.comments} values={{ count: answer.total }} />
          </p>
        )}
      </div>
      <CommentsBody layout={layout} answer={answer} />
    </section>
  );
}

function CommentsBody({ layout, answer }: { readonly layout: Layout; readonly answer: Answer }) {
  const { slug } = useParams();
  const { comments, isError } = answer;
  if (!comments) return isError ? <Failed answer={answer} /> : <Loading />;
  if (comments.length === 0) return <NoComments />;

  const threads = threadsOf(comments);
  return (
    <>
      {layout === 'forAndAgainst' ? (
        <TwoSides threads={threads} />
      ) : (
        <ThreadList threads={threads} />
      )}
      {isError && <Failed answer={answer} />}
      {!isError && (
        <ShowMore
          path={`/dialogs/${slug}`}
          cursor={answer.nextCursor}
          isPending={answer.isFetchingNextPage}
          onMore={answer.fetchNextPage}
        />
      )}
    </>
  );
}

/** Comments that are shown stay: only the page that failed is asked for again. */
function Failed({
  answer: { comments, error, refetch, fetchNextPage },
}: {
  readonly answer: Answer;
}) {
  return <ErrorNotice onRetry={comments ? fetchNextPage : refetch} error={error} />;
}

const Loading = () => (
  <>
    <p className="visually-hidden" role="status">
      <FormattedMessage {...uiMessages.loading} />
    </p>
    <Skeleton lines={5} />
  </>
);

const NoComments = () => (
  <EmptyState
    title={<FormattedMessage {...dialogMessages.emptyTitle} />}
    text={<FormattedMessage {...dialogMessages.emptyText} />}
  />
);
