import { NeedsScript } from '../../ui/NeedsScript';
import { pollMessages } from './messages';
import type { Poll } from './poll';
import styles from './PollScreen.module.css';
import { Asked } from './rules/Asked';

/** Questions in the place of the paper until its code is there; without JavaScript they stay. */
export function WaitingPaper({ poll }: { readonly poll: Poll }) {
  return (
    <div className={styles['waiting']}>
      <NeedsScript message={pollMessages.needsScript} />
      <Asked {...poll.details} />
    </div>
  );
}
