import { FormattedMessage } from 'react-intl';
import type { FieldProps } from './fieldProps';
import styles from './marks.module.css';
import { textMessages } from './messages';

/** From here on a change is read out while somebody types. */
const NEAR_THE_END = 20;
const ROWS = 4;

/** An answer in the voter's own words; what is too long stays and can be shortened. */
export function TextQuestion({ id, question, answer, onAnswer }: FieldProps<'text'>) {
  const text = answer?.text ?? '';
  const left = question.settings.letters - text.length;
  return (
    <>
      <textarea
        className={styles['text']}
        aria-labelledby={`${id}-prompt`}
        aria-describedby={`${id}-left`}
        rows={ROWS}
        dir="auto"
        value={text}
        onChange={({ target }) => onAnswer({ text: target.value })}
      />
      <p
        id={`${id}-left`}
        className={left < 0 ? styles['warn'] : styles['note']}
        aria-live={left <= NEAR_THE_END ? 'polite' : 'off'}
      >
        <FormattedMessage
          {...(left < 0 ? textMessages.lettersOver : textMessages.lettersLeft)}
          values={{ count: Math.abs(left) }}
        />
      </p>
    </>
  );
}
