import type { KeyboardEvent, MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { getLocaleInfo } from '../../../../shared/locales';
import { useLocale } from '../../../intl/IntlRoot';
import { joinClasses } from '../../../ui/joinClasses';
import styles from './AnswerButtons.module.css';
import { listAnswerKinds } from './answers';
import { answerMessages } from './messages';
import type { Vote } from './statementWrites';

interface Props {
  /** The id of what is answered. */
  readonly labelledBy: string;
  /** The answer that stands, or that is on its way. */
  readonly chosen: Vote | null;
  readonly isPending: boolean;
  readonly onAnswer: (vote: Vote) => void;
  /** True for the buttons of the card: with the keys that answer too. */
  readonly isBig?: boolean;
}

/**
 * Disagree, pass and agree. The buttons stay while statements go by, and the focus with them. The
 * keys 1 to 3 answer only while one of them has the focus: they disturb nobody who speaks to the
 * device (WCAG 2.1.4).
 */
export function AnswerButtons({ labelledBy, chosen, isPending, onAnswer, isBig = false }: Props) {
  const answers = listAnswerKinds(getLocaleInfo(useLocale()).dir);
  const press = (event: MouseEvent, vote: Vote) => {
    // The second half of a double click would answer a statement that nobody has read.
    if (!isPending && event.detail < 2) onAnswer(vote);
  };
  /** Handles a key so that holding it down presses once. */
  const heard = (event: KeyboardEvent) => {
    if (event.repeat) {
      if (PRESSING.includes(event.key)) event.preventDefault();
      return;
    }
    const answer = isBig && answers[keyNumber(event) - 1];
    if (answer && !isPending) onAnswer(answer.vote);
  };
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className={joinClasses(styles['answers'], isBig && styles['big'])}
    >
      {answers.map(({ vote, name, path }, index) => (
        <button
          key={vote}
          type="button"
          className={joinClasses(styles['answer'], styles[name])}
          aria-pressed={chosen === vote}
          aria-disabled={isPending || undefined}
          {...(isBig && { 'aria-keyshortcuts': String(index + 1) })}
          onClick={(event) => press(event, vote)}
          onKeyDown={heard}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={path} />
          </svg>
          <FormattedMessage {...answerMessages[vote]} />
          {isBig && (
            <kbd aria-hidden="true" className={styles['key']}>
              {index + 1}
            </kbd>
          )}
        </button>
      ))}
    </div>
  );
}

const PRESSING: readonly string[] = ['Enter', ' '];

/** 1, 2 or 3, on every keyboard and in every script; otherwise NaN. */
function keyNumber({ code, ctrlKey, altKey, metaKey }: KeyboardEvent): number {
  const [, digit] = /^(?:Digit|Numpad)([123])$/.exec(code) ?? [];
  return ctrlKey || altKey || metaKey ? NaN : Number(digit);
}
