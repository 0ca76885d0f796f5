import { FormattedMessage, useIntl } from 'react-intl';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import { useContent } from '../../api/contentEndpoints';
import { useWatchContent } from '../../api/watchContentApi';
import { useGetOutboxQuery } from '../../offline/offlineApi';
import { Badge, RecountBadge } from '../../ui/Badge';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { FoldedPart } from '../../ui/Part';
import { UserText } from '../../ui/UserText';
import { TimeText } from '../../ui/TimeText';
import { BallotPart } from './BallotPart';
import { eligibilityMessages, pollMessages, secrecyMessages } from './messages';
import { useOwnBallot } from './keptReceipt';
import { MethodBadge } from './methods/tasks/MethodBadge';
import type { Poll } from './poll';
import { RecountNotice } from './RecountNotice';
import { Results } from './results/Results';
import { Rules } from './rules/Rules';
import { VoteButton, VoteCard } from './VotePrompt';
import { WithdrawnOptions } from './WithdrawnOptions';
import styles from './PollScreen.module.css';

/**
 * One poll: explanation, rules, ballot or the reason why there is none, and the result; after the
 * close the result first. Numbers follow the city's in real time.
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
          {details.recount ? <RecountBadge /> : <MethodBadge methods={details.methods} />}
          {details.cancellation && (
            <Badge tone="bad">
              <FormattedMessage {...pollMessages.cancelled} />
            </Badge>
          )}
        </>
      )}
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
          {poll.phase === 'closed' ? <ClosedPoll poll={poll} /> : <OpenPoll poll={poll} />}
        </>
      )}
    </DetailScreen>
  );
}

interface Props {
  readonly poll: Poll;
}

const toOutcome = ({ details: { outcome } }: Poll) => outcome && <Outcome outcome={outcome} />;

/** A vote that is to come or goes on: what it is about comes before the ballot. */
function OpenPoll({ poll }: Props) {
  return (
    <>
      <Markdown text={poll.body} />
      <Rules poll={poll} />
      {!poll.details.recount && <Ballot poll={poll} />}
      <Results poll={poll} outcome={toOutcome(poll)} />
    </>
  );
}

/** A vote that is over: the result comes first, and what it was about is folded. */
function ClosedPoll({ poll }: Props) {
  const { data: queued = [] } = useGetOutboxQuery(undefined);
  const own = useOwnBallot(poll);
  const hasBallot = own !== null || queued.some(({ slug }) => slug === poll.slug);
  return (
    <Results poll={poll} outcome={toOutcome(poll)}>
      {hasBallot && <Ballot poll={poll} />}
      <FoldedPart title={pollMessages.about}>
        <Markdown text={poll.body} />
        <Rules poll={poll} />
      </FoldedPart>
    </Results>
  );
}

function Ballot({ poll }: Props) {
  return (
    <section className={styles['card']} aria-labelledby="ballot">
      <h2 id="ballot" className={styles['question']}>
        <FormattedMessage {...pollMessages.ballot} />
      </h2>
      {poll.phase !== 'closed' && (
        <WithdrawnOptions details={poll.details} isChangeable={isChangeable(poll.details)} />
      )}
      <BallotPart key={poll.id} poll={poll} />
    </section>
  );
}

/** Tells whether the reader has voted and can still vote otherwise. */
const isChangeable = ({ ownBallot, canChange, refusal }: PollDetails): boolean =>
  ownBallot !== null && canChange && refusal === null;

interface OutcomeProps {
  readonly outcome: NonNullable<PollDetails['outcome']>;
}

/** Decision of the city after the vote, and the next steps. */
function Outcome({ outcome: { statement, next, decidedOn } }: OutcomeProps) {
  return (
    <section className={styles['outcome']}>
      <h2>
        <FormattedMessage {...pollMessages.outcome} />
      </h2>
      <p>
        <UserText text={statement} note />
      </p>
      {next && (
        <>
          <h3 className={styles['next']}>
            <FormattedMessage {...pollMessages.next} />
          </h3>
          <p>
            <UserText text={next} />
          </p>
        </>
      )}
      <p className={styles['soft']}>
        <FormattedMessage {...pollMessages.decided} /> <TimeText value={decidedOn} />
      </p>
    </section>
  );
}
