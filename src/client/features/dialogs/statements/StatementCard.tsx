import { useId, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Statement } from '../../../../shared/contract/statements';
import { Button } from '../../../ui/Button';
import { AnswerButtons } from './AnswerButtons';
import { statementMessages } from './messages';
import { PendingAnswerNotice } from './PendingAnswerNotice';
import styles from './StatementCard.module.css';
import { StatementText } from './StatementText';
import { UnsentAnswerNotice } from './UnsentAnswerNotice';
import type { StatementCardState } from './useStatementCard';
import { useSwipe } from './useSwipe';

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
