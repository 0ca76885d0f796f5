import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useGetCommentPathQuery } from './commentsApi';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { CommentThread } from './CommentThread';
import styles from './CommentList.module.css';
import { useCommentsContext } from './commentsContext';
import { commentMessages } from './messages';

/** The comment that a link leads to, below those that it answers, above all the others. */
export function LinkedThread({ id }: { readonly id: string }) {
  const { section, slug } = useCommentsContext();
  const [search] = useSearchParams();
  const { currentData, isError } = useGetCommentPathQuery({ section, slug, id });
  const sort = search.get('sort');
  const all = `/${section}/${slug}${sort ? `?sort=${sort}` : ''}`;
  return (
    <section className={styles['linked']} aria-labelledby="linked-comment">
      <h3 id="linked-comment">
        <FormattedMessage {...commentMessages.fromLink} />
      </h3>
      {isError && (
        <Notice>
          <p>
            <FormattedMessage {...commentMessages.linkGone} />
          </p>
        </Notice>
      )}
      {!currentData && !isError && <Skeleton lines={3} />}
      {currentData && (
        <ol className={styles['threads']}>
          {currentData.items.map((comment) => (
            <CommentThread key={comment.id} comment={comment} headingLevel={4} />
          ))}
        </ol>
      )}
      <p>
        <Link to={all}>
          <FormattedMessage {...commentMessages.allComments} />
        </Link>
      </p>
    </section>
  );
}
