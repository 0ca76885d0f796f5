import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Option, Question } from '../../../../shared/ballots/paper';
import { isUncontested } from '../../../../shared/ballots/uncontested';
import { listWithdrawn, toStandingQuestion } from '../../../../shared/ballots/withdrawals';
import type { PollDetails } from '../../../../shared/contract/have-your-say';
import { UserText } from '../../../ui/UserText';
import { rulesMessages } from './messages';
import styles from './Rules.module.css';

/** The paper to read, for somebody who cannot fill it in now. */
export function PaperToRead({
  questions,
  withdrawals,
}: Pick<PollDetails, 'questions' | 'withdrawals'>) {
  const withdrawn = listWithdrawn(withdrawals);
  const standing = questions.map((question) => toStandingQuestion(question, withdrawn));
  return (
    <section className={styles['asked']} aria-labelledby="asked">
      <h3 id="asked" className={styles['title']}>
        <FormattedMessage {...rulesMessages.asked} />
      </h3>
      <ol className={styles['questions']}>
        {standing.map((question) => (
          <li key={question.id}>
            <p className={styles['prompt']}>
              <UserText text={question.prompt} />
            </p>
            {question.help && (
              <p className={styles['about']}>
                <UserText text={question.help} />
              </p>
            )}
            {isUncontested(question) && (
              <p className={styles['about']}>
                <FormattedMessage {...rulesMessages.uncontested} />
              </p>
            )}
            {question.options.length > 0 && (
              <ul className={styles['options']}>
                {question.options.map((option) => (
                  <li key={option.id}>
                    <UserText text={option.label} />
                    <Cost question={question} option={option} />
                    {option.description && (
                      <p className={styles['about']}>
                        <UserText text={option.description} />
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CostProps {
  readonly question: Question;
  readonly option: Option;
}

/** Cost of a project in a budget. */
function Cost({ question, option: { cost } }: CostProps) {
  if (question.type !== 'budget' || cost === null) return null;
  const { currency } = question.settings;
  return (
    <span className={styles['cost']}>
      <FormattedNumber
        value={cost}
        style="currency"
        currency={currency}
        maximumFractionDigits={0}
      />
    </span>
  );
}
