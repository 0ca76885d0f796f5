import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { RowsSkeleton } from '../../../ui/Skeleton';
import { StaffOnlyPage } from '../../../parts/content/StaffOnlyPage';
import { AdminLayout } from '../AdminLayout';
import { isForbidden } from '../isForbidden';
import { JobTable } from './JobTable';
import { useListJobsQuery } from './jobsApi';
import { jobMessages } from './messages';

/** Jobs that the portal runs by itself, their last results, and a button for each to run it now. */
export function JobsScreen() {
  const { formatMessage } = useIntl();
  const { data, isError, error, refetch } = useListJobsQuery(undefined);
  if (isForbidden(error)) return <StaffOnlyPage />;
  return (
    <AdminLayout
      title={formatMessage(jobMessages.title)}
      intro={<FormattedMessage {...jobMessages.intro} />}
    >
      {data && <JobTable jobs={data.items} />}
      {!data && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!data && !isError && <RowsSkeleton rows={5} />}
    </AdminLayout>
  );
}
