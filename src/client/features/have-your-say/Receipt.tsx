import { FormattedMessage } from 'react-intl';
import type { OwnBallot } from '../../../shared/contract/have-your-say';
import type { Text } from '../../../shared/contract/text';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { pollMessages } from './messages';
import styles from './Receipt.module.css';

interface Props {
  readonly ballot: OwnBallot;
  /** Null in a secret vote: nobody can look it up, not even the voter. */
  readonly choice: Text | null;
}

/** The proof that the ballot was counted. */
export function Receipt({ ballot, choice }: Props) {
  return (
    <Notice
      tone="good"
      icon="check"
      role="status"
      title={<FormattedMessage {...pollMessages.counted} />}
    >
      {choice && (
        <p>
          <FormattedMessage {...pollMessages.yourChoice} /> <UserText text={choice} />
        </p>
      )}
      <p className={styles['line']}>
        <FormattedMessage {...pollMessages.receipt} />
        <code className={styles['code']} dir="ltr">
          {ballot.receipt}
        </code>
      </p>
      <p className={styles['soft']}>
        <TimeText value={ballot.castAt} format="dateTime" />
      </p>
      {!choice && (
        <p className={styles['soft']}>
          <FormattedMessage {...pollMessages.receiptSecret} />
        </p>
      )}
    </Notice>
  );
}
