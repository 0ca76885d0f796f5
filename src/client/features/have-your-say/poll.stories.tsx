import type { BallotRefusal, PollDetails } from '../../../shared/contract/have-your-say';
import { useLocale } from '../../intl/IntlRoot';
import { toQuestionId } from '../../testing/pollFactories';
import { aDetailPage } from '../../testing/sectionFactories';
import { POLL_OPTIONS, createTextPicker } from '../../testing/sectionDetails';
import type { ComponentStory } from '../../workbench/componentStory';
import { Receipt } from './receipt/Receipt';
import { VoteRefusal } from './rules/VoteRefusal';
import { Rules } from './rules/Rules';

const REFUSALS: readonly BallotRefusal[] = [
  'cancelled',
  'notOpenYet',
  'closed',
  'signInRequired',
  'alreadyVoted',
  'loginHasVoted',
  'verificationRequired',
  'membersOnly',
];

const usePoll = (details: Partial<PollDetails>) =>
  aDetailPage('have-your-say', useLocale(), { details });

function Refused({ refusal }: { readonly refusal: BallotRefusal }) {
  const group = createTextPicker(useLocale())(
    'Green Neighbourhoods',
    'أحياء خضراء',
    'Yeşil Mahalleler',
  );
  const poll = usePoll({ refusal, ...(refusal === 'membersOnly' && { groupName: group }) });
  return <VoteRefusal refusal={refusal} poll={poll} />;
}

function Ruled(details: Partial<PollDetails>) {
  return <Rules poll={usePoll(details)} />;
}

function Received({ secrecy }: Pick<PollDetails, 'secrecy'>) {
  const ballot = {
    receipt: '7F3A1-0B2C4-99D0E-4A5B6',
    castAt: '2026-05-01T08:12:00Z',
    answers: secrecy === 'open' ? { [toQuestionId(1)]: { chosen: [POLL_OPTIONS[0]] } } : null,
  };
  const onChange = secrecy === 'open' ? () => undefined : null;
  return <Receipt poll={usePoll({ secrecy })} ballot={ballot} onChange={onChange} />;
}

/** Stories of what is around the ballot paper: the rules, why there is no paper, the receipt. */
export const POLL_PART_STORIES: readonly ComponentStory[] = [
  ...REFUSALS.map((refusal) => ({
    component: 'VoteRefusal',
    state: refusal,
    render: () => <Refused refusal={refusal} />,
  })),
  { component: 'Rules', state: 'usual', render: () => <Ruled /> },
  {
    component: 'Rules',
    state: 'all',
    render: () => <Ruled secrecy="secret" quorum={50} shuffle eligibility="tokens" />,
  },
  ...(['open', 'secret'] as const).map((secrecy) => ({
    component: 'Receipt',
    state: secrecy,
    render: () => <Received secrecy={secrecy} />,
  })),
];
