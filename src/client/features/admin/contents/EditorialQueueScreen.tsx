import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { uiMessages } from '../../../intl/sharedMessages';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Skeleton } from '../../../ui/Skeleton';
import { StaffOnlyPage } from '../../../parts/content/StaffOnlyPage';
import { AdminLayout } from '../AdminLayout';
import { isForbidden } from '../isForbidden';
import { LoadMore } from '../LoadMore';
import { useEditorialQueue } from './editorialQueueApi';
import styles from './desk.module.css';
import { EditorialQueueFilters } from './EditorialQueueFilters';
import { EditorialQueueRow } from './EditorialQueueRow';
import { LegalTexts } from './LegalTexts';
import { deskCount, editorialQueueMessages } from './messages';

const WAITING_LINES = 8;

/** Contents that the editors look after: all that are not simply published. */
export function EditorialQueueScreen() {
  const { formatMessage } = useIntl();
  const list = useEditorialQueue();
  if (isForbidden(list.error)) return <StaffOnlyPage missing="editor" />;
  return (
    <AdminLayout
      title={formatMessage(editorialQueueMessages.title)}
      intro={<FormattedMessage {...editorialQueueMessages.intro} />}
    >
      <EditorialQueueFilters />
      <p role="status" className={styles['total']}>
        {list.items && <FormattedMessage {...deskCount} values={{ count: list.total }} />}
        {!list.items && !list.isError && <FormattedMessage {...uiMessages.loading} />}
      </p>
      <FoundContents list={list} />
      <LegalTexts />
    </AdminLayout>
  );
}

function FoundContents({ list }: { readonly list: ReturnType<typeof useEditorialQueue> }) {
  const rows = useRef<HTMLUListElement>(null);
  const { items, isError, error, refetch } = list;
  if (isError && !items) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <Skeleton lines={WAITING_LINES} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage {...editorialQueueMessages.emptyTitle} />}
        text={<FormattedMessage {...editorialQueueMessages.empty} />}
      />
    );
  }
  return (
    <div aria-busy={list.isFetching}>
      <ul ref={rows} className={styles['rows']}>
        {items.map((item) => (
          <EditorialQueueRow key={item.id} item={item} />
        ))}
      </ul>
      <LoadMore list={list} rows={rows} />
    </div>
  );
}
