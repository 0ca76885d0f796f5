import { FormattedMessage } from 'react-intl';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { pollMessages } from './messages';
import styles from './PollScreen.module.css';

interface Props {
  readonly outcome: NonNullable<PollDetails['outcome']>;
}

/** What the city made of the vote. */
export function Outcome({ outcome }: Props) {
  return (
    <section className={styles['outcome']}>
      <h2>
        <FormattedMessage {...pollMessages.outcome} />
      </h2>
      <p>
        <UserText text={outcome.statement} note />
      </p>
      <p className={styles['soft']}>
        <FormattedMessage {...pollMessages.decided} /> <TimeText value={outcome.decidedOn} />
      </p>
    </section>
  );
}
