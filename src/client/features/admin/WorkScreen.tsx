import { FormattedMessage, useIntl } from 'react-intl';
import { OutdatedTexts } from '../../parts/setup/OutdatedTexts';
import { SetupTodo } from '../../parts/setup/SetupTodo';
import { dayMessages } from '../../parts/work/messages';
import { useWork } from '../../parts/work/workApi';
import { WorkList } from '../../parts/work/WorkList';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { RowsSkeleton } from '../../ui/Skeleton';
import { AdminLayout } from './AdminLayout';
import styles from './WorkScreen.module.css';

/** First page of the administration: what waits for this person, with the ways there. */
export function WorkScreen() {
  const { formatMessage } = useIntl();
  return (
    <AdminLayout
      title={formatMessage(dayMessages.title)}
      intro={<FormattedMessage {...dayMessages.intro} />}
    >
      <div className={styles['day']}>
        <SetupTodo />
        <OutdatedTexts />
        <Work />
      </div>
    </AdminLayout>
  );
}

function Work() {
  const { data, isError, error, refetch } = useWork();
  if (isError && !data) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!data) return <RowsSkeleton />;
  if (data.items.length > 0)
    return (
      <div className={styles['waiting']}>
        <WorkList items={data.items} />
      </div>
    );
  return (
    <p role="status">
      <FormattedMessage {...dayMessages.nothing} />
    </p>
  );
}
