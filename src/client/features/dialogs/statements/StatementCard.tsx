import { useId, type CSSProperties, useRef, useState, type PointerEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Statement } from '../../../../shared/contract/statements';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { AnswerButtons } from './AnswerButtons';
import { statementMessages, answerMessages } from './messages';
import styles from './StatementCard.module.css';
import { StatementText } from './StatementText';
import { UnsentAnswerNotice } from './UnsentAnswerNotice';
import type { StatementCardState } from './useStatementCard';
import type { Vote } from './statementWrites';
import { toSwipeVote } from './answers';

/**
 * Answers by a swipe to the side with a finger or a pen; moving back before letting go takes it
 * back (WCAG 2.5.2). Up and down belong to scrolling, and a mouse selects text. Null: nothing is
 * swiped.
 */
function useSwipe(onSwipe: ((vote: Vote) => void) | null) {
  const start = useRef<number | null>(null);
  const [right, setRight] = useState(0);
  const end = () => {
    start.current = null;
    setRight(0);
  };
  const handlers = {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      if (onSwipe && isPrimary && pointerType !== 'mouse') start.current = clientX;
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (start.current !== null) setRight(clientX - start.current);
    },
    onPointerUp: () => {
      const vote = toSwipeVote(right);
      end();
      if (vote !== null) onSwipe?.(vote);
    },
    onPointerCancel: end,
  };
  return { right, leaning: toSwipeVote(right), handlers };
}

interface Props {
  readonly card: StatementCardState;
  readonly statement: Statement;
}

/** One statement to answer: by a button, by the keys 1 to 3, or by a swipe. */
export function StatementCard({ card, statement }: Props) {
  const id = useId();
  const { isSignedIn, isPending, sending, unsent, pressed, give, skip } = card;
  const swipe = useSwipe(isSignedIn && !isPending ? (vote) => void give(vote) : null);
  return (
    <article className={styles['card']}>
      <div className={styles['words']} {...swiped(swipe.right)} {...swipe.handlers}>
        <StatementText statement={statement} id={id} isBig isLive />
      </div>
      {unsent && (
        <UnsentAnswerNotice
          error={unsent.error}
          onRetry={() => void give(unsent.vote)}
          onSkip={skip}
        />
      )}
      {pressed && !unsent && (
        <PendingAnswerNotice
          vote={pressed.vote}
          isPending={isPending}
          onSend={() => void give(pressed.vote)}
        />
      )}
      <AnswerButtons
        labelledBy={id}
        chosen={swipe.leaning ?? sending ?? (isPending ? null : (pressed?.vote ?? null))}
        isPending={isPending}
        onAnswer={(vote) => void give(vote)}
        isBig
      />
      {isSignedIn ? (
        <>
          <p className={styles['byKeys']}>
            <FormattedMessage {...statementMessages.byKeys} />
          </p>
          <p className={styles['bySwipe']}>
            <FormattedMessage {...statementMessages.bySwipe} />
          </p>
        </>
      ) : (
        <p className={styles['visitor']}>
          <FormattedMessage {...statementMessages.signInHint} />
          <Button look="quiet" onClick={skip}>
            <FormattedMessage {...statementMessages.another} />
          </Button>
        </p>
      )}
    </article>
  );
}

/**
 * Returns the position of the words while they are swiped; the first HTML has no style of its own.
 */
const swiped = (right: number) =>
  right !== 0 && { 'data-swiped': true, style: { '--swiped': `${right}px` } as CSSProperties };

interface PendingAnswerNoticeProps {
  readonly vote: Vote;
  readonly isPending: boolean;
  readonly onSend: () => void;
}

/**
 * An answer that was pressed before the sign-in. Nothing is sent by itself: somebody else may have
 * signed in on this device.
 */
function PendingAnswerNotice({ vote, isPending, onSend }: PendingAnswerNoticeProps) {
  const answer = <FormattedMessage {...answerMessages[vote]} />;
  return (
    <Notice tone="accent" role="status">
      <p>
        <FormattedMessage {...statementMessages.pressed} values={{ answer }} />
      </p>
      <Button isPending={isPending} onClick={onSend}>
        <FormattedMessage {...statementMessages.send} />
      </Button>
    </Notice>
  );
}
