import { NoScriptNotice } from '../../ui/NoScriptNotice';
import { pollMessages } from './messages';
import type { Poll } from './poll';
import styles from './PollScreen.module.css';
import { PaperToRead } from './rules/PaperToRead';

/** Questions in the place of the paper until its code is there; without JavaScript they stay. */
export function PaperPlaceholder({ poll }: { readonly poll: Poll }) {
  return (
    <div className={styles['waiting']}>
      <NoScriptNotice message={pollMessages.needsScript} />
      <PaperToRead {...poll.details} />
    </div>
  );
}
