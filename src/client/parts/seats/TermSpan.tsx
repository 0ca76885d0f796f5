import { FormattedMessage, useIntl } from 'react-intl';
import { termMessages } from './messages';
import styles from './Seats.module.css';

interface Props {
  readonly since: string;
  readonly until: string | null;
}

/** From when to when somebody sits in a committee. */
export function TermSpan({ since, until }: Props) {
  const { formatDate } = useIntl();
  const written = (date: string) => formatDate(date, { dateStyle: 'long' });
  const from = written(since);
  return (
    <span className={styles['term']} suppressHydrationWarning>
      {until ? (
        <FormattedMessage {...termMessages.span} values={{ from, to: written(until) }} />
      ) : (
        <FormattedMessage {...termMessages.since} values={{ from }} />
      )}
    </span>
  );
}
