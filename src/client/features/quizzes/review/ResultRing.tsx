import { FormattedNumber } from 'react-intl';
import styles from './Review.module.css';

interface Props {
  readonly percent: number;
  /** Percent from which the quiz is passed. */
  readonly mark: number;
  readonly hasPassed: boolean;
}

const PERCENT = 100;
/** Width of the mark on the ring, in percent of the whole ring. */
const MARK_PERCENT = 1.5;

/** Picture of a result: a ring filled so far, with the pass mark on it. Words say it, too. */
export function ResultRing({ percent, mark, hasPassed }: Props) {
  return (
    <div className={styles['ring']} data-passed={hasPassed} aria-hidden="true">
      <svg viewBox="0 0 100 100" focusable="false">
        <circle cx="50" cy="50" r="42" className={styles['track']} />
        <circle
          cx="50"
          cy="50"
          r="42"
          pathLength={PERCENT}
          strokeDasharray={`${percent} ${PERCENT}`}
          className={styles['share']}
        />
        <circle
          cx="50"
          cy="50"
          r="42"
          pathLength={PERCENT}
          strokeDasharray={`${MARK_PERCENT} ${PERCENT}`}
          strokeDashoffset={-mark}
          className={styles['mark']}
        />
      </svg>
      <span className={styles['percent']}>
        <FormattedNumber value={percent / PERCENT} style="percent" />
      </span>
    </div>
  );
}
