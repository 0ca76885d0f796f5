import { skipToken } from '@reduxjs/toolkit/query';
import type { PollResult } from '../../../shared/contract/have-your-say';
import { useLocaleContext } from '../../intl/IntlRoot';
import { useGetOwnResultQuery } from '../../offline/ballotsApi';
import { useKeptReceipt } from './keptReceipt';
import type { Poll } from './poll';

export interface ResultState {
  readonly result: PollResult | null;
  readonly isLoading: boolean;
  /**
   * This device keeps a receipt for which the host shows nothing: of a ballot that was replaced
   * elsewhere.
   */
  readonly isRefused: boolean;
  /**
   * This device keeps a receipt, which is shown without a session, and a portal that is open for
   * the staff alone answers nobody without one.
   */
  readonly isPortalClosed: boolean;
}

/**
 * Provides what this reader may see of the result: what the page says, or what their receipt opens.
 */
export function usePollResult(poll: Poll): ResultState {
  const { id: pollId, slug, details } = poll;
  const kept = useKeptReceipt(poll);
  const isOpen = useLocaleContext().settings.stage === 'open';
  const isHidden = !details.result && details.resultsVisibility === 'after_vote';
  const isShownByReceipt = kept !== null && isHidden;
  const { currentData, isLoading, isError } = useGetOwnResultQuery(
    isShownByReceipt && isOpen ? { pollId, slug, receipt: kept.receipt } : skipToken,
  );
  return {
    result: details.result ?? currentData ?? null,
    isLoading,
    isRefused: isError && !currentData,
    isPortalClosed: isShownByReceipt && !isOpen,
  };
}
