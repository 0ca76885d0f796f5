import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../ui/EmptyState';
import { RowsSkeleton } from '../../../ui/Skeleton';
import { QueryResult } from '../QueryResult';
import { HiddenEntry } from './HiddenEntry';
import { listMessages } from './messages';
import styles from './MyDialogs.module.css';
import { useHidden } from './myDialogsApi';

/** List of the person's texts that moderation hid, and of what came of asking for another look. */
export function HiddenTexts() {
  return (
    <QueryResult answer={useHidden()} waiting={<RowsSkeleton rows={3} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState text={<FormattedMessage {...listMessages.noHidden} />} />
        ) : (
          <>
            <h2 className={styles['title']}>
              <FormattedMessage {...listMessages.hidden} />
            </h2>
            <ul className={styles['entries']}>
              {items.map((item) => (
                <HiddenEntry key={`${item.kind} ${item.id}`} item={item} />
              ))}
            </ul>
          </>
        )
      }
    </QueryResult>
  );
}
