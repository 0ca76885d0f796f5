import { FormattedMessage } from 'react-intl';
import type { Statement } from '../../../../shared/contract/statements';
import { isProblem } from '../../../api/problem';
import { getErrorMessage } from '../../../intl/errorMessage';
import { AnswerButtons } from './AnswerButtons';
import styles from './StatementRow.module.css';
import type { Vote } from './statementWrites';
import { useSendAnswer } from './useSendAnswer';

interface Props {
  readonly statement: Statement;
  /** The id of its words. */
  readonly labelledBy: string;
  readonly onAnswered?: (statement: Statement) => void;
}

/** The answers at a statement of a list: one’s own is pressed, another one can be given. */
export function CompactAnswerButtons({ statement, labelledBy, onAnswered }: Props) {
  const { answer, isPending, sent, error } = useSendAnswer();
  const given = (statement.mine?.vote ?? null) as Vote | null;
  const give = async (vote: Vote) => {
    const answered = await answer(statement, vote);
    if (answered) onAnswered?.(answered.statement);
  };
  return (
    <>
      <AnswerButtons
        labelledBy={labelledBy}
        chosen={isPending && sent ? sent.vote : given}
        isPending={isPending}
        onAnswer={(vote) => void give(vote)}
      />
      {error && !isPending && (
        <p role="alert" className={styles['failed']}>
          <FormattedMessage {...getErrorMessage(isProblem(error) ? error.code : 'unexpected')} />
        </p>
      )}
    </>
  );
}
