import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { QUIZ_LIMITS } from '../../../../shared/quizzes/questionKinds';
import { UserText } from '../../../ui/UserText';
import { attemptMessages } from './messages';
import type { FieldProps } from './fieldProps';
import styles from './fields.module.css';
import { readNumber } from './readNumber';

/** A word or a few, in any language. */
export function TextAnswer({ name, answer, onAnswer }: FieldProps<'text'>) {
  return (
    <div className={styles['typed']}>
      <label htmlFor={name}>
        <FormattedMessage {...attemptMessages.yourAnswer} />
      </label>
      <input
        id={name}
        className={styles['input']}
        dir="auto"
        autoComplete="off"
        maxLength={QUIZ_LIMITS.textLetters}
        value={answer?.text ?? ''}
        onChange={({ target }) => onAnswer(target.value === '' ? null : { text: target.value })}
      />
    </div>
  );
}

/**
 * A number as the language writes it, in Latin, Arabic or Persian digits. It counts with every key:
 * when the time runs out, what stands here is the answer. What is read as another number than was
 * meant shows below.
 */
export function NumberAnswer({ question, name, answer, onAnswer }: FieldProps<'number'>) {
  const { locale, formatNumber } = useIntl();
  const [typed, type] = useState(() => (answer ? formatNumber(answer.number, PLAIN) : ''));
  const change = (text: string) => {
    type(text);
    const number = readNumber(text, locale);
    onAnswer(number === null ? null : { number });
  };
  return (
    <div className={styles['typed']}>
      <label htmlFor={name}>
        <FormattedMessage {...attemptMessages.yourNumber} />
      </label>
      <div className={styles['measure']}>
        <input
          id={name}
          className={styles['input']}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-describedby={`${name}-read`}
          onChange={({ target }) => change(target.value)}
        />
        {question.unit && <UserText text={question.unit} />}
      </div>
      <p id={`${name}-read`} className={styles['soft']}>
        {answer && (
          <FormattedMessage
            {...attemptMessages.readAs}
            values={{ number: <FormattedNumber value={answer.number} {...PLAIN} /> }}
          />
        )}
        {!answer && typed.trim() !== '' && <FormattedMessage {...attemptMessages.noNumber} />}
      </p>
    </div>
  );
}

const PLAIN = { maximumFractionDigits: 10 } as const;
