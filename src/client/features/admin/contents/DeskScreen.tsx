import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { uiMessages } from '../../../intl/sharedMessages';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Skeleton } from '../../../ui/Skeleton';
import { StaffOnlyPage } from '../../../ui/StaffOnlyPage';
import { AdminLayout } from '../AdminLayout';
import { isForbidden } from '../isForbidden';
import { More } from '../More';
import { useDesk } from './deskApi';
import styles from './desk.module.css';
import { DeskFilters } from './DeskFilters';
import { DeskRow } from './DeskRow';
import { LegalTexts } from './LegalTexts';
import { deskCount, deskMessages } from './messages';

const WAITING_LINES = 8;

/** Contents that the editors look after: all that are not simply published. */
export function DeskScreen() {
  const { formatMessage } = useIntl();
  const list = useDesk();
  if (isForbidden(list.error)) return <StaffOnlyPage missing="editor" />;
  return (
    <AdminLayout
      title={formatMessage(deskMessages.title)}
      intro={<FormattedMessage {...deskMessages.intro} />}
    >
      <DeskFilters />
      <p role="status" className={styles['total']}>
        {list.items && <FormattedMessage {...deskCount} values={{ count: list.total }} />}
        {!list.items && !list.isError && <FormattedMessage {...uiMessages.loading} />}
      </p>
      <Found list={list} />
      <LegalTexts />
    </AdminLayout>
  );
}

function Found({ list }: { readonly list: ReturnType<typeof useDesk> }) {
  const rows = useRef<HTMLUListElement>(null);
  const { items, isError, error, refetch } = list;
  if (isError && !items) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!items) return <Skeleton lines={WAITING_LINES} />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage {...deskMessages.emptyTitle} />}
        text={<FormattedMessage {...deskMessages.empty} />}
      />
    );
  }
  return (
    <div aria-busy={list.isFetching}>
      <ul ref={rows} className={styles['rows']}>
        {items.map((item) => (
          <DeskRow key={item.id} item={item} />
        ))}
      </ul>
      <More list={list} rows={rows} />
    </div>
  );
}
