import { FormattedMessage } from 'react-intl';
import { attemptMessages } from './messages';
import styles from './AttemptRunner.module.css';
import type { Saving } from './useAnswers';

interface Props {
  readonly saving: Saving;
  readonly isReached: boolean;
  readonly isStored: boolean;
}

function messageFor({ saving, isReached, isStored }: Props) {
  if (!isStored) return attemptMessages.keptInTab;
  if (saving === 'unsent') return isReached ? attemptMessages.saving : attemptMessages.keptHere;
  return saving === 'saved' ? attemptMessages.saved : null;
}

/** Text that says where the answers are. */
export function SavingState(props: Props) {
  const message = messageFor(props);
  return (
    <p role="status" className={styles['soft']}>
      {message && <FormattedMessage {...message} />}
    </p>
  );
}
