import { FormattedMessage, useIntl } from 'react-intl';
import type { Attendance, RegistrationRow } from '../../../../shared/contract/registrations';
import { useSetAttendanceMutation, type RegistrationTarget } from '../registrationsApi';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/toast';
import { checkInMessages, stateMessages } from './messages';
import styles from './Door.module.css';

interface Props {
  readonly meant: RegistrationTarget;
  readonly rows: readonly RegistrationRow[];
}

/** The people on a list, in the order of arrival, each with large buttons: it is used standing. */
export function PeopleList({ meant, rows }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ul aria-label={formatMessage(checkInMessages.list)} className={styles['people']}>
      {rows.map((row) => (
        <li key={row.id} className={styles['person']}>
          <span className={styles['who']}>
            <bdi className={styles['name']}>{row.name}</bdi>
            <span className={styles['facts']}>
              {row.guests > 0 && (
                <FormattedMessage {...checkInMessages.guests} values={{ count: row.guests }} />
              )}
              {row.state !== 'registered' && (
                <Badge tone={row.state === 'attended' ? 'good' : 'neutral'}>
                  <FormattedMessage {...stateMessages[row.state]} />
                </Badge>
              )}
            </span>
          </span>
          <Buttons meant={meant} row={row} />
        </li>
      ))}
    </ul>
  );
}

const CHANGES = {
  registered: [
    [checkInMessages.missed, 'noShow', 'quiet'],
    [checkInMessages.letIn, 'attended', 'primary'],
  ],
  attended: [[checkInMessages.undo, 'registered', 'quiet']],
  noShow: [[checkInMessages.undo, 'registered', 'quiet']],
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
      {CHANGES[state].map(([label, change, look]) => (
        <Button
          key={change}
          look={look}
          className={styles['large']}
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
