import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { PaperQuestion } from '../../../../shared/contract/quizzes';
import type { QuizAnswer, QuizAnswerOf } from '../../../../shared/quizzes/answers';
import type { QuestionKind } from '../../../../shared/quizzes/questionKinds';
import { UserText } from '../../../ui/UserText';
import styles from './Review.module.css';
import { reviewMessages } from './messages';

type Shows = {
  readonly [K in QuestionKind]: (answer: QuizAnswerOf[K], question: PaperQuestion) => ReactNode;
};

const chosen: Shows['multiple'] = (answer, { options }) => (
  <ul className={styles['list']}>
    {answer.chosen.map((place) => (
      <li key={place}>
        <UserText text={options[place]!} />
      </li>
    ))}
  </ul>
);

const SHOWS: Shows = {
  single: chosen,
  multiple: chosen,
  trueFalse: chosen,
  ordering: ({ order }, { options }) => (
    <ol className={styles['order']}>
      {order.map((place) => (
        <li key={place}>
          <UserText text={options[place]!} />
        </li>
      ))}
    </ol>
  ),
  matching: ({ matches }, { items, options }) => (
    <ul className={styles['list']}>
      {matches.flatMap((place, item) =>
        options[place]
          ? [
              <li key={item} className={styles['pair']}>
                <UserText text={items[item]!} />
                <span className="visually-hidden">
                  <FormattedMessage {...reviewMessages.arrow} />
                </span>
                <span aria-hidden="true" className={styles['line']} />
                <UserText text={options[place]} />
              </li>,
            ]
          : [],
      )}
    </ul>
  ),
  text: ({ text }) => <bdi>{text}</bdi>,
  number: ({ number }, { unit }) => (
    <>
      <FormattedNumber value={number} maximumFractionDigits={10} />
      {unit && (
        <>
          {' '}
          <UserText text={unit} />
        </>
      )}
    </>
  ),
};

/** An answer to read. */
export const AnswerText = ({
  question,
  answer,
}: {
  readonly question: PaperQuestion;
  readonly answer: QuizAnswer;
}) => SHOWS[question.kind](answer as never, question);
