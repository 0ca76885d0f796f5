import { FormattedMessage } from 'react-intl';
import type { VoteCounts } from '../../../../shared/contract/statements';
import { getLocaleInfo } from '../../../../shared/locales';
import { useLocale } from '../../../intl/IntlRoot';
import { VoteBar } from '../VoteBar';
import { listAnswerKinds, type AnswerKind } from './answers';
import styles from './CountsBar.module.css';
import { answerMessages, statementMessages } from './messages';

type Numbers = Readonly<Record<AnswerKind['name'], number>>;

/**
 * Answers of others: a bar of three parts for the eye, and the same in numbers. People who passed
 * count as having seen the statement, too.
 */
export function CountsBar({ counts }: { readonly counts: VoteCounts }) {
  const { agrees, disagrees, seen } = counts;
  const numbers: Numbers = { agree: agrees, disagree: disagrees, pass: seen - agrees - disagrees };
  return (
    <div className={styles['counts']}>
      {seen > 0 && <VoteBar counts={counts} />}
      <p className={styles['numbers']}>
        {listAnswerKinds(getLocaleInfo(useLocale()).dir).map(({ name, vote }) => (
          <span key={name}>
            <FormattedMessage
              {...statementMessages.counted}
              values={{
                answer: <FormattedMessage {...answerMessages[vote]} />,
                count: numbers[name],
              }}
            />
          </span>
        ))}
        <span>
          <FormattedMessage {...statementMessages.seenBy} values={{ count: seen }} />
        </span>
      </p>
    </div>
  );
}
