import { FormattedMessage, useIntl } from 'react-intl';
import { dateMessages } from './messages';
import styles from './SecurityScreen.module.css';

interface Props {
  readonly message: keyof typeof dateMessages;
  /** ISO date and time. */
  readonly at: string;
}

/** A sentence about a point in time, in the city's time zone. */
export function Dated({ message, at }: Props) {
  const { formatDate } = useIntl();
  const date = formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <time dateTime={at} className={styles['soft']}>
      <FormattedMessage {...dateMessages[message]} values={{ date }} />
    </time>
  );
}
