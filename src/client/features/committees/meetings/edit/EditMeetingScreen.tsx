import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isProblem } from '../../../../api/problem';
import { sectionMessages } from '../../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { BaseRevision } from '../../../../ui/lazy/forms/BaseRevision';
import { Form } from '../../../../ui/lazy/forms/Form';
import { useRevisions } from '../../../../ui/lazy/forms/revisions';
import { Link } from '../../../../ui/Link';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { StatusPage, statusKind } from '../../../../ui/StatusPage';
import { CallOffPart } from './CallOffPart';
import styles from './MeetingEdit.module.css';
import { useChangeMeetingPlanMutation, useGetMeetingSourceQuery } from './meetingEditApi';
import { meetingEditMessages } from './messages';
import { NewerMeeting } from './NewerMeeting';
import { checkPlan, planIn } from './planFields';
import { PlanFields } from './PlanFields';
import { isNewer, planProblem } from './planProblem';
import { useMeetingSave, type SavedMeeting } from './useMeetingSave';

/** Where a meeting of a committee is planned anew, or called off. */
export function EditMeetingScreen() {
  const { formatMessage } = useIntl();
  const { slug = '', id = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetMeetingSourceQuery(
    { slug, id },
    { refetchOnMountOrArgChange: true },
  );
  const refused = isError && isProblem(error) ? statusKind(error.status) : null;
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
        title={formatMessage(meetingEditMessages.edit)}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      {currentData && <Parts slug={slug} source={currentData} onNewer={refetch} />}
      {!currentData && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {!currentData && !isError && <Skeleton lines={8} />}
    </div>
  );
}

function Parts(props: Omit<SavedMeeting, 'revisions'>) {
  const { slug, source } = props;
  const revisions = useRevisions();
  if (source.state === 'cancelled')
    return (
      <>
        <p>
          <FormattedMessage {...meetingEditMessages.isOff} />
        </p>
        <p>
          <Link to={`/committees/${slug}/meetings/${source.id}`}>
            <FormattedMessage {...meetingEditMessages.toMeeting} />
          </Link>
        </p>
      </>
    );
  return (
    <>
      <PlanPart {...props} revisions={revisions} />
      {source.state === 'planned' && <CallOffPart slug={slug} source={source} />}
    </>
  );
}

/** What is typed outlives a failed try, a reload and the end of the session. */
function PlanPart(props: SavedMeeting) {
  const { source } = props;
  const { originalLocale: original, version } = source;
  const change = useChangeMeetingPlanMutation();
  const { send, sent, isLoading, error } = useMeetingSave(props, change, planIn);
  const draft = `meeting.${source.id}`;
  return (
    <>
      {isNewer(error) && !isLoading && <NewerMeeting source={source} />}
      <Form
        draft={draft}
        check={(fields) => checkPlan(fields, original)}
        onSubmit={send}
        isPending={isLoading}
        label={meetingEditMessages.save}
        saved={meetingEditMessages.saved}
        warnsBeforeLeaving
        {...planProblem(error, sent, original)}
      >
        <BaseRevision draft={draft} revision={version} />
        <PlanFields written={source.written} original={original} />
      </Form>
    </>
  );
}
