import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../intl/IntlRoot';
import { accountMessages } from '../../intl/sharedMessages';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PartsSkeleton } from '../../ui/Skeleton';
import { AccountLayout } from './AccountLayout';
import { useGetNoticesQuery } from './meApi';
import { meMessages } from './messages';
import { NoticeList } from './NoticeList';

/** What asks for the person's attention, the nearest moment first. */
export function NoticesScreen() {
  const { formatMessage } = useIntl();
  return (
    <AccountLayout title={formatMessage(accountMessages.notifications)}>
      <Notices />
    </AccountLayout>
  );
}

function Notices() {
  const { currentData, isError, error, refetch } = useGetNoticesQuery(useLocale());
  if (!currentData) {
    return isError ? <ErrorNotice onRetry={refetch} error={error} /> : <PartsSkeleton parts={1} />;
  }
  if (currentData.items.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage {...meMessages.noNotices} />}
        text={<FormattedMessage {...meMessages.noNoticesText} />}
      />
    );
  }
  return <NoticeList notices={currentData.items} heading="h2" />;
}
