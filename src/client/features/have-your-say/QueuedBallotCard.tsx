import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '../../store/hooks';
import { offlineMessages } from '../../offline/messages';
import type { WaitingBallot as Waiting } from '../../offline/outbox';
import { outboxSendRequested } from '../../offline/outboxEvents';
import { getHoldUpMessages } from '../../offline/outboxTexts';
import { dropBallot } from '../../offline/offlineThunks';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { pollMessages } from './messages';
import type { Poll } from './poll';
import { AnswerText } from './receipt/AnswerText';
import styles from './receipt/Receipt.module.css';

interface Props {
  readonly ballot: Waiting;
  readonly poll: Poll;
}

/**
 * A ballot that was cast without a network: what it says, where it is, and that it is not counted.
 */
export function QueuedBallotCard({ ballot, poll }: Props) {
  const dispatch = useAppDispatch();
  const reason = getHoldUpMessages(ballot.reason);
  return (
    <Notice
      tone="warn"
      icon="clock"
      role="status"
      title={<FormattedMessage {...offlineMessages.waiting} />}
    >
      <AnswerText questions={poll.details.questions} answers={ballot.answers} />
      <p>
        <FormattedMessage {...(reason ?? pollMessages.waiting)} />
      </p>
      <div className={styles['ways']}>
        <Button look="secondary" onClick={() => dispatch(outboxSendRequested())}>
          <FormattedMessage {...offlineMessages.sendNow} />
        </Button>
        <Button look="quiet" onClick={() => dispatch(dropBallot(ballot.slug))}>
          <FormattedMessage {...offlineMessages.doNotSend} />
        </Button>
      </div>
    </Notice>
  );
}
