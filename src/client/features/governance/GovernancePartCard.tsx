import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useContents, type ContentList } from '../../api/contentEndpoints';
import { uiMessages } from '../../intl/sharedMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Skeleton } from '../../ui/Skeleton';
import { toPartArg, type GovernanceKind } from './governanceQueries';
import styles from './GovernanceScreen.module.css';
import type { GovernanceEntry } from './useEntriesOfKind';

interface Props {
  readonly kind: GovernanceKind;
  readonly title: MessageDescriptor;
  /** The page shows this part and no other. */
  readonly isAlone: boolean;
  /** Above the entries, whatever their state. */
  readonly lead?: ReactNode;
  readonly children: (
    items: readonly GovernanceEntry[],
    list: ContentList<'governance'>,
  ) => ReactNode;
}

/** One part of the page in all its states; a part that fails leaves the others alone. */
export function GovernancePartCard({ kind, title, isAlone, lead, children }: Props) {
  const list = useContents('governance', toPartArg(kind, isAlone));
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 className={styles['title']}>
        <span id={id}>
          <FormattedMessage {...title} />
        </span>
        {list.items && list.total > 0 && (
          <span className={styles['total']} role={isAlone ? 'status' : undefined}>
            <FormattedMessage {...uiMessages.total} values={{ count: list.total }} />
          </span>
        )}
      </h2>
      {lead}
      <State list={list}>{(items) => children(items, list)}</State>
    </section>
  );
}

interface StateProps {
  readonly list: ContentList<'governance'>;
  readonly children: (items: readonly GovernanceEntry[]) => ReactNode;
}

function State({ list: { items, isError, error, refetch }, children }: StateProps) {
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <Skeleton lines={6} />;
  if (items.length > 0) return children(items);
  return (
    <p className={styles['none']}>
      <FormattedMessage {...uiMessages.noMatchTitle} />
    </p>
  );
}
