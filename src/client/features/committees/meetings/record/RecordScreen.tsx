import { FormattedMessage } from 'react-intl';
import { BaseRevision } from '../../../../ui/forms/BaseRevision';
import { Form } from '../../../../ui/forms/Form';
import { useRevisions } from '../../../../ui/forms/revisions';
import { FormLanguages } from '../../../../parts/details/FormLanguages';
import { useRecordMeetingMutation } from '../edit/meetingEditApi';
import { isRevisionConflict } from '../edit/planFormErrors';
import { useMeetingSave, type SavedMeeting } from '../edit/useMeetingSave';
import { AttendanceFields } from './AttendanceFields';
import { DecisionFields } from './DecisionFields';
import { recordMessages } from './messages';
import { MinutesFields } from './MinutesFields';
import { NewerRecord } from './NewerRecord';
import { PublishPart } from './PublishPart';
import { checkRecord, readRecord } from './recordFields';
import { toRecordFormErrors } from './recordFormErrors';
import { MeetingSourcePage } from '../edit/MeetingSourcePage';

/**
 * Page on which the attendance, decisions and minutes of a meeting are recorded, and the minutes
 * are published.
 */
export const RecordScreen = () => (
  <MeetingSourcePage title={recordMessages.title} intro={recordMessages.intro}>
    {(meeting) => <Parts {...meeting} />}
  </MeetingSourcePage>
);

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

/** Form for the record. The input outlives a failed try, a reload and the end of the session. */
function RecordPart(props: SavedMeeting) {
  const { source } = props;
  const { originalLocale: original, version } = source;
  const record = useRecordMeetingMutation();
  const { send, sent, isLoading, error } = useMeetingSave(props, record, (fields) =>
    readRecord(fields, source),
  );
  const draft = `record.${source.id}`;
  return (
    <>
      {isRevisionConflict(error) && !isLoading && <NewerRecord source={source} />}
      <Form
        draft={draft}
        check={(fields) => checkRecord(fields, source)}
        onSubmit={send}
        isPending={isLoading}
        label={recordMessages.save}
        saved={recordMessages.saved}
        warnsBeforeLeaving
        {...toRecordFormErrors(error, sent, original)}
      >
        <BaseRevision draft={draft} revision={version} />
        <AttendanceFields attendance={source.attendance} />
        <FormLanguages original={original}>
          <DecisionFields source={source} />
          <MinutesFields source={source} />
        </FormLanguages>
      </Form>
    </>
  );
}
