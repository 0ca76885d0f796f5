import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { ATTENDANCE_STATUSES } from '../../../../../shared/meetings/meetingRules';
import { Button } from '../../../../ui/Button';
import { useStartValue } from '../../../../ui/forms/formContext';
import formStyles from '../../../../ui/forms/Form.module.css';
import styles from '../edit/MeetingEdit.module.css';
import { attendanceMessages, meetingMessages, repliesMessages } from '../messages';
import { recordMessages } from './messages';
import { getAttendanceFieldName, toStartFields } from './recordFields';

type People = MeetingSource['attendance'];

/**
 * Holders of a seat on the day of the meeting, and whether they were there. People who have left
 * the portal are kept as counted.
 */
export function AttendanceFields({ attendance }: { readonly attendance: People }) {
  const list = useRef<HTMLUListElement>(null);
  const known = attendance.flatMap((one) =>
    one.personId === null
      ? []
      : [{ personId: one.personId, name: one.name, state: toStartFields(one, attendance) }],
  );
  const isGuessed = attendance.some(
    (one) => one.state === null && toStartFields(one, attendance) !== '',
  );
  const allPresent = () => {
    for (const select of list.current?.querySelectorAll('select') ?? []) {
      if (select.value !== '') continue;
      select.value = 'present';
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  return (
    <section aria-labelledby="attendance-title" className={styles['fields']}>
      <h2 id="attendance-title">
        <FormattedMessage {...meetingMessages.attendance} />
      </h2>
      {known.length === 0 && (
        <p className={styles['soft']}>
          <FormattedMessage {...recordMessages.noHolders} />
        </p>
      )}
      {isGuessed && (
        <p className={styles['soft']}>
          <FormattedMessage {...repliesMessages.said} />
        </p>
      )}
      <ul ref={list} className={styles['people']}>
        {known.map((one) => (
          <li key={one.personId}>
            <Presence {...one} />
          </li>
        ))}
      </ul>
      {known.length > 1 && (
        <p>
          <Button look="secondary" onClick={allPresent}>
            <FormattedMessage {...recordMessages.allPresent} />
          </Button>
        </p>
      )}
    </section>
  );
}

interface PresenceProps {
  readonly personId: string;
  readonly name: string | null;
  /** Empty: not written down. */
  readonly state: ReturnType<typeof toStartFields>;
}

function Presence({ personId, name, state }: PresenceProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = getAttendanceFieldName(personId);
  const start = useStartValue(field, state);
  return (
    <>
      <label htmlFor={id}>
        <bdi>{name}</bdi>
      </label>
      <select id={id} name={field} defaultValue={start} className={formStyles['input']}>
        <option value="">{formatMessage(recordMessages.notNoted)}</option>
        {ATTENDANCE_STATUSES.map((value) => (
          <option key={value} value={value}>
            {formatMessage(attendanceMessages[value])}
          </option>
        ))}
      </select>
    </>
  );
}
