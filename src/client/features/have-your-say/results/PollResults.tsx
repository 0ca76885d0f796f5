import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { QuestionCount } from '../../../../counting/countQuestion';
import type { Question } from '../../../../shared/ballots/paper';
import { toStandingQuestion, listWithdrawn } from '../../../../shared/ballots/withdrawals';
import type { PollResult, Trust } from '../../../../shared/contract/have-your-say';
import type { Poll } from '../poll';
import { useMoments } from '../../../intl/moments';
import { useLocale } from '../../../intl/IntlRoot';
import { pollMessages } from '../messages';
import { Compare } from './compare/Compare';
import { resultMessages } from './messages';
import { nameDateOptions } from './namedQuestion';
import { QuestionResult } from './QuestionResult';
import styles from './Results.module.css';
import { WithdrawnOptions } from '../WithdrawnOptions';
import { TrustPart } from './trust/TrustPart';

interface TurnoutProps {
  readonly result: PollResult;
  readonly trust: Trust | null;
}

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

/** Number of voters, with the number of those entitled where that is known. */
function Turnout({ result: { ballots }, trust }: TurnoutProps) {
  const census = trust?.census;
  return (
    <p className={styles['turnout']}>
      <span>
        <FormattedMessage {...resultMessages.voters} />
      </span>
      <span>
        {census ? (
          <FormattedMessage
            {...resultMessages.ofCensus}
            values={{
              ballots,
              census,
              share: <FormattedNumber value={ballots / census} {...PERCENT} />,
            }}
          />
        ) : (
          <FormattedNumber value={ballots} />
        )}
      </span>
    </p>
  );
}

/**
 * Finds the question that a count is of, as this reader has it, with the options that stand;
 * undefined where the paper is another one than was counted.
 */
function questionOf(
  { questions, withdrawals }: Poll['details'],
  { question, method }: QuestionCount,
): Question | undefined {
  const found = questions.find(({ id, method: own }) => id === question && own === method);
  return found && toStandingQuestion(found, listWithdrawn(withdrawals));
}

interface Props {
  readonly poll: Poll;
  /** The city's decision after the vote; stands between the result and the reasons for it. */
  readonly outcome?: ReactNode;
  /** Stands before how to check the result. */
  readonly children?: ReactNode;
}

/** The result, question by question, what became of it, why, and how to check it. */
export function PollResults({ poll, outcome, children }: Props) {
  const moments = useMoments();
  const locale = useLocale();
  const { result, quorum, trust } = poll.details;
  if (!result) return null;
  const counts = result.counts as readonly QuestionCount[];
  const counted = counts.flatMap((count) => {
    const asked = questionOf(poll.details, count);
    return asked ? [{ count, question: nameDateOptions(moments, locale, asked) }] : [];
  });
  const common = {
    ballots: counts.length === 1 ? result.ballots : null,
    isFinal: result.isFinal,
    quorum,
  };
  return (
    <section className={styles['results']} aria-labelledby="result">
      <header className={styles['top']}>
        <h2 id="result">
          <FormattedMessage {...pollMessages.result} />
        </h2>
        <Turnout result={result} trust={trust} />
        {!result.isFinal && (
          <p className={styles['soft']}>
            <FormattedMessage {...resultMessages.soFar} />
          </p>
        )}
      </header>
      {counted.map(({ question, count }) => (
        <Fragment key={question.id}>
          {poll.phase === 'closed' && (
            <WithdrawnOptions details={poll.details} question={question.id} />
          )}
          <QuestionResult
            question={question}
            count={count}
            {...common}
            {...(outcome && { part: 'head' })}
          />
        </Fragment>
      ))}
      {outcome}
      {outcome &&
        counted.map(({ question, count }) => (
          <QuestionResult
            key={question.id}
            question={question}
            count={count}
            {...common}
            part="why"
          />
        ))}
      {trust?.sealedAt &&
        counted.map(
          ({ question, count }) =>
            !count.uncontested && <Compare key={question.id} poll={poll} question={question} />,
        )}
      {children}
      {trust && <TrustPart poll={poll} trust={trust} />}
    </section>
  );
}
