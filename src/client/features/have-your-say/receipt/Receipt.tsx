import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnBallot } from '../../../../shared/contract/have-your-say';
import { copyText } from '../../../api/copy';
import { useAppDispatch } from '../../../store/hooks';
import { saveTextFile } from '../../../offline/ballotThunks';
import { useMoments } from '../../../intl/moments';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { TimeText } from '../../../ui/TimeText';
import { pollMessages } from '../messages';
import type { Poll } from '../poll';
import { AnswerText } from './AnswerText';
import { receiptMessages } from './messages';
import styles from './Receipt.module.css';

interface Props {
  readonly poll: Poll;
  readonly ballot: OwnBallot;
  /** Null where the vote cannot be changed, or not any more. */
  readonly onChange: (() => void) | null;
}

/** The proof that the ballot was taken in, and in an open vote what it says. */
export function Receipt({ poll, ballot, onChange }: Props) {
  return (
    <Notice
      tone="good"
      icon="check"
      role="status"
      title={<FormattedMessage {...pollMessages.counted} />}
    >
      {ballot.answers && <AnswerText questions={poll.details.questions} answers={ballot.answers} />}
      <p className={styles['line']}>
        <FormattedMessage {...pollMessages.receipt} />
        <code className={styles['code']} dir="ltr">
          {ballot.receipt}
        </code>
      </p>
      <p className={styles['soft']}>
        <TimeText value={ballot.castAt} format="dateTime" />
      </p>
      <Ways poll={poll} ballot={ballot} onChange={onChange} />
      <Proof isSecret={poll.details.secrecy === 'secret'} />
    </Notice>
  );
}

function Ways({ poll, ballot, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { formatMoment } = useMoments();
  const dispatch = useAppDispatch();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await dispatch(copyText(ballot.receipt)));
  const save = () => {
    const castAt = formatMoment(ballot.castAt, 'exact');
    const lines = [poll.title.text, poll.ref, ballot.receipt, castAt];
    const note = formatMessage(receiptMessages.fileNote);
    dispatch(saveTextFile(`${poll.ref}.txt`, [...lines, '', note, ''].join('\n')));
  };
  return (
    <div className={styles['ways']}>
      <Button look="secondary" onClick={() => void copy()}>
        <FormattedMessage {...receiptMessages.copy} />
      </Button>
      <Button look="secondary" onClick={save}>
        <FormattedMessage {...receiptMessages.save} />
      </Button>
      {onChange && (
        <Button look="quiet" onClick={onChange}>
          <FormattedMessage {...receiptMessages.change} />
        </Button>
      )}
      <span role="status">{isCopied && <FormattedMessage {...receiptMessages.copied} />}</span>
    </div>
  );
}

/** Text about what the receipt proves, and what it does not. */
function Proof({ isSecret }: { readonly isSecret: boolean }) {
  return (
    <details className={styles['proof']}>
      <summary>
        <FormattedMessage {...receiptMessages.proofTitle} />
      </summary>
      <ul>
        <li>
          <FormattedMessage {...receiptMessages.provesTaken} />
        </li>
        <li>
          <FormattedMessage {...receiptMessages.provesListed} />
        </li>
        <li>
          <FormattedMessage
            {...(isSecret ? pollMessages.receiptSecret : receiptMessages.provesNoContent)}
          />
        </li>
      </ul>
    </details>
  );
}
