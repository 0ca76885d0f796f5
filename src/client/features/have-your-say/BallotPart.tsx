import { lazy, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BallotRefusal } from '../../../shared/contract/have-your-say';
import { useAppDispatch } from '../../store/hooks';
import { dropBallotDraft } from '../../offline/ballotThunks';
import { useGetOutboxQuery } from '../../offline/offlineApi';
import { getQueuedRefusalMessage } from '../../offline/outboxTexts';
import { Notice } from '../../ui/Notice';
import { useBallotRefusal } from './ballotRefusal';
import { useOwnBallot } from './keptReceipt';
import { lazyComponent } from '../../ui/lazyComponent';
import { LazyBoundary } from '../../ui/LazyBoundary';
import type { Poll } from './poll';
import { Receipt } from './receipt/Receipt';
import styles from './PollScreen.module.css';
import { VoteRefusal } from './rules/VoteRefusal';
import { QueuedBallotCard } from './QueuedBallotCard';
import { NoScriptNotice } from '../../ui/NoScriptNotice';
import { pollMessages } from './messages';
import { PaperToRead } from './rules/PaperToRead';

/** A file of its own: it is for those who have voted. */
const { Part: NextSteps } = lazyComponent(() =>
  import(/* webpackChunkName: "after-vote" */ './receipt/NextSteps').then(
    (module) => module.NextSteps,
  ),
);

const Paper = lazy(() =>
  import(/* webpackChunkName: "paper" */ './paper/Paper').then((module) => ({
    default: module.Paper,
  })),
);

/**
 * The receipt of the ballot that was cast; the one that waits on this device; the ballot paper, or
 * why there is none.
 */
export function BallotPart({ poll }: { readonly poll: Poll }) {
  const dispatch = useAppDispatch();
  const { data: ballots = [] } = useGetOutboxQuery(undefined);
  const [isChanging, setChanging] = useState(false);
  const own = useOwnBallot(poll);
  const refusal = useBallotRefusal(poll);
  useStaleDraft(poll.id, refusal);
  const queued = ballots.find(({ slug }) => slug === poll.slug);
  const isChangeable = poll.details.canChange && poll.phase === 'open' && !refusal;
  const isOnPaper = !own || (isChanging && isChangeable);
  const { place, moveOn } = useFocusAfter(`${own?.receipt} ${isOnPaper}`);

  const change = (isBegun: boolean) => {
    moveOn();
    setChanging(isBegun);
  };
  const keep = () => {
    dispatch(dropBallotDraft(poll.id));
    change(false);
  };

  if (queued?.state === 'waiting') return <QueuedBallotCard ballot={queued} poll={poll} />;
  return (
    <div ref={place} tabIndex={-1} className={styles['ballot']}>
      {queued?.state === 'refused' && isOnPaper && (
        <Notice tone="bad">
          <p>
            <FormattedMessage {...getQueuedRefusalMessage(queued.code)} />
          </p>
        </Notice>
      )}
      {!isOnPaper && (
        <Receipt poll={poll} ballot={own} onChange={isChangeable ? () => change(true) : null} />
      )}
      {!isOnPaper && poll.phase === 'open' && <NextSteps poll={poll} />}
      {isOnPaper && refusal && <VoteRefusal refusal={refusal} poll={poll} />}
      {isOnPaper && !refusal && (
        <LazyBoundary waiting={<PaperPlaceholder poll={poll} />}>
          <Paper
            poll={poll}
            onCast={() => change(false)}
            {...(own && { cast: own.answers, onKeep: keep })}
          />
        </LazyBoundary>
      )}
    </div>
  );
}

/** Focuses the element that replaces the pressed one, after the person moved on. */
function useFocusAfter(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    place.current?.focus();
  }, [shown]);
  return { place, moveOn: () => void (isDue.current = true) };
}

const OVER: readonly (BallotRefusal | null)[] = [
  'closed',
  'cancelled',
  'alreadyVoted',
  'loginHasVoted',
];

/** Drops a ballot draft that was begun here and can no longer be cast. */
function useStaleDraft(pollId: string, refusal: BallotRefusal | null): void {
  const dispatch = useAppDispatch();
  const isOver = OVER.includes(refusal);
  useEffect(() => {
    if (isOver) dispatch(dropBallotDraft(pollId));
  }, [dispatch, isOver, pollId]);
}

/** Questions in the place of the paper until its code is there; without JavaScript they stay. */
function PaperPlaceholder({ poll }: { readonly poll: Poll }) {
  return (
    <div className={styles['waiting']}>
      <NoScriptNotice message={pollMessages.needsScript} />
      <PaperToRead {...poll.details} />
    </div>
  );
}
