import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { uiMessages } from '../../../intl/sharedMessages';
import { Button } from '../../../ui/Button';
import { useFocusNewest } from '../../../parts/comments/useFocusNewest';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { RowsSkeleton } from '../../../ui/Skeleton';
import styles from './MyDialogs.module.css';
import type { Pages } from './myDialogsApi';

interface Props<Item> {
  readonly title: MessageDescriptor;
  /** In the place of an empty list. */
  readonly nothing: MessageDescriptor;
  readonly pages: Pages<Item>;
  readonly keyOf: (item: Item) => string;
  /** An entry, inside its box. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * A list under its heading, page after page; the first entry of the last page has the focus that
 * its button loses.
 */
export function EntryList<Item>({ title, ...list }: Props<Item>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['part']}>
      <h2 id={titleId} className={styles['title']}>
        <FormattedMessage {...title} />
      </h2>
      <Entries {...list} />
    </section>
  );
}

function Entries<Item>({ nothing, pages, keyOf, children }: Omit<Props<Item>, 'title'>) {
  const { items, isError, error, refetch, fetchNextPage, isFetchingNextPage, hasNextPage } = pages;
  const [entries, ask] = useFocusNewest<HTMLUListElement>(items?.length ?? 0);
  const more = () => {
    ask();
    fetchNextPage();
  };
  if (!items && isError) return <ErrorNotice onRetry={refetch} error={error} />;
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
      <ul ref={entries} className={styles['entries']}>
        {items.map((item) => (
          <li key={keyOf(item)}>
            <article tabIndex={-1} className={styles['entry']}>
              {children(item)}
            </article>
          </li>
        ))}
      </ul>
      {isError && <ErrorNotice onRetry={more} error={error} />}
      {!isError && hasNextPage && (
        <p>
          <Button look="secondary" isPending={isFetchingNextPage} onClick={more}>
            <FormattedMessage {...uiMessages.more} />
          </Button>
        </p>
      )}
    </>
  );
}
