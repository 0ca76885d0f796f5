import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Attempt, AttemptResult } from '../../../../shared/contract/quizzes';
import { ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { UserText } from '../../../ui/UserText';
import { RightAnswersLater } from '../RightAnswersLater';
import { attemptMessages } from '../attempt/messages';
import styles from './Review.module.css';
import { ReviewedPart } from './ReviewedPart';
import { reviewMessages } from './messages';
import { ResultRing } from './ResultRing';

interface Props {
  readonly slug: string;
  readonly attempt: Attempt;
  readonly result: AttemptResult;
  readonly mayTryAgain: boolean;
}

const PERCENT = 100;

/** Review of an attempt: its result, and for each question what is right and why. */
export function Review({ slug, attempt, result, mayTryAgain }: Props) {
  const { questions, answers, passMarkPercent, isStored } = attempt;
  const { questions: reviewed } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const message = result.hasPassed ? reviewMessages.passed : reviewMessages.notPassed;
  return (
    <section className={styles['review']} aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1} className={styles['title']}>
        <FormattedMessage {...reviewMessages.title} />
      </h2>
      <div className={styles['result']}>
        <ResultRing percent={result.percent} mark={passMarkPercent} hasPassed={result.hasPassed} />
        <div className={styles['verdict']}>
          <p>
            <FormattedMessage
              {...message}
              values={{ share: result.percent / PERCENT, mark: passMarkPercent / PERCENT }}
            />
          </p>
          {mayTryAgain && (
            <ButtonLink to={`/quizzes/${slug}`}>
              <FormattedMessage {...reviewMessages.again} />
            </ButtonLink>
          )}
        </div>
      </div>
      {result.isLate && (
        <Notice tone="warn" icon="clock">
          <p>
            <FormattedMessage {...reviewMessages.late} />
          </p>
        </Notice>
      )}
      {!isStored && (
        <p className={styles['soft']}>
          <FormattedMessage {...reviewMessages.notStored} />
        </p>
      )}
      {result.feedback && (
        <p>
          <UserText text={result.feedback} />
        </p>
      )}
      {reviewed === null && (
        <p className={styles['soft']}>
          <RightAnswersLater from={result.rightAnswersFrom} />
        </p>
      )}
      {reviewed && (
        <ol className={styles['questions']}>
          {questions.map((question, place) => (
            <li key={place}>
              <ReviewedPart
                question={question}
                answer={answers[place] ?? null}
                reviewed={reviewed[place]!}
              />
            </li>
          ))}
        </ol>
      )}
      <p className={styles['ways']}>
        <ButtonLink to={`/quizzes/${slug}`} look="secondary">
          <FormattedMessage {...attemptMessages.back} />
        </ButtonLink>
      </p>
    </section>
  );
}
