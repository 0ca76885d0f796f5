import { FormattedMessage } from 'react-intl';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { useAppDispatch } from '../../app/hooks';
import { offlineMessages } from '../../offline/messages';
import { holdUp } from '../../offline/outboxTexts';
import type { WaitingBallot as Waiting } from '../../offline/outbox';
import { outboxSendRequested } from '../../offline/outboxEvents';
import { dropBallot } from '../../offline/offlineThunks';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import styles from './BallotForm.module.css';
import { pollMessages } from './messages';

interface Props {
  readonly ballot: Waiting;
  readonly options: PollDetails['options'];
}

/** A ballot that was cast without a network: where it is, and that it is not counted. */
export function WaitingBallot({ ballot, options }: Props) {
  const dispatch = useAppDispatch();
  const choice = options.find(({ id }) => id === ballot.optionId)?.label;
  const reason = holdUp(ballot.reason);
  return (
    <Notice
      tone="warn"
      icon="clock"
      role="status"
      title={<FormattedMessage {...offlineMessages.waiting} />}
    >
      {choice && (
        <p>
          <FormattedMessage {...pollMessages.yourChoice} /> <UserText text={choice} />
        </p>
      )}
      <p>
        <FormattedMessage {...(reason ?? pollMessages.waiting)} />
      </p>
      <div className={styles['end']}>
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
