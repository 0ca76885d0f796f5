import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { hasTooFewBallots } from '../../../../shared/ballots/fewBallots';
import { useIsCopy } from '../../../offline/offlineApi';
import { Skeleton } from '../../../ui/Skeleton';
import { pollMessages, resultHiddenMessages } from '../messages';
import type { Poll } from '../poll';
import { usePollResult, type ResultState } from '../usePollResult';
import { useResultsVisibility } from '../useResultsVisibility';
import styles from './Results.module.css';
import { lazyResults } from './lazyResults';
import { WithdrawnOptions } from '../WithdrawnOptions';
import { ChainPart } from './chain/Chain';

const HIDDEN: Readonly<Record<string, MessageDescriptor | undefined>> = resultHiddenMessages;

/**
 * Tells whether this is a copy on the device of a poll that is still being counted: it shows no
 * numbers that change.
 */
const isStale = ({ phase }: Poll, isCopy: boolean): boolean => isCopy && phase !== 'closed';

/** Counted, open to this reader, and not shown: see `hasTooFewBallots`. */
const isWithheld = ({ ballots, result, trust, secrecy }: Poll['details']): boolean =>
  !result && Boolean(trust?.sealedAt) && ballots !== null && hasTooFewBallots(secrecy, ballots);

/**
 * Returns the reason why there is no result to be seen; null where that says itself, or the vote
 * was cancelled and its ballots deleted.
 */
function reasonOf(
  { details }: Poll,
  { result, isRefused, isPortalClosed }: ResultState,
  visibility: string,
): MessageDescriptor | null {
  if (details.cancellation || details.refusal === 'notOpenYet') return null;
  if (isWithheld(details)) return resultHiddenMessages.tooFew;
  if (result) return pollMessages.resultLater;
  if (isPortalClosed) return resultHiddenMessages.notOpen;
  return HIDDEN[isRefused ? 'after_close' : visibility] ?? null;
}

interface Props {
  readonly poll: Poll;
  readonly outcome?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Results of a vote, question by question, with why, and how to check them; or when they will be
 * shown.
 */
export function Results({ poll, outcome, children }: Props) {
  const isCopy = useIsCopy();
  const visibility = useResultsVisibility(poll);
  const state = usePollResult(poll);
  const { result, isLoading } = state;
  if (result && !poll.details.cancellation && !isStale(poll, isCopy)) {
    return (
      <lazyResults.Part poll={{ ...poll, details: { ...poll.details, result } }} outcome={outcome}>
        {children}
      </lazyResults.Part>
    );
  }
  if (isLoading) return <Skeleton />;
  const reason = reasonOf(poll, state, visibility);
  const { trust, cancellation } = poll.details;
  return (
    <>
      {poll.phase === 'closed' && <WithdrawnOptions details={poll.details} />}
      {reason && (
        <p className={styles['soft']}>
          <FormattedMessage {...reason} />
        </p>
      )}
      {outcome}
      {children}
      {trust && !trust.sealedAt && !cancellation && !isStale(poll, isCopy) && (
        <ChainPart trust={trust} />
      )}
    </>
  );
}
