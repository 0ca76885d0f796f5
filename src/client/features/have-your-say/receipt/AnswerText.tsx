import { FormattedMessage, useIntl } from 'react-intl';
import type { Answers } from '../../../../shared/ballots/answers';
import type { Question } from '../../../../shared/ballots/paper';
import { UserText } from '../../../ui/UserText';
import { useMoments } from '../../../intl/moments';
import { formatAnswerLines } from './answerLines';
import { receiptMessages } from './messages';
import styles from './Receipt.module.css';

interface Props {
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

/** The answers of a ballot, in the words of the paper. */
export function AnswerText({ questions, answers }: Props) {
  const intl = useIntl();
  const moments = useMoments();
  const answered = questions.filter(({ id }) => answers[id]);
  if (answered.length === 0) return null;
  return (
    <div>
      <p className={styles['soft']}>
        <FormattedMessage {...receiptMessages.yourAnswers} />
      </p>
      <dl className={styles['answers']}>
        {answered.map((question) => (
          <div key={question.id}>
            <dt>
              <UserText text={question.prompt} />
            </dt>
            {formatAnswerLines(question, answers[question.id]!, { ...intl, ...moments }).map(
              (line) => (
                <dd key={line}>
                  <bdi>{line}</bdi>
                </dd>
              ),
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
