import { FormattedMessage } from 'react-intl';
import { useListNotificationsInfiniteQuery } from './notificationsApi';
import { useLocale } from '../../intl/IntlRoot';
import { LazyMessages } from '../../intl/LazyMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { ListedTimes } from '../../ui/ListedTimes';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { StaffWork } from '../work/StaffWork';
import styles from './Bell.module.css';
import { Entry } from './Entry';
import { MarkAllButton } from './MarkAllButton';
import { listMessages } from './messages';
import { useOpenEntry } from './useOpenEntry';

const FIRST = 5;

interface Props {
  /** Called when the person goes somewhere. */
  readonly onLeave: () => void;
}

/** The newest notifications, and the way to all of them. */
export function BellList({ onLeave }: Props) {
  return (
    <LazyMessages part="notifications" has={listMessages.list}>
      <Newest onLeave={onLeave} />
    </LazyMessages>
  );
}

function Newest({ onLeave }: Props) {
  const answer = useListNotificationsInfiniteQuery({ locale: useLocale() });
  const items = answer.data?.pages[0]?.items;
  return (
    <>
      <div className={styles['head']}>
        <h2 className={styles['title']}>
          <FormattedMessage {...listMessages.list} />
        </h2>
        {items && <MarkAllButton entries={items} />}
      </div>
      <StaffWork onFollow={onLeave} />
      {!items && answer.isError && <ErrorNotice onRetry={answer.refetch} error={answer.error} />}
      {!items && !answer.isError && <Skeleton lines={3} />}
      {items && <Entries items={items.slice(0, FIRST)} onLeave={onLeave} />}
      <p className={styles['foot']}>
        <Link to="/me/notifications" onClick={onLeave}>
          <FormattedMessage {...listMessages.all} />
        </Link>
        <Link to="/me/settings#notifications" onClick={onLeave}>
          <FormattedMessage {...listMessages.settings} />
        </Link>
      </p>
    </>
  );
}

type Items = Parameters<typeof MarkAllButton>[0]['entries'];

function Entries({ items, onLeave }: Props & { readonly items: Items }) {
  const follow = useOpenEntry();
  if (items.length === 0) {
    return (
      <p>
        <FormattedMessage {...listMessages.none} />
      </p>
    );
  }
  return (
    <ListedTimes moments={items.map(({ at }) => at)}>
      <ul className={styles['entries']}>
        {items.map((entry) => (
          <li key={entry.id}>
            <Entry
              entry={entry}
              heading="h3"
              onFollow={() => {
                follow(entry);
                onLeave();
              }}
            />
          </li>
        ))}
      </ul>
    </ListedTimes>
  );
}
