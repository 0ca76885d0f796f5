import { FormattedMessage, useIntl } from 'react-intl';
import type { Attendee } from '../../../../shared/contract/meetings';
import { PersonName } from '../../../parts/person/PersonName';
import { Table, type Column } from '../../../ui/Table';
import styles from './Meeting.module.css';
import { attendanceMessages, meetingMessages } from './messages';

interface Row extends Attendee {
  readonly key: string;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    label: meetingMessages.name,
    cell: ({ personId, name }) =>
      personId !== null && name !== null ? (
        <PersonName id={personId} name={name} />
      ) : (
        <FormattedMessage {...meetingMessages.gone} />
      ),
  },
  {
    label: meetingMessages.state,
    cell: ({ state }) => <FormattedMessage {...attendanceMessages[state]} />,
  },
];

/** Holders of a seat on the day of the meeting, and those of them who were there. */
export function Attendance({ attendance }: { readonly attendance: readonly Attendee[] }) {
  const { formatMessage } = useIntl();
  const present = attendance.filter(({ state }) => state === 'present').length;
  const rows = attendance.map((one, index) => ({ ...one, key: one.personId ?? `${index}` }));
  return (
    <section className={styles['part']} aria-labelledby="attendance">
      <h2 id="attendance">
        <FormattedMessage {...meetingMessages.attendance} />
      </h2>
      <p>
        <FormattedMessage
          {...meetingMessages.present}
          values={{ present, all: attendance.length }}
        />
      </p>
      <Table
        caption={formatMessage(meetingMessages.attendance)}
        columns={COLUMNS}
        rows={rows}
        keyOf={({ key }) => key}
        onPhone="cards"
      />
    </section>
  );
}
