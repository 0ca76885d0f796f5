import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isProblem } from '../../../../api/problem';
import { sectionMessages } from '../../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../../ui/Breadcrumbs';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { BaseRevision } from '../../../../ui/lazy/forms/BaseRevision';
import { Form } from '../../../../ui/lazy/forms/Form';
import { useRevisions } from '../../../../ui/lazy/forms/revisions';
import { useLanguageView } from '../../../../ui/lazy/forms/useLanguageView';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { StatusPage, statusKind } from '../../../../ui/StatusPage';
import styles from '../edit/MeetingEdit.module.css';
import { useGetMeetingSourceQuery, useRecordMeetingMutation } from '../edit/meetingEditApi';
import { meetingEditMessages } from '../edit/messages';
import { isNewer } from '../edit/planProblem';
import { useMeetingSave, type SavedMeeting } from '../edit/useMeetingSave';
import { AttendanceFields } from './AttendanceFields';
import { DecisionFields } from './DecisionFields';
import { recordMessages } from './messages';
import { MinutesFields } from './MinutesFields';
import { NewerRecord } from './NewerRecord';
import { PublishPart } from './PublishPart';
import { checkRecord, recordIn } from './recordFields';
import { recordProblem } from './recordProblem';

/** Where it is written down who was at a meeting, what was decided and what was said; and where the minutes are published. */
export function RecordScreen() {
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
        title={formatMessage(recordMessages.title)}
        intro={formatMessage(recordMessages.intro)}
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
  if (source.state === 'cancelled' || !source.hasBegun)
    return (
      <p>
        <FormattedMessage
          {...recordMessages[source.state === 'cancelled' ? 'isOff' : 'tooEarly']}
        />
      </p>
    );
  return (
    <>
      <RecordPart {...props} revisions={revisions} />
      <PublishPart slug={slug} source={source} />
    </>
  );
}

/** What is typed outlives a failed try, a reload and the end of the session. */
function RecordPart(props: SavedMeeting) {
  const { source } = props;
  const { originalLocale: original, version } = source;
  const { isBeside } = useLanguageView();
  const record = useRecordMeetingMutation();
  const { send, sent, isLoading, error } = useMeetingSave(props, record, (fields) =>
    recordIn(fields, source),
  );
  const draft = `record.${source.id}`;
  return (
    <>
      {isNewer(error) && !isLoading && <NewerRecord source={source} />}
      <Form
        draft={draft}
        check={(fields) => checkRecord(fields, source)}
        onSubmit={send}
        isPending={isLoading}
        label={recordMessages.save}
        saved={recordMessages.saved}
        warnsBeforeLeaving
        {...recordProblem(error, sent, original)}
      >
        <BaseRevision draft={draft} revision={version} />
        <AttendanceFields attendance={source.attendance} />
        <DecisionFields source={source} isBeside={isBeside} />
        <MinutesFields source={source} isBeside={isBeside} />
      </Form>
    </>
  );
}
