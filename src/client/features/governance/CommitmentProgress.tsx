import { FormattedNumber, useIntl } from 'react-intl';
import { governanceMessages } from './messages';
import styles from './CommitmentProgress.module.css';

/** Progress of a commitment, as a bar and as a number. */
export function CommitmentProgress({ percent }: { readonly percent: number }) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles['progress']}>
      <progress
        className={styles['bar']}
        max={100}
        value={percent}
        aria-label={formatMessage(governanceMessages.progress)}
      />
      <span className={styles['number']}>
        <FormattedNumber value={percent / 100} style="percent" />
      </span>
    </span>
  );
}
