import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { countLetters } from './countLetters';
import styles from './LettersLeft.module.css';
import { counterMessages } from './messages';

/** From here on a change is read out while somebody types. */
const NEAR_THE_END = 20;

interface Props {
  readonly text: string;
  readonly limit: number;
  /** The field's own hint. */
  readonly children: ReactNode;
}

/**
 * Beside a hint, how many letters are left, or too many: what is too long stays and can be
 * shortened.
 */
export function LettersLeft({ text, limit, children }: Props) {
  const left = limit - countLetters(text);
  const message = left < 0 ? counterMessages.lettersOver : counterMessages.lettersLeft;
  return (
    <div className={styles['hint']}>
      <div>{children}</div>
      <p aria-live={left <= NEAR_THE_END ? 'polite' : 'off'}>
        <FormattedMessage {...message} values={{ count: Math.abs(left) }} />
      </p>
    </div>
  );
}
