import { FormattedMessage, useIntl } from 'react-intl';
import { titleMessages } from '../../intl/sharedMessages';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeader } from '../../ui/PageHeader';
import { ShowMore } from '../../ui/ShowMore';
import { RowsSkeleton } from '../../ui/Skeleton';
import { useModerationLog } from './logApi';
import styles from './LogScreen.module.css';
import { LogTable } from './LogTable';
import { decisionCount, logMessages } from './messages';

/** The public log of moderation: what was hidden or shown again, where and why. */
export function LogScreen() {
  const { formatMessage } = useIntl();
  const intro = formatMessage(logMessages.intro);
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages.moderation)}
        intro={intro}
        description={intro}
      />
      <Log />
    </>
  );
}

function Log() {
  const { items, total, nextCursor, ...list } = useModerationLog();
  if (!items && list.isError) return <ErrorNotice onRetry={list.refetch} error={list.error} />;
  if (!items) return <RowsSkeleton rows={6} />;
  if (items.length === 0) return <Nothing />;
  return (
    <div aria-busy={list.isFetching}>
      <h2 className={styles['total']}>
        <FormattedMessage {...decisionCount} values={{ count: total }} />
      </h2>
      <LogTable items={items} />
      {list.isError ? (
        <ErrorNotice onRetry={list.fetchNextPage} error={list.error} />
      ) : (
        <ShowMore
          path="/moderation"
          cursor={nextCursor}
          isPending={list.isFetchingNextPage}
          onMore={list.fetchNextPage}
        />
      )}
    </div>
  );
}

const Nothing = () => (
  <EmptyState
    title={<FormattedMessage {...logMessages.emptyTitle} />}
    text={<FormattedMessage {...logMessages.empty} />}
  />
);
