import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Attempt } from '../../../../shared/contract/quizzes';
import { Button } from '../../../ui/Button';
import { TIMING } from '../../../../shared/constants';
import type { ApiExtra } from '../../../api/extra';
import { useAppDispatch } from '../../../store/hooks';
import { runAfter } from '../../../parts/search/useDebouncedValue';
import { attemptMessages } from './messages';
import { AttemptSubmission } from './AttemptSubmission';
import { QuestionList } from './QuestionList';
import { QuestionPart } from './QuestionPart';
import styles from './AttemptRunner.module.css';
import { Timer } from './Timer';
import { useAnswers, type Saving } from './useAnswers';

const MS_PER_SECOND = 1_000;

interface Props {
  readonly slug: string;
  readonly attempt: Attempt;
}

/**
 * An attempt that is under way: one question after the other or all together, the time that is
 * left, and the way to its end.
 */
export function AttemptRunner({ slug, attempt }: Props) {
  const { questions, startedAt, endsAt, isStored } = attempt;
  const kept = useAnswers(slug, attempt);
  const secondsLeft = useSecondsLeft(endsAt);
  const [areAllShown, showAll] = useState(false);
  const [position, setPosition] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = secondsLeft === 0 || kept.saving === 'refused';

  useEffect(() => heading.current?.focus(), [position]);
  const go = (place: number) => {
    setPosition(place);
    // The same question again: it takes the focus all the same.
    heading.current?.focus();
  };

  const shown = areAllShown ? questions.map((_, place) => place) : [position];
  const list = { answers: kept.answers, count: questions.length, position, onGo: go };
  return (
    <div className={styles['runner']}>
      <div className={styles['top']}>
        {endsAt !== null && secondsLeft !== null && (
          <Timer
            secondsLeft={secondsLeft}
            seconds={(Date.parse(endsAt) - Date.parse(startedAt)) / MS_PER_SECOND}
          />
        )}
        <label className={styles['all']}>
          <input
            type="checkbox"
            checked={areAllShown}
            onChange={({ target }) => showAll(target.checked)}
          />
          <FormattedMessage {...attemptMessages.allAtOnce} />
        </label>
      </div>
      {shown.map((place) => (
        <QuestionPart
          key={place}
          question={questions[place]!}
          number={place + 1}
          count={questions.length}
          answer={kept.answers[place] ?? null}
          onAnswer={(answer) => kept.answer(place, answer)}
          {...(place === position && { heading })}
        />
      ))}
      {!areAllShown && (
        <>
          <Steps position={position} count={questions.length} onGo={go} />
          <QuestionList {...list} />
        </>
      )}
      <SavingState saving={kept.saving} isReached={kept.isReached} isStored={isStored} />
      <AttemptSubmission slug={slug} attempt={attempt} kept={kept} isOver={isOver} onGo={go} />
    </div>
  );
}

interface StepsProps {
  readonly position: number;
  readonly count: number;
  readonly onGo: (position: number) => void;
}

function Steps({ position, count, onGo }: StepsProps) {
  return (
    <p className={styles['steps']}>
      {position > 0 && (
        <Button look="secondary" onClick={() => onGo(position - 1)}>
          <FormattedMessage {...attemptMessages.previous} />
        </Button>
      )}
      {position < count - 1 && (
        <Button onClick={() => onGo(position + 1)}>
          <FormattedMessage {...attemptMessages.next} />
        </Button>
      )}
    </p>
  );
}

interface SavingStateProps {
  readonly saving: Saving;
  readonly isReached: boolean;
  readonly isStored: boolean;
}

function messageFor({ saving, isReached, isStored }: SavingStateProps) {
  if (!isStored) return attemptMessages.keptInTab;
  if (saving === 'unsent') return isReached ? attemptMessages.saving : attemptMessages.keptHere;
  return saving === 'saved' ? attemptMessages.saved : null;
}

/** Text that says where the answers are. */
function SavingState(props: SavingStateProps) {
  const message = messageFor(props);
  return (
    <p role="status" className={styles['soft']}>
      {message && <FormattedMessage {...message} />}
    </p>
  );
}

/**
 * Returns a thunk that reads the time of the servers, as well as this device can know it;
 * milliseconds since 1970.
 */
const readClock =
  () =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): number =>
    ports.clock();

/** Whole seconds until then, rounded up; 0 from then on; null where there is no end. */
function useSecondsLeft(endsAt: string | null): number | null {
  const dispatch = useAppDispatch();
  const [now, setNow] = useState(() => dispatch(readClock()));

  useEffect(() => {
    if (endsAt === null) return;
    let stop: (() => void) | null = null;
    const look = (lookedAt: number | null) => {
      const at = dispatch(readClock());
      setNow(at);
      const leftMs = Date.parse(endsAt) - at;
      // A clock that stands still, as on the workbench, would be looked at without end.
      if (leftMs <= 0 || at === lookedAt) return;
      // The rest of a second first: the number changes when the second does.
      stop = dispatch(runAfter(leftMs % TIMING.countdownMs || TIMING.countdownMs, () => look(at)));
    };
    look(null);
    return () => stop?.();
  }, [endsAt, dispatch]);

  if (endsAt === null) return null;
  return Math.ceil(Math.max(0, Date.parse(endsAt) - now) / MS_PER_SECOND);
}
