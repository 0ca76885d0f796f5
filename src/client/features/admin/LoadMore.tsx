import { useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../../intl/sharedMessages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { adminMessages } from './messages';
import styles from './LoadMore.module.css';

interface Props {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /**
   * Element that holds the rows; each is or has one element marked `data-row` that can take the
   * focus.
   */
  readonly rows: RefObject<HTMLElement | null>;
}

const rowsIn = (place: HTMLElement | null) =>
  place?.querySelectorAll<HTMLElement>('[data-row]') ?? [];

/**
 * The next page. The button keeps the focus; when the last page takes it away, the first of the new
 * rows has it.
 */
export function LoadMore({ list, rows }: Props) {
  const { hasNextPage, isFetchingNextPage } = list;
  const before = useRef<number | null>(null);

  useEffect(() => {
    if (before.current === null || isFetchingNextPage) return;
    if (!hasNextPage) rowsIn(rows.current)[before.current]?.focus();
    before.current = null;
  }, [hasNextPage, isFetchingNextPage, rows]);

  const load = () => {
    before.current = rowsIn(rows.current).length;
    list.fetchNextPage();
  };

  return (
    <div className={styles['more']}>
      {list.isFetchNextPageError && (
        <Notice tone="bad" role="alert">
          <FormattedMessage {...adminMessages.moreFailed} />
        </Notice>
      )}
      {hasNextPage && (
        <Button look="secondary" isPending={isFetchingNextPage} onClick={load}>
          <FormattedMessage {...(isFetchingNextPage ? uiMessages.loading : uiMessages.more)} />
        </Button>
      )}
    </div>
  );
}
