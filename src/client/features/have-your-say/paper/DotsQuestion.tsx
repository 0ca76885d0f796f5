import { FormattedMessage } from 'react-intl';
import { countSpentDots } from '../../../../shared/ballots/answerFaults';
import type { FieldProps } from './fieldProps';
import styles from './marks.module.css';
import { dotsMessages } from './messages';
import { InlineSentence } from './InlineSentence';
import { OptionText } from './OptionText';
import { Stepper } from './Stepper';
import { omitKey } from './omitKey';

/**
 * Dots given to options, or votes bought with credits: each further vote for the same option costs
 * more than the one before.
 */
export function DotsQuestion({ question, answer, onAnswer }: FieldProps<'dots'>) {
  const { settings, method, options } = question;
  const given = answer?.dots ?? {};
  const isQuadratic = method === 'quadratic';
  const spent = (dots: Readonly<Record<string, number>>) => countSpentDots(dots, { method });
  const left = settings.dots - spent(given);
  const isAgainstSold = isQuadratic && settings.against;

  const withVotes = (option: string, votes: number) => {
    const rest = omitKey(given, option);
    return votes === 0 ? rest : { ...rest, [option]: votes };
  };
  const canGive = (option: string, votes: number) =>
    (votes >= 0 || isAgainstSold) && spent(withVotes(option, votes)) <= settings.dots;

  return (
    <div className={styles['rows']}>
      <p className={styles['note']} role="status">
        <FormattedMessage
          {...(isQuadratic ? dotsMessages.creditsLeft : dotsMessages.dotsLeft)}
          values={{ count: left, total: settings.dots }}
        />
      </p>
      {options.map((option) => {
        const votes = given[option.id] ?? 0;
        return (
          <div key={option.id} className={styles['row']}>
            <span className={styles['words']}>
              <OptionText option={option} />
              {isQuadratic && <Price votes={votes} />}
            </span>
            <Stepper
              label={option.label}
              value={votes}
              canGive={(next) => canGive(option.id, next)}
              onGive={(next) => onAnswer({ dots: withVotes(option.id, next) })}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Cost of the votes, and of the next one on top (Lalley & Weyl 2018: n votes cost n² credits). */
function Price({ votes }: { readonly votes: number }) {
  const many = Math.abs(votes);
  return (
    <span className={styles['description']}>
      <InlineSentence>
        <FormattedMessage {...dotsMessages.price} values={{ count: many * many }} />
      </InlineSentence>
      <FormattedMessage {...dotsMessages.nextPrice} values={{ count: 2 * many + 1 }} />
    </span>
  );
}
