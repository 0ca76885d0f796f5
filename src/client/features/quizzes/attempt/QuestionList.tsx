import { FormattedNumber, useIntl } from 'react-intl';
import type { QuizAnswers } from '../../../../shared/quizzes/answers';
import { joinClasses } from '../../../ui/joinClasses';
import { attemptMessages } from './messages';
import styles from './AttemptRunner.module.css';

interface Props {
  readonly answers: QuizAnswers;
  readonly count: number;
  readonly position: number;
  readonly onGo: (position: number) => void;
}

/** A button for each question; filled where there is an answer, and said so in its name. */
export function QuestionList({ answers, count, position, onGo }: Props) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(attemptMessages.overview)}>
      <ol className={styles['numbers']}>
        {Array.from({ length: count }, (_, place) => {
          const isAnswered = (answers[place] ?? null) !== null;
          const name = isAnswered ? attemptMessages.answered : attemptMessages.unanswered;
          return (
            <li key={place}>
              <button
                type="button"
                className={joinClasses(styles['number'], isAnswered && styles['answered'])}
                aria-label={formatMessage(name, { number: place + 1 })}
                aria-current={place === position ? 'step' : undefined}
                onClick={() => onGo(place)}
              >
                <FormattedNumber value={place + 1} />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
