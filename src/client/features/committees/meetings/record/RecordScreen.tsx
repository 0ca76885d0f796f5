import { FormattedMessage, useIntl } from 'react-intl';
import { BaseRevision } from '../../../../ui/forms/BaseRevision';
import { Form } from '../../../../ui/forms/Form';
import { useRevisions } from '../../../../ui/forms/revisions';
import { FormLanguages, LanguageTexts } from '../../../../parts/details/FormLanguages';
import { useRecordMeetingMutation } from '../edit/meetingEditApi';
import { isRevisionConflict } from '../edit/planFormErrors';
import { useMeetingSave, type SavedMeeting } from '../edit/useMeetingSave';
import { MeetingSourcePage } from '../edit/MeetingSourcePage';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { useLocale } from '../../../../intl/IntlRoot';
import { Markdown } from '../../../../ui/Markdown';
import { Notice } from '../../../../ui/Notice';
import { UserText } from '../../../../ui/UserText';
import { newerMessages } from '../edit/messages';
import { pickText } from '../edit/pickText';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import { RowList } from '../edit/RowList';
import { meetingMessages } from '../messages';
import { MarkdownEditor } from '../../../../ui/forms/MarkdownEditor';
import styles from '../edit/MeetingEdit.module.css';
import { AttendanceFields } from './AttendanceFields';
import { recordMessages, newerRecordMessage, decisionSaid, minutesTextMessages } from './messages';
import { PublishPart } from './PublishPart';
import { checkRecord, readRecord } from './recordFields';
import { toRecordFormErrors } from './recordFormErrors';
import { DecisionRow } from './DecisionRow';

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

interface RecordProps {
  readonly source: MeetingSource;
}

/** Record that another person saved meanwhile. The typed text stays in its fields. */
function NewerRecord({ source }: RecordProps) {
  const locale = useLocale();
  const { decisions, minutes, originalLocale } = source;
  return (
    <Notice tone="warn" role="alert" title={<FormattedMessage {...newerMessages.title} />}>
      <p>
        <FormattedMessage {...newerRecordMessage} />
      </p>
      <ol>
        {decisions.map(({ id, text }) => (
          <li key={id}>
            <UserText text={pickText(text, locale, originalLocale)} />
          </li>
        ))}
      </ol>
      {minutes[originalLocale] && (
        <Markdown text={pickText(minutes, locale, originalLocale)} headingLevel={3} />
      )}
    </Notice>
  );
}

/** Decisions, in the order of the meeting. Those in the register cannot be changed. */
function DecisionFields({ source }: RecordProps) {
  const { formatMessage } = useIntl();
  const known = new Map(source.decisions.map((decision) => [decision.id, decision]));
  return (
    <RowList
      name="decisions"
      title={meetingMessages.decisions}
      saved={source.decisions.map(({ id }) => ({ id }))}
      most={MEETING_LIMITS.decisions}
      add={recordMessages.add}
      removed={recordMessages.removed}
      saidOf={(number) => formatMessage(decisionSaid, { number })}
    >
      {(place) => <DecisionRow place={place} source={source} decision={known.get(place.id)} />}
    </RowList>
  );
}

/** Fields for the minutes, in each language. */
function MinutesFields({ source }: RecordProps) {
  const { minutes, originalLocale: original } = source;
  return (
    <section aria-labelledby="minutes-title" className={styles['fields']}>
      <h2 id="minutes-title">
        <FormattedMessage {...recordMessages.minutesTexts} />
      </h2>
      <LanguageTexts texts={{ minutes }} original={original}>
        {(lang) => (
          <div>
            <MarkdownEditor
              name={`minutes.${lang}`}
              label={minutesTextMessages[lang]}
              lang={lang}
              defaultValue={minutes[lang] ?? ''}
              maxLength={MEETING_LIMITS.minutes}
              isOptional
            />
          </div>
        )}
      </LanguageTexts>
    </section>
  );
}
