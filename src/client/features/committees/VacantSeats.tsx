import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Composition.module.css';
import { committeeMessages } from './messages';

interface Props {
  readonly vacant: number;
  readonly since: string | null;
}

/** Seats of one group that nobody holds, and since when, where that is known. */
export function VacantSeats({ vacant: count, since }: Props) {
  const { formatDate } = useIntl();
  return (
    <span className={styles['vacant']} suppressHydrationWarning>
      {since === null ? (
        <FormattedMessage {...committeeMessages.vacancies} values={{ count }} />
      ) : (
        <FormattedMessage
          {...committeeMessages.vacantSince}
          values={{ count, date: formatDate(since, { dateStyle: 'long' }) }}
        />
      )}
    </span>
  );
}
