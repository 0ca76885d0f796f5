import { FormattedMessage } from 'react-intl';
import type { Edition } from '../../../shared/contract/publications';
import { Badge } from '../../ui/Badge';
import { Link } from '../../ui/Link';
import { writeMessages } from '../../ui/messages';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './Editions.module.css';
import { editionMessages } from './messages';

interface Props {
  readonly editions: readonly Edition[];
  /** Slug of the one that the page shows. */
  readonly shown: string;
}

/** The documents that replaced each other, from the oldest to the newest. */
export function Editions({ editions, shown }: Props) {
  if (editions.length === 0) return null;
  return (
    <section aria-labelledby="editions">
      <h2 id="editions" className={styles['title']}>
        <FormattedMessage {...editionMessages.title} />
      </h2>
      <ol className={styles['line']}>
        {editions.map((edition, at) => (
          <li
            key={edition.slug}
            className={styles['edition']}
            aria-current={edition.slug === shown ? 'page' : undefined}
          >
            <EditionName edition={edition} isShown={edition.slug === shown} />
            <span className={styles['facts']}>
              <TimeText value={edition.issuedOn} />
              {edition.identifier && <bdi dir="ltr">{edition.identifier}</bdi>}
              <EditionBadge edition={edition} isNewest={at === editions.length - 1} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function EditionName({
  edition: { slug, title },
  isShown,
}: {
  edition: Edition;
  isShown: boolean;
}) {
  const name = <UserText text={title} note />;
  return isShown ? <strong>{name}</strong> : <Link to={`/publications/${slug}`}>{name}</Link>;
}

function EditionBadge({ edition, isNewest }: { edition: Edition; isNewest: boolean }) {
  if (edition.isRetracted)
    return (
      <Badge tone="bad">
        <FormattedMessage {...writeMessages.retracted} />
      </Badge>
    );
  if (!isNewest) return null;
  return (
    <Badge tone="good">
      <FormattedMessage {...editionMessages.newest} />
    </Badge>
  );
}
