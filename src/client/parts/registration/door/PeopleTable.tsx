import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Attendance, RegistrationRow } from '../../../../shared/contract/registrations';
import { useSetAttendanceMutation, type RegistrationTarget } from '../registrationsApi';
import { Button } from '../../../ui/Button';
import { Table, type Column } from '../../../ui/Table';
import { useToast } from '../../../ui/toast';
import { checkInMessages, stateMessages } from './messages';
import styles from './Door.module.css';

interface Props {
  readonly meant: RegistrationTarget;
  readonly rows: readonly RegistrationRow[];
}

/** The people who have registered, in the order of arrival. */
export function PeopleTable({ meant, rows }: Props) {
  const { formatMessage } = useIntl();
  const columns: readonly Column<RegistrationRow>[] = [
    { label: checkInMessages.name, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      label: checkInMessages.guests,
      cell: ({ guests }) => <FormattedNumber value={guests} />,
      isNumber: true,
    },
    { label: checkInMessages.state, cell: ({ state }) => formatMessage(stateMessages[state]) },
    { label: checkInMessages.attendance, cell: (row) => <Buttons meant={meant} row={row} /> },
  ];
  return (
    <Table
      caption={formatMessage(checkInMessages.list)}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      onPhone="cards"
    />
  );
}

const CHANGES = {
  registered: [
    [checkInMessages.came, 'attended'],
    [checkInMessages.missed, 'noShow'],
  ],
  attended: [[checkInMessages.undo, 'registered']],
  noShow: [[checkInMessages.undo, 'registered']],
  waiting: [],
  cancelled: [],
} as const;

function Buttons({
  meant,
  row: { id, name, state },
}: {
  meant: RegistrationTarget;
  row: RegistrationRow;
}) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [send, { isLoading }] = useSetAttendanceMutation();
  const press = async (change: Attendance['state']) => {
    const { error } = await send({ ...meant, id, state: change });
    if (error) toast({ text: checkInMessages.notDone, tone: 'bad' });
  };
  return (
    <span className={styles['buttons']}>
      {CHANGES[state].map(([label, change]) => (
        <Button
          key={change}
          look="quiet"
          isPending={isLoading}
          aria-label={formatMessage(checkInMessages.about, { action: formatMessage(label), name })}
          onClick={() => void press(change)}
        >
          <FormattedMessage {...label} />
        </Button>
      ))}
    </span>
  );
}
