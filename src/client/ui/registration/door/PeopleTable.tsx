import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Attendance, RegistrationRow } from '../../../../shared/contract/registrations';
import { useSetAttendanceMutation, type Meant } from '../../../api/registrationsApi';
import { Button } from '../../Button';
import { Table, type Column } from '../../Table';
import { useToast } from '../../toast';
import { doorMessages, stateMessages } from './messages';
import styles from './Door.module.css';

interface Props {
  readonly meant: Meant;
  readonly rows: readonly RegistrationRow[];
}

/** The people who have registered, in the order of arrival. */
export function PeopleTable({ meant, rows }: Props) {
  const { formatMessage } = useIntl();
  const columns: readonly Column<RegistrationRow>[] = [
    { label: doorMessages.name, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      label: doorMessages.guests,
      cell: ({ guests }) => <FormattedNumber value={guests} />,
      isNumber: true,
    },
    { label: doorMessages.state, cell: ({ state }) => formatMessage(stateMessages[state]) },
    { label: doorMessages.attendance, cell: (row) => <Buttons meant={meant} row={row} /> },
  ];
  return (
    <Table
      caption={formatMessage(doorMessages.list)}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      onPhone="cards"
    />
  );
}

const CHANGES = {
  registered: [
    [doorMessages.came, 'attended'],
    [doorMessages.missed, 'noShow'],
  ],
  attended: [[doorMessages.undo, 'registered']],
  noShow: [[doorMessages.undo, 'registered']],
  waiting: [],
  cancelled: [],
} as const;

function Buttons({ meant, row: { id, name, state } }: { meant: Meant; row: RegistrationRow }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [send, { isLoading }] = useSetAttendanceMutation();
  const press = async (change: Attendance['state']) => {
    const { error } = await send({ ...meant, id, state: change });
    if (error) toast({ text: doorMessages.notDone, tone: 'bad' });
  };
  return (
    <span className={styles['buttons']}>
      {CHANGES[state].map(([label, change]) => (
        <Button
          key={change}
          look="quiet"
          isPending={isLoading}
          aria-label={formatMessage(doorMessages.about, { action: formatMessage(label), name })}
          onClick={() => void press(change)}
        >
          <FormattedMessage {...label} />
        </Button>
      ))}
    </span>
  );
}
