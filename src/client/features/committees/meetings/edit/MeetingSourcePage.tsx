import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isProblem } from '../../../../api/problem';
import { sectionMessages } from '../../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../../parts/content/StatusPage';
import styles from './MeetingEdit.module.css';
import { useGetMeetingSourceQuery } from './meetingEditApi';
import { meetingEditMessages } from './messages';
import type { SavedMeeting } from './useMeetingSave';

interface Props {
  readonly title: MessageDescriptor;
  readonly intro?: MessageDescriptor;
  readonly children: (meeting: Omit<SavedMeeting, 'revisions'>) => ReactNode;
}

/** A page on which a meeting is written, once all of its languages have come. */
export function MeetingSourcePage({ title, intro, children }: Props) {
  const { formatMessage } = useIntl();
  const { slug = '', id = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetMeetingSourceQuery(
    { slug, id },
    { refetchOnMountOrArgChange: true },
  );
  const refused = isError && isProblem(error) ? toStatusKind(error.status) : null;
  if (refused) return <StatusPage kind={refused} />;
  const trail = [
    { to: '/committees', label: <FormattedMessage {...sectionMessages.committees} /> },
    {
      to: `/committees/${slug}/meetings/${id}`,
      label: <FormattedMessage {...meetingEditMessages.toMeeting} />,
    },
  ];
  return (
    <div className={styles['page']}>
      <PageHeader
        title={formatMessage(title)}
        intro={intro && formatMessage(intro)}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      {currentData && children({ slug, source: currentData, onNewer: refetch })}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <Skeleton lines={8} />}
    </div>
  );
}
