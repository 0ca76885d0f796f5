import { FormattedMessage } from 'react-intl';
import { TimeLeft } from '../../parts/content/TimeLeft';
import { SignInLinks } from '../../parts/sign-in/SignInLinks';
import { Badge } from '../../ui/Badge';
import { AnchorButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Fact } from '../../ui/Fact';
import { TimeText, useRelativeTime } from '../../ui/TimeText';
import { useBallotRefusal } from './ballotRefusal';
import { useOwnBallot } from './keptReceipt';
import { pollMessages } from './messages';
import type { Poll } from './poll';
import styles from './PollScreen.module.css';

/** Returns what the reader does first to vote; null where they have voted or may not vote now. */
function useVoteStep(poll: Poll): 'ballot' | 'signIn' | null {
  const own = useOwnBallot(poll);
  const refusal = useBallotRefusal(poll);
  if (own || poll.phase !== 'open') return null;
  if (refusal === 'signInRequired') return 'signIn';
  return refusal === null ? 'ballot' : null;
}

/** Leads to the sign-in, and back to the ballot. */
export const SignInToVote = () => (
  <SignInLinks target="#ballot">
    <FormattedMessage {...pollMessages.signInToVote} />
  </SignInLinks>
);

/** The way to the ballot with the time that is left, where no card stands beside the text. */
export function VoteButton({ poll }: { readonly poll: Poll }) {
  const relative = useRelativeTime();
  const step = useVoteStep(poll);
  const { closesAt } = poll;
  if (!step) return null;
  return (
    <div className={styles['prompt']}>
      {step === 'signIn' ? (
        <>
          <SignInToVote />
          <TimeLeft item={poll} />
        </>
      ) : (
        <AnchorButton href="#ballot">
          {closesAt ? (
            <span suppressHydrationWarning>
              <FormattedMessage {...pollMessages.voteUntil} values={{ when: relative(closesAt) }} />
            </span>
          ) : (
            <FormattedMessage {...pollMessages.vote} />
          )}
        </AnchorButton>
      )}
    </div>
  );
}

/** The card beside the text of an open vote: until when, how many have voted, and the way there. */
export function VoteCard({ poll }: { readonly poll: Poll }) {
  const step = useVoteStep(poll);
  const { closesAt, details } = poll;
  if (poll.phase !== 'open' || details.cancellation || details.recount) return null;
  return (
    <Card className={styles['voteCard']}>
      <TimeLeft item={poll} />
      {closesAt && (
        <p className={styles['soft']}>
          <TimeText value={closesAt} format="dateTime" />
        </p>
      )}
      {details.ballots !== null && (
        <Fact icon="votes">
          <FormattedMessage {...pollMessages.turnout} values={{ count: details.ballots }} />
        </Fact>
      )}
      {details.hasVoted && (
        <Badge tone="accent">
          <FormattedMessage {...pollMessages.voted} />
        </Badge>
      )}
      {step === 'signIn' && <SignInToVote />}
      {step === 'ballot' && (
        <AnchorButton href="#ballot">
          <FormattedMessage {...pollMessages.vote} />
        </AnchorButton>
      )}
    </Card>
  );
}
