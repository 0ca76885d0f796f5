import { FormattedMessage, useIntl } from 'react-intl';
import type { PaperQuestion, ReviewedQuestion } from '../../../../shared/contract/quizzes';
import type { Text } from '../../../../shared/contract/text';
import type { QuizAnswer } from '../../../../shared/quizzes/answers';
import { Badge } from '../../../ui/Badge';
import { Facts } from '../../../ui/Fact';
import { UserText } from '../../../ui/UserText';
import { AnswerText } from './AnswerText';
import { gradeMessages } from '../grades/messages';
import { attemptMessages } from '../attempt/messages';
import styles from './Review.module.css';
import { reviewMessages } from './messages';

interface Props {
  readonly question: PaperQuestion;
  readonly answer: QuizAnswer | null;
  readonly reviewed: ReviewedQuestion;
}

function verdictOf({ answer, reviewed: { points } }: Props) {
  if (answer === null) return { tone: 'neutral', message: reviewMessages.unanswered } as const;
  if (points === 1) return { tone: 'good', message: reviewMessages.right } as const;
  if (points === 0) return { tone: 'bad', message: reviewMessages.wrong } as const;
  return { tone: 'warn', message: reviewMessages.partly } as const;
}

/** One question when all is over. */
export function ReviewedPart(props: Props) {
  const { question, answer, reviewed } = props;
  const { points, right, explanation } = reviewed;
  const { tone, message } = verdictOf(props);
  return (
    <div className={styles['question']}>
      <h3 className={styles['prompt']}>
        <UserText text={question.prompt} note />
      </h3>
      <p className={styles['verdict']}>
        <Badge tone={tone}>
          <FormattedMessage {...message} />
        </Badge>
        <span className={styles['soft']}>
          <FormattedMessage {...reviewMessages.points} values={{ points }} />
        </span>
      </p>
      <Facts
        rows={[
          [
            <FormattedMessage {...attemptMessages.yourAnswer} />,
            answer && <AnswerText question={question} answer={answer} />,
          ],
          [
            <FormattedMessage {...reviewMessages.rightAnswer} />,
            points < 1 && <AnswerText question={question} answer={right} />,
          ],
          [
            <FormattedMessage {...reviewMessages.why} />,
            explanation && <UserText text={explanation} />,
          ],
          [<FormattedMessage {...gradeMessages.notes} />, notesOf(question, reviewed)],
        ]}
      />
      <AlsoRight reviewed={reviewed} />
    </div>
  );
}

const Note = ({ option, note }: { readonly option: Text; readonly note: Text }) => (
  <li>
    <strong>
      <UserText text={option} />
    </strong>
    <br />
    <UserText text={note} />
  </li>
);

/** Renders why options are right or wrong, for those that have a note. */
function notesOf({ options }: PaperQuestion, { notes }: ReviewedQuestion) {
  if (!notes.some(Boolean)) return null;
  return (
    <ul className={styles['list']}>
      {notes.map(
        (note, place) => note && <Note key={place} option={options[place]!} note={note} />,
      )}
    </ul>
  );
}

/** Answers that would have been right too. */
function AlsoRight({ reviewed: { spellings, tolerance } }: Pick<Props, 'reviewed'>) {
  const { formatList } = useIntl();
  return (
    <>
      {spellings.length > 0 && (
        <p className={styles['soft']}>
          <FormattedMessage
            {...reviewMessages.alsoAccepted}
            values={{ spellings: formatList(spellings, { type: 'unit' }) }}
          />
        </p>
      )}
      {tolerance > 0 && (
        <p className={styles['soft']}>
          <FormattedMessage {...reviewMessages.tolerance} values={{ tolerance }} />
        </p>
      )}
    </>
  );
}
