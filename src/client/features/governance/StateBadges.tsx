import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ChainStep, GovernanceDetails } from '../../../shared/contract/governance';
import { toDay, countDaysBetween } from '../../../shared/timeZones';
import { UNFINISHED_COMMITMENT_STATES } from '../../../shared/governance';
import { useLocaleContext } from '../../intl/IntlRoot';
import { phaseMessages } from '../../intl/sharedMessages';
import { Badge, type Tone } from '../../ui/Badge';
import { commitmentStateMessages, decisionStateMessages } from '../../intl/governance/messages';
import { overdueBy } from './messages';

export type Decision = NonNullable<GovernanceDetails['decision']>;
export type Commitment = NonNullable<GovernanceDetails['commitment']>;

const DECISION_TONES = {
  proposed: 'accent',
  adopted: 'good',
  rejected: 'bad',
  in_force: 'good',
  repealed: 'neutral',
  expired: 'neutral',
} as const satisfies Record<Decision['state'], Tone>;

const COMMITMENT_TONES = {
  planned: 'neutral',
  running: 'accent',
  done: 'good',
  dropped: 'warn',
} as const satisfies Record<Commitment['state'], Tone>;

const PHASE_TONES = { upcoming: 'accent', open: 'good', closed: 'neutral' } as const;

type StepState = NonNullable<ChainStep['state']>;
const STEP_MESSAGES: Readonly<Record<StepState, MessageDescriptor>> = {
  ...phaseMessages,
  ...decisionStateMessages,
  ...commitmentStateMessages,
};
const STEP_TONES: Readonly<Record<StepState, Tone>> = {
  ...PHASE_TONES,
  ...DECISION_TONES,
  ...COMMITMENT_TONES,
};

/** Badge with the state of a step of the chain. */
export function StepBadge({ state }: { readonly state: StepState }) {
  return (
    <Badge tone={STEP_TONES[state]}>
      <FormattedMessage {...STEP_MESSAGES[state]} />
    </Badge>
  );
}

export function DecisionState({ state }: Pick<Decision, 'state'>) {
  return (
    <Badge tone={DECISION_TONES[state]}>
      <FormattedMessage {...decisionStateMessages[state]} />
    </Badge>
  );
}

type Late = Pick<Commitment, 'state' | 'dueOn'>;

/**
 * Calculates the days that an unfinished commitment is late, by the city’s calendar; 0 for others.
 */
function countDaysLate({ state, dueOn }: Late, today: string): number {
  return UNFINISHED_COMMITMENT_STATES.includes(state)
    ? Math.max(0, countDaysBetween(dueOn, today))
    : 0;
}

/** The state, and how late it is. */
export function CommitmentState({ commitment }: { readonly commitment: Late }) {
  const { now, timeZone } = useLocaleContext();
  const days = countDaysLate(commitment, toDay(now, timeZone));
  return (
    <>
      <Badge tone={COMMITMENT_TONES[commitment.state]}>
        <FormattedMessage {...commitmentStateMessages[commitment.state]} />
      </Badge>
      {days > 0 && (
        <Badge tone="warn">
          <FormattedMessage {...overdueBy} values={{ days }} />
        </Badge>
      )}
    </>
  );
}
