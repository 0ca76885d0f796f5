import type { DetailPage } from '../../../shared/contract/content';
import type { BallotRefusal, PollDetails } from '../../../shared/contract/have-your-say';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/Notice';
import { SignInButton } from '../../ui/SignInButton';
import { BallotForm, type BallotDraft } from './BallotForm';
import { pollMessages, refusalMessages } from './messages';
import { Receipt } from './Receipt';

export type Poll = DetailPage<PollDetails>;

const TONES = {
  signInRequired: 'accent',
  verificationRequired: 'warn',
  notOpenYet: 'neutral',
  closed: 'neutral',
  cancelled: 'neutral',
  alreadyVoted: 'good',
} as const satisfies Record<BallotRefusal, string>;

/** The ballot paper; the receipt of the one that was cast; or why this person cannot vote now, and what would help. */
export function Ballot({ poll, ...draft }: BallotDraft & { readonly poll: Poll }) {
  const { ownBallot, refusal, options } = poll.details;
  const chosen = options.find(({ id }) => id === ownBallot?.optionId);

  if (ownBallot) return <Receipt ballot={ownBallot} choice={chosen?.label ?? null} />;
  if (!refusal) return <BallotForm poll={poll} {...draft} />;
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
