import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/Notice';
import { pollMessages } from './messages';
import type { Poll } from './poll';
import styles from './PollScreen.module.css';
import { Asked } from './rules/Asked';

/** What is asked, in the place of the paper until its code is there; without JavaScript it stays. */
export function WaitingPaper({ poll }: { readonly poll: Poll }) {
  return (
    <div className={styles['waiting']}>
      <noscript>
        <Notice tone="warn">
          <p>
            <FormattedMessage {...pollMessages.needsScript} />
          </p>
        </Notice>
      </noscript>
      <Asked questions={poll.details.questions} />
    </div>
  );
}
