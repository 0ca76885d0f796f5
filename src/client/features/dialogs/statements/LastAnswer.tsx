import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Statement } from '../../../../shared/contract/statements';
import { Button } from '../../../ui/Button';
import { useFocusReturn } from '../../../parts/comments/useFocusReturn';
import { UserText } from '../../../ui/UserText';
import styles from './StatementDeck.module.css';
import { answerMessages, statementMessages } from './messages';
import { CompactAnswerButtons } from './CompactAnswerButtons';
import type { Vote } from './statementWrites';

interface Props {
  readonly statement: Statement;
  readonly onChanged: (statement: Statement) => void;
}

/** Last answer, below the next statement: an answer by mistake is changed at once. */
export function LastAnswer({ statement, onChanged }: Props) {
  const id = useId();
  // Another answer folds the buttons again.
  const [changing, setChanging] = useState<string | null>(null);
  const isChanging = changing === statement.id;
  const place = useFocusReturn<HTMLDivElement>(isChanging);
  const answer = <FormattedMessage {...answerMessages[(statement.mine?.vote ?? 0) as Vote]} />;
  return (
    <div ref={place} className={styles['last']}>
      <p>
        <FormattedMessage {...statementMessages.last} values={{ answer }} />
      </p>
      <p id={id}>
        <UserText text={statement.text} />
      </p>
      {isChanging ? (
        <CompactAnswerButtons
          statement={statement}
          labelledBy={id}
          onAnswered={(changed) => {
            setChanging(null);
            onChanged(changed);
          }}
        />
      ) : (
        <Button look="secondary" data-back onClick={() => setChanging(statement.id)}>
          <FormattedMessage {...statementMessages.change} />
        </Button>
      )}
    </div>
  );
}
