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

/** The result, question by question, and how to check it. */
export function PollResults({ poll }: { readonly poll: Poll }) {
  const moments = useMoments();
  const locale = useLocale();
  const { result, quorum, trust } = poll.details;
  if (!result) return null;
  const counts = result.counts as readonly QuestionCount[];
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
      {counts.map((count) => {
        const question = questionOf(poll.details, count);
        if (!question) return null;
        return (
          <div key={count.question} className={styles['results']}>
            {poll.phase === 'closed' && (
              <WithdrawnOptions details={poll.details} question={question.id} />
            )}
            <QuestionResult
              question={nameDateOptions(moments, locale, question)}
              count={count}
              ballots={counts.length === 1 ? result.ballots : null}
              isFinal={result.isFinal}
              quorum={quorum}
            />
            {trust?.sealedAt && !count.uncontested && <Compare poll={poll} question={question} />}
          </div>
        );
      })}
      {trust && <TrustPart poll={poll} trust={trust} />}
    </section>
  );
}
