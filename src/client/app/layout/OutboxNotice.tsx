import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { offlineMessages } from '../../offline/messages';
import { getHoldUpMessages, getQueuedRefusalMessage } from '../../offline/outboxTexts';
import { isWaiting, type QueuedBallot } from '../../offline/outbox';
import { outboxSendRequested } from '../../offline/outboxEvents';
import { dropBallot } from '../../offline/offlineThunks';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { useAppDispatch } from '../../store/hooks';
import styles from './OfflineNotices.module.css';

/**
 * Every ballot that was cast without a network, until it has been sent and its person has read what
 * became of it.
 */
export function OutboxNotice({ ballots }: { readonly ballots: readonly QueuedBallot[] }) {
  const dispatch = useAppDispatch();
  const hasWaiting = ballots.some(isWaiting);
  const title = <FormattedMessage {...offlineMessages.votes} values={{ count: ballots.length }} />;
  return (
    <Notice tone={hasWaiting ? 'warn' : 'neutral'} icon="votes" title={title}>
      {hasWaiting && (
        <p>
          <FormattedMessage {...offlineMessages.waitingText} />
        </p>
      )}
      <ul className={styles['ballots']}>
        {ballots.map((ballot) => (
          <Ballot key={ballot.slug} ballot={ballot} />
        ))}
      </ul>
      {hasWaiting && (
        <Button look="secondary" onClick={() => dispatch(outboxSendRequested())}>
          <FormattedMessage {...offlineMessages.sendNow} />
        </Button>
      )}
    </Notice>
  );
}

function Ballot({ ballot }: { readonly ballot: QueuedBallot }) {
  const dispatch = useAppDispatch();
  const title = useId();
  const way = isWaiting(ballot) ? offlineMessages.doNotSend : offlineMessages.dismiss;
  return (
    <li className={styles['ballot']}>
      <Link id={title} to={`/have-your-say/${ballot.slug}`}>
        <UserText text={ballot.title} />
      </Link>
      <BallotState ballot={ballot} />
      <Button
        look="quiet"
        aria-describedby={title}
        onClick={() => dispatch(dropBallot(ballot.slug))}
      >
        <FormattedMessage {...way} />
      </Button>
    </li>
  );
}

function BallotState({ ballot }: { readonly ballot: QueuedBallot }) {
  if (ballot.state === 'refused') {
    return (
      <p className={styles['refused']}>
        <FormattedMessage {...getQueuedRefusalMessage(ballot.code)} />
      </p>
    );
  }
  if (ballot.state === 'counted') {
    return (
      <p>
        <FormattedMessage {...offlineMessages.counted} /> <code dir="ltr">{ballot.receipt}</code>
      </p>
    );
  }
  return (
    <p>
      <FormattedMessage {...(getHoldUpMessages(ballot.reason) ?? offlineMessages.waiting)} />
    </p>
  );
}
