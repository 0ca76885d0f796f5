import { FormattedMessage } from 'react-intl';
import { UNMATCHED } from '../../../../shared/quizzes/questionKinds';
import { UserText } from '../../../ui/UserText';
import { attemptMessages } from './messages';
import type { FieldProps } from './fieldProps';
import styles from './fields.module.css';

/** For each item one of the options, in the browser’s own list. */
export function MatchingField({ question, name, answer, onAnswer }: FieldProps<'matching'>) {
  const { items, options } = question;
  const matches = answer?.matches ?? items.map(() => UNMATCHED);
  const match = (item: number, place: number) => {
    const next = matches.with(item, place);
    onAnswer(next.every((one) => one === UNMATCHED) ? null : { matches: next });
  };
  return (
    <div className={styles['pairs']}>
      {items.map((label, item) => (
        <div key={item} className={styles['pair']}>
          <label htmlFor={`${name}-${item}`} className={styles['grow']}>
            <UserText text={label} />
          </label>
          <select
            id={`${name}-${item}`}
            className={styles['input']}
            value={matches[item]}
            onChange={({ target }) => match(item, Number(target.value))}
          >
            <option value={UNMATCHED}>
              <FormattedMessage {...attemptMessages.choose} />
            </option>
            {options.map((option, place) => (
              <option key={place} value={place} lang={option.lang}>
                {option.text}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}
