import { FormattedMessage } from 'react-intl';
import { useMoments } from '../../intl/moments';
import { dateMessages } from './messages';
import styles from './SecurityScreen.module.css';

interface Props {
  readonly message: keyof typeof dateMessages;
  /** ISO date and time. */
  readonly at: string;
}

/** A sentence about a point in time. */
export function DatedSentence({ message, at }: Props) {
  const { formatMoment } = useMoments();
  const date = formatMoment(at);
  return (
    <time dateTime={at} className={styles['soft']}>
      <FormattedMessage {...dateMessages[message]} values={{ date }} />
    </time>
  );
}
