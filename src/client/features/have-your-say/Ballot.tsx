import { FormattedMessage } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { BallotRefusal, PollDetails } from '../../../shared/contract/have-your-say';
import { useAppSelector } from '../../app/hooks';
import { queuedRefusal } from '../../offline/outboxTexts';
import { useGetOutboxQuery, useIsCopy } from '../../offline/offlineApi';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Notice } from '../../ui/Notice';
import { SignInButton } from '../../ui/SignInButton';
import { BallotForm, type BallotDraft } from './BallotForm';
import { pollMessages, refusalMessages } from './messages';
import { Receipt } from './Receipt';
import { WaitingBallot } from './WaitingBallot';

export type Poll = DetailPage<PollDetails>;

interface Props extends BallotDraft {
  readonly poll: Poll;
}

const TONES = {
  signInRequired: 'accent',
  verificationRequired: 'warn',
  notOpenYet: 'neutral',
  closed: 'neutral',
  cancelled: 'neutral',
  alreadyVoted: 'good',
} as const satisfies Record<BallotRefusal, string>;

/** The receipt of the ballot that was cast; the one that waits on this device; the ballot paper, or why there is none. */
export function Ballot(props: Props) {
  const { ownBallot, options } = props.poll.details;
  const { data: ballots = [] } = useGetOutboxQuery(undefined);
  const queued = ballots.find(({ slug }) => slug === props.poll.slug);

  if (ownBallot) {
    const chosen = options.find(({ id }) => id === ownBallot.optionId);
    return <Receipt ballot={ownBallot} choice={chosen?.label ?? null} />;
  }
  if (queued?.state === 'waiting') return <WaitingBallot ballot={queued} options={options} />;
  return (
    <>
      {queued?.state === 'refused' && (
        <Notice tone="bad">
          <p>
            <FormattedMessage {...queuedRefusal(queued.code)} />
          </p>
        </Notice>
      )}
      <Paper {...props} />
    </>
  );
}

/**
 * The ballot paper, or why this person cannot vote now and what would help. A copy on the device is everybody's: whether
 * somebody who is signed in may vote is for the host to say when the ballot arrives.
 */
function Paper({ poll, ...draft }: Props) {
  const { refusal } = poll.details;
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isCopy = useIsCopy();
  const mayTry = refusal === 'signInRequired' && isSignedIn && isCopy;

  if (!refusal || mayTry) return <BallotForm poll={poll} {...draft} />;
  return (
    <Notice tone={TONES[refusal]}>
      <p>
        <FormattedMessage {...refusalMessages[refusal]} />
      </p>
      {refusal === 'signInRequired' && (
        <SignInButton>
          <FormattedMessage {...pollMessages.signInToVote} />
        </SignInButton>
      )}
    </Notice>
  );
}
