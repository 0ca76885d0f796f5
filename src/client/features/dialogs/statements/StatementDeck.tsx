import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Meter } from '../../../ui/Meter';
import { Skeleton } from '../../../ui/Skeleton';
import { NoNextStatement } from './NoNextStatement';
import { LastAnswer } from './LastAnswer';
import { statementMessages } from './messages';
import { StatementCard } from './StatementCard';
import { type Progress } from '../../../../shared/contract/statements';
import styles from './StatementDeck.module.css';
import { useStatementCard } from './useStatementCard';

/**
 * Returns the number of statements that are left to answer. Others go on writing: then the dialog
 * has more than when the host was asked last.
 */
const countLeft = ({ answered, left }: Progress, count: number): number =>
  Math.max(left, count - answered);

interface Props {
  /** Number of statements that the dialog has now; it grows while the page is shown. */
  readonly count: number;
}

/** One statement after the other, how far one has come, and the answer that was given last. */
export function StatementDeck({ count }: Props) {
  const { formatMessage } = useIntl();
  const card = useStatementCard();
  const { next, statement, isSignedIn, last, setLast, skip } = card;
  const place = useFocusAtTheEnd(card.ends);
  const { currentData, isError, error, refetch } = next;
  if (!currentData && isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!currentData) return <Skeleton lines={6} />;

  const { answered } = currentData.progress;
  const left = countLeft(currentData.progress, count);
  return (
    <div ref={place} className={styles['deck']}>
      {isSignedIn && answered + left > 0 && (
        <Meter
          label={formatMessage(statementMessages.yourAnswer)}
          value={answered}
          max={answered + left}
          text={<FormattedMessage {...statementMessages.progress} values={{ answered, left }} />}
        />
      )}
      {!isSignedIn && left > 0 && (
        <p className={styles['count']}>
          <FormattedMessage {...statementMessages.count} values={{ count: left }} />
        </p>
      )}
      {statement ? (
        <StatementCard card={card} statement={statement} />
      ) : (
        <NoNextStatement hasAnswered={answered > 0} left={left} onGoOn={skip} />
      )}
      {isSignedIn && last && <LastAnswer statement={last} onChanged={setLast} />}
    </div>
  );
}

/** Focuses the element that replaces the card, when the card with the focus in it is gone. */
function useFocusAtTheEnd(ends: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ends > 0) place.current?.querySelector<HTMLElement>('[data-end]')?.focus();
  }, [ends]);
  return place;
}
