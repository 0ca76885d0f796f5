import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { EntryPart } from './EntryPart';
import styles from './EntryScreen.module.css';
import { governanceMessages } from './messages';
import { CommitmentProgress } from './CommitmentProgress';
import type { Commitment } from './StateBadges';

/** Progress of a commitment, and the reason if it was given up. */
export function CommitmentStatus({ commitment }: { readonly commitment: Commitment }) {
  const { progressPercent, state, droppedReason } = commitment;
  return (
    <>
      <div className={styles['progress']}>
        <CommitmentProgress percent={progressPercent} />
      </div>
      {state === 'dropped' && droppedReason && (
        <Notice tone="warn" title={<FormattedMessage {...governanceMessages.whyDropped} />}>
          <p>
            <UserText text={droppedReason} />
          </p>
        </Notice>
      )}
    </>
  );
}

/** Events of a commitment so far, the latest first. */
export function Timeline({ entries = [] }: Pick<Commitment, 'entries'>) {
  if (entries.length === 0) return null;
  const latestFirst = [...entries].sort((one, other) => other.on.localeCompare(one.on));
  return (
    <EntryPart title={governanceMessages.timeline}>
      <ol className={styles['chain']}>
        {latestFirst.map(({ on, text }, index) => (
          <li key={index}>
            <span className={styles['step']}>
              <TimeText value={on} />
            </span>
            <UserText text={text} />
          </li>
        ))}
      </ol>
    </EntryPart>
  );
}
