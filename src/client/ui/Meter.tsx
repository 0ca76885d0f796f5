import { useId, type ReactNode } from 'react';
import styles from './Gauge.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words: “12 of 30 places”. */
  readonly text: ReactNode;
}

/**
 * Meter of an amount: places taken, quorum reached. The browser's own element; it grows in reading
 * direction.
 */
export function Meter({ label, value, max, text }: Props) {
  const id = useId();
  return (
    <div className={styles['gauge']}>
      <span id={id}>{label}</span>
      <span id={`${id}-text`} className={styles['number']}>
        {text}
      </span>
      <meter
        className={styles['meter']}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        max={max}
        value={value}
      />
    </div>
  );
}
