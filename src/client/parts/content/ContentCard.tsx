import type { ReactNode } from 'react';
import type { ContentSummary } from '../../../shared/contract/content';
import { PhaseBadge } from '../../ui/Badge';
import { joinClasses } from '../../ui/joinClasses';
import { Cover } from './Cover';
import { Link } from '../../ui/Link';
import { RetractedBadge } from './RetractedBadge';
import { UserText } from '../../ui/UserText';
import styles from './ContentCard.module.css';

/** In a list of its section a content brings its details along. */
type Item = ContentSummary & { readonly details?: object };

interface Props {
  readonly item: Item;
  /** Badges beside the phase. */
  readonly badges?: ReactNode;
  /** Small facts at the foot: time left, votes, reading time. Use `Fact`. */
  readonly facts?: ReactNode;
  readonly hasCover?: boolean;
  /** True if the card is as wide as the list: the first, which stands out. */
  readonly isLarge?: boolean;
}

/**
 * Tells whether the content is cancelled: it is then neither to come nor open; its section says
 * “cancelled”.
 */
const isCancelled = ({ details = {} }: Item) =>
  'cancellation' in details && details.cancellation !== null;

/** A content in a list: the whole card leads to its page, the title is the link. */
export function ContentCard({ item, badges, facts, hasCover = true, isLarge = false }: Props) {
  return (
    <article
      className={joinClasses(styles['card'], isLarge && styles['large'])}
      data-large={isLarge || undefined}
    >
      {hasCover && <Cover subject={item} picture={item.cover} isFirst={isLarge} />}
      <div className={styles['body']}>
        <div className={styles['badges']}>
          <PhaseBadge phase={isCancelled(item) ? null : item.phase} />
          <RetractedBadge retraction={item.retraction} />
          {badges}
        </div>
        <h3 className={styles['title']}>
          <Link to={`/${item.section}/${item.slug}`}>
            <UserText text={item.title} note />
          </Link>
        </h3>
        <p className={styles['summary']}>
          <UserText text={item.summary} />
        </p>
        {facts && <div className={styles['facts']}>{facts}</div>}
      </div>
    </article>
  );
}
