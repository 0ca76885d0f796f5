import { FormattedMessage, useIntl } from 'react-intl';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { useContent } from '../../api/contentEndpoints';
import { useWatchContent } from '../../api/watchContentApi';
import { Badge, RecountBadge } from '../../ui/Badge';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import { BallotPart } from './BallotPart';
import { eligibilityMessages, pollMessages, secrecyMessages } from './messages';
import { Outcome } from './Outcome';
import { RecountNotice } from './RecountNotice';
import { Results } from './results/Results';
import { Rules } from './rules/Rules';
import { VoteButton, VoteCard } from './VotePrompt';
import { WithdrawnOptions } from './WithdrawnOptions';
import styles from './PollScreen.module.css';

/**
 * One poll: explanation, rules, ballot or the reason why there is none, result, outcome. Numbers
 * follow the city's in real time.
 */
export function PollScreen() {
  const { formatMessage } = useIntl();
  const page = useContent('have-your-say');
  useWatchContent(page.data);
  return (
    <DetailScreen
      section="have-your-say"
      page={page}
      badges={({ details }) => (
        <>
          {details.recount && <RecountBadge />}
          {details.cancellation && (
            <Badge tone="bad">
              <FormattedMessage {...pollMessages.cancelled} />
            </Badge>
          )}
        </>
      )}
      hasCover={false}
      action={(poll) => <VoteButton poll={poll} />}
      lead={(poll) => <VoteCard poll={poll} />}
      facts={({ details: { recount, eligibility, secrecy } }) =>
        // Recounts take no votes.
        recount
          ? []
          : [
              [
                formatMessage(pollMessages.whoMayVote),
                formatMessage(eligibilityMessages[eligibility]),
              ],
              [formatMessage(pollMessages.secrecy), formatMessage(secrecyMessages[secrecy])],
            ]
      }
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
          {poll.details.recount && <RecountNotice recount={poll.details.recount} />}
          <Markdown text={poll.body} />
          <Rules poll={poll} />
          {!poll.details.recount && (
            <section className={styles['card']} aria-labelledby="ballot">
              <h2 id="ballot" className={styles['question']}>
                <FormattedMessage {...pollMessages.ballot} />
              </h2>
              {poll.phase !== 'closed' && (
                <WithdrawnOptions
                  details={poll.details}
                  isChangeable={isChangeable(poll.details)}
                />
              )}
              <BallotPart key={poll.id} poll={poll} />
            </section>
          )}
          <Results poll={poll} />
          {poll.details.outcome && <Outcome outcome={poll.details.outcome} />}
        </>
      )}
    </DetailScreen>
  );
}

/** Tells whether the reader has voted and can still vote otherwise. */
const isChangeable = ({ ownBallot, canChange, refusal }: PollDetails): boolean =>
  ownBallot !== null && canChange && refusal === null;
