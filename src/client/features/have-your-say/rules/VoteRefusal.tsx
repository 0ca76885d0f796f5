import { FormattedMessage } from 'react-intl';
import type { BallotRefusal } from '../../../../shared/contract/have-your-say';
import { uiMessages } from '../../../intl/sharedMessages';
import { selectHasProvider } from '../../../state/installationSlice';
import { useAppSelector } from '../../../store/hooks';
import { ButtonLink } from '../../../ui/Button';
import { EditLink } from '../../../parts/content/WriteLinks';
import { Notice } from '../../../ui/Notice';
import { SignInToVote } from '../VotePrompt';
import { UserText } from '../../../ui/UserText';
import { deskRefusalMessages, refusalMessages } from '../messages';
import type { Poll } from '../poll';
import { PaperToRead } from './PaperToRead';
import { rulesMessages } from './messages';
import { ResidentSentences } from './ResidentSentences';

interface Props {
  readonly refusal: BallotRefusal;
  readonly poll: Poll;
}

const TONES = {
  signInRequired: 'accent',
  verificationRequired: 'warn',
  districtUnknown: 'warn',
  otherDistrict: 'warn',
  ageUnknown: 'warn',
  otherAge: 'warn',
  membersOnly: 'warn',
  tokenRequired: 'neutral',
  notOpenYet: 'neutral',
  closed: 'neutral',
  sectionClosed: 'neutral',
  cancelled: 'neutral',
  alreadyVoted: 'good',
  loginHasVoted: 'neutral',
} as const satisfies Record<BallotRefusal, string>;

/** Refusals about the verification of a person, which is found in the account. */
const OF_VERIFICATION: readonly BallotRefusal[] = [
  'verificationRequired',
  'districtUnknown',
  'otherDistrict',
  'ageUnknown',
  'otherAge',
];

/** Text that says why this person cannot vote now, and what helps. */
export function VoteRefusal({ refusal, poll }: Props) {
  return (
    <>
      <Reason refusal={refusal} poll={poll} />
      {poll.details.questions.length === 0 ? (
        <NoQuestion slug={poll.slug} />
      ) : (
        CAN_READ.includes(refusal) && <PaperToRead {...poll.details} />
      )}
    </>
  );
}

/** The draft of a vote whose ballot paper is empty, with the way to it for those who write it. */
function NoQuestion({ slug }: Pick<Poll, 'slug'>) {
  return (
    <>
      <p>
        <FormattedMessage {...rulesMessages.noQuestion} />
      </p>
      <EditLink section="have-your-say" slug={slug} part="paper" label={rulesMessages.writePaper} />
    </>
  );
}

/** Elsewhere the result names the options, or there is nothing to decide. */
const CAN_READ: readonly BallotRefusal[] = [
  'signInRequired',
  ...OF_VERIFICATION,
  'loginHasVoted',
  'membersOnly',
  'notOpenYet',
  'sectionClosed',
];

const REFUSALS = { ...refusalMessages, sectionClosed: uiMessages.sectionReadOnly } as const;
/** The same where nobody can sign in with a login that verifies. */
const REFUSALS_ALONE = { ...REFUSALS, ...deskRefusalMessages } as const;

function Reason({ refusal, poll: { details, opensAt } }: Props) {
  const texts = useAppSelector(selectHasProvider) ? REFUSALS : REFUSALS_ALONE;
  const hasNoDay = refusal === 'notOpenYet' && opensAt === null;
  return (
    <Notice tone={TONES[refusal]}>
      <p>
        <FormattedMessage {...texts[hasNoDay ? 'noDayYet' : refusal]} />
      </p>
      {refusal === 'membersOnly' && details.groupName && (
        <p>
          <FormattedMessage
            {...rulesMessages.group}
            values={{ group: <UserText text={details.groupName} /> }}
          />
        </p>
      )}
      {refusal === 'signInRequired' && <SignInToVote />}
      {OF_VERIFICATION.includes(refusal) && details.residents && (
        <p>
          <ResidentSentences residents={details.residents} />
        </p>
      )}
      {OF_VERIFICATION.includes(refusal) && (
        <ButtonLink to="/me/security" look="secondary">
          <FormattedMessage {...rulesMessages.verify} />
        </ButtonLink>
      )}
    </Notice>
  );
}
