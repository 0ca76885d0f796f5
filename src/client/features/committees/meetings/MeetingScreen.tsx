import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { MeetingPage } from '../../../../shared/contract/meetings';
import { isProblem } from '../../../api/problem';
import { sectionMessages } from '../../../intl/sharedMessages';
import { useLocale } from '../../../intl/IntlRoot';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { Markdown } from '../../../ui/Markdown';
import { Notice } from '../../../ui/Notice';
import { Reply } from '../../../parts/meetings/Reply';
import { PageHeader } from '../../../ui/PageHeader';
import { PageSkeleton } from '../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../parts/content/StatusPage';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { committeeMessages } from '../messages';
import { Attendance } from './Attendance';
import { Decisions } from './Decisions';
import styles from './Meeting.module.css';
import { MeetingAgenda } from './MeetingAgenda';
import { MeetingBadges, WhenAndWhere } from './MeetingFacts';
import { useGetMeetingQuery } from './meetingsApi';
import { meetingMessages } from './messages';
import { Replies } from './Replies';

/**
 * One meeting of a committee: when and where, what about, who was there, what was said and decided.
 */
export function MeetingScreen() {
  const { slug = '', id = '' } = useParams();
  const locale = useLocale();
  const { data, isError, error, refetch } = useGetMeetingQuery({ slug, id, locale });
  const refused = isError && isProblem(error) ? toStatusKind(error.status) : null;
  if (refused) return <StatusPage kind={refused} />;
  if (!data && isError) return <ErrorNotice onRetry={refetch} error={error} />;
  return data ? <Meeting meeting={data} /> : <PageSkeleton />;
}

function Meeting({ meeting }: { readonly meeting: MeetingPage }) {
  const { formatMessage } = useIntl();
  const { committee, title, agenda, minutes, attendance, decisions, reason } = meeting;
  const trail = [
    { to: '/committees', label: <FormattedMessage {...sectionMessages.committees} /> },
    { to: `/committees/${committee.slug}`, label: <UserText text={committee.title} /> },
  ];
  return (
    <div className={styles['page']}>
      <PageHeader
        title={title?.text ?? formatMessage(meetingMessages.closed)}
        heading={title && <UserText text={title} />}
        breadcrumbs={<Breadcrumbs trail={trail} />}
        badges={<MeetingBadges meeting={meeting} />}
      >
        <Facts meeting={meeting} />
      </PageHeader>
      {reason && (
        <Notice tone="warn" title={<FormattedMessage {...meetingMessages.cancelledTitle} />}>
          <p>
            <UserText text={reason} />
          </p>
        </Notice>
      )}
      {!title && (
        <p>
          <FormattedMessage {...meetingMessages.closedText} />
        </p>
      )}
      {meeting.mayReply && <Reply slug={committee.slug} id={meeting.id} reply={meeting.ownReply} />}
      {meeting.replies.length > 0 && <Replies replies={meeting.replies} />}
      {agenda.length > 0 && <MeetingAgenda {...meeting} />}
      {minutes && <Minutes {...minutes} />}
      {decisions.length > 0 && <Decisions meeting={meeting} />}
      {attendance.length > 0 && <Attendance attendance={attendance} />}
      <Neighbours meeting={meeting} />
    </div>
  );
}

function Facts({ meeting }: { readonly meeting: MeetingPage }) {
  const locale = useLocale();
  const { id, committee, onlineUrl, hasFile, mayWrite, state } = meeting;
  return (
    <p className={styles['facts']}>
      <WhenAndWhere meeting={meeting} />
      {onlineUrl && (
        <a href={onlineUrl} rel="noreferrer">
          <FormattedMessage {...meetingMessages.join} />
        </a>
      )}
      {hasFile && (
        <a href={`/${locale}/committees/${committee.slug}/meetings/${id}.ics`} download>
          <FormattedMessage {...meetingMessages.file} />
        </a>
      )}
      {mayWrite && state !== 'cancelled' && (
        <>
          <Link to={`/committees/${committee.slug}/meetings/${id}/edit`}>
            <FormattedMessage {...meetingMessages.change} />
          </Link>
          <Link to={`/committees/${committee.slug}/meetings/${id}/record`}>
            <FormattedMessage {...meetingMessages.record} />
          </Link>
        </>
      )}
    </p>
  );
}

function Minutes({ text, publishedAt }: NonNullable<MeetingPage['minutes']>) {
  const date = <TimeText key="date" value={publishedAt} />;
  return (
    <section className={styles['part']} aria-labelledby="minutes">
      <h2 id="minutes">
        <FormattedMessage {...committeeMessages.minutes} />
      </h2>
      <p className={styles['soft']}>
        <FormattedMessage {...meetingMessages.publishedOn} values={{ date }} />
      </p>
      <Markdown text={text} headingLevel={3} />
    </section>
  );
}

function Neighbours({ meeting: { committee, previous, next } }: { readonly meeting: MeetingPage }) {
  const { formatMessage } = useIntl();
  const found = [
    ['previous', previous],
    ['next', next],
  ] as const;
  if (!previous && !next) return null;
  return (
    <nav aria-label={formatMessage(meetingMessages.neighbours)} className={styles['neighbours']}>
      {found.map(
        ([way, other]) =>
          other && (
            <p key={way} className={styles['inline']}>
              <FormattedMessage {...meetingMessages[way]} />
              <Link to={`/committees/${committee.slug}/meetings/${other.id}`} rel={rel[way]}>
                {other.title ? (
                  <UserText text={other.title} />
                ) : (
                  <FormattedMessage {...meetingMessages.closed} />
                )}
              </Link>
            </p>
          ),
      )}
    </nav>
  );
}

const rel = { previous: 'prev', next: 'next' } as const;
