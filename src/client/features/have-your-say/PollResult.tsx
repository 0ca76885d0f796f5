import { FormattedMessage, useIntl } from 'react-intl';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { uiMessages } from '../../intl/sharedMessages';
import { ResultBars } from '../../ui/ResultBars';
import { pollMessages, resultHiddenMessages } from './messages';
import styles from './PollScreen.module.css';

/** The result, or when it will be shown; nothing where the vote was cancelled. */
export function PollResult({ details }: { readonly details: PollDetails }) {
  const { formatMessage } = useIntl();
  const { result, options, resultsVisibility, refusal, cancellation } = details;
  // Its ballots were deleted: “nobody has voted yet” would be wrong.
  if (cancellation) return null;
  if (!result) {
    if (refusal === 'notOpenYet' || resultsVisibility === 'always') return null;
    return (
      <p className={styles['soft']}>
        <FormattedMessage {...resultHiddenMessages[resultsVisibility]} />
      </p>
    );
  }

  const votesOf = new Map(result.options.map(({ optionId, votes }) => [optionId, votes]));
  const bars = options.map(({ id, label }) => ({ id, label, votes: votesOf.get(id) ?? 0 }));
  return (
    <div>
      <h3 className={styles['resultTitle']}>
        <FormattedMessage {...pollMessages.result} />
        <span className={styles['soft']}>
          <FormattedMessage {...uiMessages.votes} values={{ count: result.ballots }} />
        </span>
      </h3>
      <ResultBars bars={bars} total={result.ballots} caption={formatMessage(pollMessages.result)} />
    </div>
  );
}
