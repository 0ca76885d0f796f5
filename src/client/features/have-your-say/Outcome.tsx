import { FormattedMessage } from 'react-intl';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { pollMessages } from './messages';
import styles from './PollScreen.module.css';

interface Props {
  readonly outcome: NonNullable<PollDetails['outcome']>;
}

/** Decision of the city after the vote, and the next steps. */
export function Outcome({ outcome: { statement, next, decidedOn } }: Props) {
  return (
    <section className={styles['outcome']}>
      <h2>
        <FormattedMessage {...pollMessages.outcome} />
      </h2>
      <p>
        <UserText text={statement} note />
      </p>
      {next && (
        <>
          <h3 className={styles['next']}>
            <FormattedMessage {...pollMessages.next} />
          </h3>
          <p>
            <UserText text={next} />
          </p>
        </>
      )}
      <p className={styles['soft']}>
        <FormattedMessage {...pollMessages.decided} /> <TimeText value={decidedOn} />
      </p>
    </section>
  );
}
