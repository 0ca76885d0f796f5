import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { uiMessages } from '../../intl/sharedMessages';
import { joinClasses } from '../../ui/joinClasses';
import { COMMENT_ORDERS } from '../../../shared/contract/comments';
import { Link } from '../../ui/Link';
import tabs from '../../ui/Tabs.module.css';
import { portalApi } from '../../api/portalApi';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { CommentList } from './CommentList';
import { CommentsContext, type CommentsContextValue, useCommentsContext } from './commentsContext';
import styles from './Comments.module.css';
import { commentMessages, orderMessages } from './messages';
import { LinkedThread } from './LinkedThread';
import { TranslationsFirstContext, useTranslationsFirst } from './translationsFirst';
import { CommentSidesView } from './CommentSidesView';
import { WriteComment } from './WriteComment';
import { toCommentsArg } from './commentsApi';

interface Props {
  readonly place: CommentsContextValue;
  /** Number of comments that the content has now; it grows while the page is shown. */
  readonly count: number;
}

/**
 * The comments on a content: a form on top, then the comments in the chosen order, 20 at a time.
 */
export function Comments({ place, count }: Props) {
  const [search] = useSearchParams();
  const linked = search.get('comment');
  const [known, setKnown] = useState(count);
  const translationsFirst = useTranslationsFirst();
  return (
    <CommentsContext value={place}>
      <section
        className={joinClasses(styles['comments'], count === 0 && styles['none'])}
        aria-labelledby="comments"
      >
        <div className={styles['head']}>
          <h2 id="comments" className={styles['title']}>
            <FormattedMessage {...commentMessages.title} />
          </h2>
          {count > 0 && (
            <p className={styles['total']}>
              <FormattedMessage {...uiMessages.comments} values={{ count }} />
            </p>
          )}
        </div>
        <WriteComment onWritten={() => setKnown((now) => now + 1)} />
        <TranslationsFirstContext value={translationsFirst}>
          {linked && <LinkedThread id={linked} />}
          {count > 0 && <CommentOrderLinks />}
          <NewCommentsNotice count={count - known} onShow={() => setKnown(count)} />
          {place.layout === 'forAndAgainst' ? <CommentSidesView /> : <CommentList />}
        </TranslationsFirstContext>
      </section>
    </CommentsContext>
  );
}

/** Links that sort the comments; the choice stands in the address. */
function CommentOrderLinks() {
  const { formatMessage } = useIntl();
  const place = useCommentsContext();
  const [search] = useSearchParams();
  const { sort } = toCommentsArg(place, search);
  return (
    <nav aria-label={formatMessage(commentMessages.order)}>
      <ul className={tabs['tabs']}>
        {COMMENT_ORDERS.map((order) => (
          <li key={order}>
            <Link
              to={`/${place.section}/${place.slug}?sort=${order}`}
              aria-current={order === sort ? 'page' : undefined}
            >
              <FormattedMessage {...orderMessages[order]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NewCommentsNoticeProps {
  /** Number of comments that have come since the lists were read. */
  readonly count: number;
  readonly onShow: () => void;
}

/**
 * Says that others have written; the lists change when the reader asks for it, never by themselves.
 */
function NewCommentsNotice({ count, onShow }: NewCommentsNoticeProps) {
  const dispatch = useAppDispatch();
  const show = () => {
    onShow();
    dispatch(portalApi.util.invalidateTags(['Comments']));
  };
  return (
    <div role="status">
      {count > 0 && (
        <p className={styles['newOnes']}>
          <FormattedMessage {...commentMessages.newOnes} values={{ count }} />
          <Button look="secondary" onClick={show}>
            <FormattedMessage {...commentMessages.showNew} />
          </Button>
        </p>
      )}
    </div>
  );
}
