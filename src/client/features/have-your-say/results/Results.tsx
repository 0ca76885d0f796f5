import { lazy } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useIsCopy } from '../../../offline/offlineApi';
import { LazyPart } from '../LazyPart';
import { pollMessages, resultHiddenMessages } from '../messages';
import type { Poll } from '../poll';
import { useResultsVisibility } from '../useResultsVisibility';
import styles from './Results.module.css';

const ShownResults = lazy(() =>
  import(/* webpackChunkName: "results" */ './ShownResults').then((module) => ({
    default: module.ShownResults,
  })),
);

const HIDDEN: Readonly<Record<string, MessageDescriptor | undefined>> = resultHiddenMessages;

/** Why there is no result to be seen; null where that says itself, or the vote was cancelled and its ballots deleted. */
function reasonOf(
  { phase, details }: Poll,
  isCopy: boolean,
  visibility: string,
): MessageDescriptor | null {
  if (details.cancellation || details.refusal === 'notOpenYet') return null;
  if (details.result && isCopy && phase !== 'closed') return pollMessages.resultLater;
  return HIDDEN[visibility] ?? null;
}

const isShown = ({ phase, details }: Poll, isCopy: boolean): boolean =>
  details.result !== null && !details.cancellation && (!isCopy || phase === 'closed');

/** What a vote came to, question by question, why, and how to check it; or when that will be shown. */
export function Results({ poll }: { readonly poll: Poll }) {
  const isCopy = useIsCopy();
  const visibility = useResultsVisibility(poll);
  if (isShown(poll, isCopy)) {
    return (
      <LazyPart>
        <ShownResults poll={poll} />
      </LazyPart>
    );
  }
  const reason = reasonOf(poll, isCopy, visibility);
  if (!reason) return null;
  return (
    <p className={styles['soft']}>
      <FormattedMessage {...reason} />
    </p>
  );
}
