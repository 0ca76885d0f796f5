import { FormattedMessage } from 'react-intl';
import type { EventDetails } from '../../../shared/contract/events';
import { findMoment, toWallTime } from '../../../shared/timeZones';
import { useLocaleContext } from '../../intl/IntlRoot';
import { useMoments } from '../../intl/moments';
import { UserText } from '../../ui/UserText';
import styles from './EventScreen.module.css';
import { eventMessages } from './messages';

interface Props extends Pick<EventDetails, 'agenda'> {
  /** ISO moment at which the event begins; null while it has none. */
  readonly opensAt: string | null;
}

/** Lists what happens at which hour of the event's first day; nothing without planned hours. */
export function Agenda({ agenda, opensAt }: Props) {
  const { now, timeZone } = useLocaleContext();
  const { formatMoment } = useMoments();
  if (agenda.length === 0) return null;
  const [day] = toWallTime(opensAt === null ? now : Date.parse(opensAt), timeZone).split('T');
  const formatHour = (time: string) => {
    const found = findMoment(`${day}T${time}`, timeZone);
    return found ? formatMoment(new Date(found.atMs).toISOString(), 'time') : time;
  };
  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className={styles['heading']}>
        <FormattedMessage {...eventMessages.agenda} />
      </h2>
      <ol className={styles['agenda']}>
        {agenda.map(({ time, title }, index) => (
          <li key={index}>
            <time dateTime={time} suppressHydrationWarning>
              {formatHour(time)}
            </time>
            <span>
              <UserText text={title} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
