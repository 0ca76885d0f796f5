import { useId } from 'react';
import { FormattedNumber } from 'react-intl';
import styles from './Gauge.module.css';

interface Props {
  /** What is under way. */
  readonly label: string;
  /** 0 to 1; null: nobody knows how long it takes. */
  readonly value: number | null;
}

/**
 * How far something is that goes on by itself. The browser's own element; it grows in reading
 * direction.
 */
export function ProgressBar({ label, value }: Props) {
  const id = useId();
  return (
    <div className={styles['gauge']}>
      <span id={id}>{label}</span>
      {value !== null && (
        <span className={styles['number']} aria-hidden="true">
          <FormattedNumber value={value} style="percent" />
        </span>
      )}
      <progress
        className={styles['progress']}
        aria-labelledby={id}
        max={1}
        {...(value !== null && { value })}
      />
    </div>
  );
}
