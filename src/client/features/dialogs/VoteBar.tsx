import type { VoteCounts } from '../../../shared/contract/statements';
import { countPasses, toShare } from './opinions/figures';
import styles from './VoteBar.module.css';

/**
 * Returns the parts of the bar from left to right as the buttons of the card stand: disagree, pass,
 * agree.
 */
export function getVoteShares(counts: VoteCounts) {
  const disagree = toShare(counts.disagrees, counts.seen);
  const pass = toShare(countPasses(counts), counts.seen);
  const agree = toShare(counts.agrees, counts.seen);
  return [
    { kind: 'disagree', start: 0, share: disagree },
    { kind: 'pass', start: disagree, share: pass },
    { kind: 'agree', start: disagree + pass, share: agree },
  ] as const;
}

/** Answers as a bar; the text beside it says the same. */
export const VoteBar = ({ counts }: { readonly counts: VoteCounts }) => (
  <svg className={styles['bar']} aria-hidden="true" focusable="false">
    {getVoteShares(counts).map(({ kind, start, share }) => (
      <rect
        key={kind}
        x={`${start * 100}%`}
        width={`${share * 100}%`}
        height="100%"
        className={styles[kind]}
      />
    ))}
  </svg>
);
