import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useContent, useWatchContentQuery } from '../../api/contentEndpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { Badge } from '../../ui/Badge';
import { AnchorButton } from '../../ui/Button';
import { useIsCopy } from '../../offline/offlineApi';
import { DetailScreen } from '../../ui/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { Ballot, type Poll } from './Ballot';
import { eligibilityMessages, pollMessages, secrecyMessages } from './messages';
import { Outcome } from './Outcome';
import { PollResult } from './PollResult';
import styles from './PollScreen.module.css';

/** One poll: explanation, ballot or the reason why there is none, result, outcome. Numbers follow the city's in real time. */
export function PollScreen() {
  const { formatMessage } = useIntl();
  const page = useContent('have-your-say');
  // Held here, because the ballot paper goes when a session ends: what was chosen is there again after the next sign-in.
  const [choice, choose] = useState<string | null>(null);
  useWatchContentQuery(page.data?.id ?? skipToken);
  return (
    <DetailScreen
      section="have-your-say"
      page={page}
      badges={({ details }) =>
        details.cancellation && (
          <Badge tone="bad">
            <FormattedMessage {...pollMessages.cancelled} />
          </Badge>
        )
      }
      action={({ details }) =>
        !details.refusal && (
          <AnchorButton href="#question">
            <FormattedMessage {...pollMessages.toBallot} />
          </AnchorButton>
        )
      }
      facts={({ details }) => [
        [
          formatMessage(pollMessages.whoMayVote),
          formatMessage(eligibilityMessages[details.eligibility]),
        ],
        [formatMessage(pollMessages.secrecy), formatMessage(secrecyMessages[details.secrecy])],
      ]}
    >
      {(poll) => (
        <>
          {poll.details.cancellation && (
            <Notice tone="bad" title={<FormattedMessage {...pollMessages.cancelledTitle} />}>
              <p>
                <UserText text={poll.details.cancellation} />
              </p>
            </Notice>
          )}
          <Markdown text={poll.body} />
          <section className={styles['card']} aria-labelledby="question">
            <h2 id="question" className={styles['question']}>
              <UserText text={poll.details.question} />
            </h2>
            <Ballot key={poll.id} poll={poll} choice={choice} onChoose={choose} />
            <CurrentResult poll={poll} />
          </section>
          {poll.details.outcome && <Outcome outcome={poll.details.outcome} />}
        </>
      )}
    </DetailScreen>
  );
}

/** What a copy on the device says of a vote that was open then is no result. */
function CurrentResult({ poll: { phase, details } }: { readonly poll: Poll }) {
  const isCopy = useIsCopy();
  if (!isCopy || phase === 'closed') return <PollResult details={details} />;
  return (
    <p className={styles['soft']}>
      <FormattedMessage {...pollMessages.resultLater} />
    </p>
  );
}
