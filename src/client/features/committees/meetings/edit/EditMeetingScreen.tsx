import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { MeetingSource, WrittenMeeting } from '../../../../../shared/contract/meetings';
import { isProblem } from '../../../../api/problem';
import { useKeys } from '../../../../api/useKeys';
import { sectionMessages } from '../../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { BaseRevision } from '../../../../ui/lazy/forms/BaseRevision';
import { Form, type Fields } from '../../../../ui/lazy/forms/Form';
import { useRevisions, type Revisions } from '../../../../ui/lazy/forms/revisions';
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

interface PartsProps {
  readonly slug: string;
  readonly source: MeetingSource;
  /** Somebody was quicker: asks for what they wrote. */
  readonly onNewer: () => unknown;
}

function Parts(props: PartsProps) {
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
function PlanPart(props: PartsProps & { readonly revisions: Revisions }) {
  const { source } = props;
  const { originalLocale: original, version } = source;
  const { send, sent, isLoading, error } = useSave(props);
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

/** Saves from the version that the form began with; once it was told that there is a newer one, that one is changed. */
function useSave({
  slug,
  source,
  onNewer,
  revisions,
}: PartsProps & { readonly revisions: Revisions }) {
  const keyFor = useKeys();
  const [sent, setSent] = useState<WrittenMeeting | null>(null);
  const [change, { isLoading, error }] = useChangeMeetingPlanMutation();
  const send = async (fields: Fields) => {
    const began = Number(fields['revision']);
    const version = isNewer(error) ? source.version : revisions.since(began);
    const body = { ...planIn(fields), version };
    setSent(body);
    const { data, error: failure } = await change({
      ...{ slug, id: source.id, body, idempotencyKey: keyFor(body) },
    });
    if (isNewer(failure)) onNewer();
    if (data) for (const from of [began, version]) revisions.made(from, data.version);
    return data !== undefined;
  };
  return { send, sent, isLoading, error };
}
