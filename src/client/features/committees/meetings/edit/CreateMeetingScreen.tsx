import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import type { WrittenMeeting } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { useContent } from '../../../../api/contentEndpoints';
import { isProblem } from '../../../../api/problem';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { sectionMessages } from '../../../../intl/sharedMessages';
import { useLocale } from '../../../../intl/IntlRoot';
import { Breadcrumbs } from '../../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { PageHeader } from '../../../../ui/PageHeader';
import { PageSkeleton } from '../../../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../../../parts/content/StatusPage';
import { UserText } from '../../../../ui/UserText';
import { useListMeetingsInfiniteQuery } from '../meetingsApi';
import styles from './MeetingEdit.module.css';
import { usePlanMeetingMutation } from './meetingEditApi';
import { meetingEditMessages } from './messages';
import { checkPlan, readPlan } from './writtenPlan';
import { PlanFields } from './PlanFields';
import { toPlanFormErrors } from './planFormErrors';

/** Page on which a meeting of a committee is announced. */
export function CreateMeetingScreen() {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const { data: committee, isError, error, refetch } = useContent('committees');
  const meetings = useListMeetingsInfiniteQuery({ slug, locale: useLocale() });
  const refused = isError && isProblem(error) ? toStatusKind(error.status) : null;
  if (refused) return <StatusPage kind={refused} />;
  if (meetings.data?.pages[0]?.mayWrite === false) return <StatusPage kind="forbidden" />;
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (meetings.isError && !meetings.data)
    return <ErrorNotice onRetry={meetings.refetch} error={meetings.error} />;
  if (!committee || !meetings.data) return <PageSkeleton />;
  const trail = [
    { to: '/committees', label: <FormattedMessage {...sectionMessages.committees} /> },
    { to: `/committees/${slug}`, label: <UserText text={committee.title} /> },
  ];
  return (
    <div className={styles['page']}>
      <PageHeader
        title={formatMessage(meetingEditMessages.create)}
        intro={formatMessage(meetingEditMessages.createIntro)}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      <NewMeeting slug={slug} original={committee.originalLocale} />
    </div>
  );
}

const blank = (timezone: string): WrittenMeeting => ({
  timezone,
  startsAt: '',
  endsAt: null,
  title: {},
  place: {},
  onlineUrl: '',
  isPublic: true,
  agenda: [],
});

interface Props {
  readonly slug: string;
  readonly original: Locale;
}

/** Form for a new meeting. The input outlives a failed try, a reload and the end of the session. */
function NewMeeting({ slug, original }: Props) {
  const { timeZone = 'UTC' } = useIntl();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKeys();
  const made = useRef('');
  const [sent, setSent] = useState<WrittenMeeting | null>(null);
  const [plan, { isLoading, error }] = usePlanMeetingMutation();
  const send = async (fields: Fields) => {
    const body = readPlan(fields);
    setSent(body);
    const { data } = await plan({ slug, body, idempotencyKey: keyFor(body) });
    made.current = data?.id ?? '';
    return data !== undefined;
  };
  return (
    <Form
      draft={`meetings.${slug}`}
      check={(fields) => checkPlan(fields, original)}
      onSubmit={send}
      onSaved={() => void navigate(`/committees/${slug}/meetings/${made.current}`)}
      isPending={isLoading}
      label={meetingEditMessages.announce}
      warnsBeforeLeaving
      {...toPlanFormErrors(error, sent, original)}
    >
      <PlanFields written={blank(timeZone)} original={original} />
    </Form>
  );
}
