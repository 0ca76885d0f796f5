import { FormattedMessage } from 'react-intl';
import type { GovernanceDetails } from '../../../shared/contract/governance';
import { useReading } from '../../intl/IntlRoot';
import { Badge, type Tone } from '../../ui/Badge';
import { commitmentStateMessages, decisionStateMessages, governanceMessages } from './messages';

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

const DAY_MS = 86_400_000;

export function DecisionState({ state }: Pick<Decision, 'state'>) {
  return (
    <Badge tone={DECISION_TONES[state]}>
      <FormattedMessage {...decisionStateMessages[state]} />
    </Badge>
  );
}

/** The state, and whether the date has passed while there is still something to do. */
export function CommitmentState({ commitment }: { readonly commitment: Commitment }) {
  const { now } = useReading();
  const { state, dueOn } = commitment;
  const isOpen = state === 'planned' || state === 'running';
  const isOverdue = isOpen && Date.parse(dueOn) + DAY_MS < now;
  return (
    <>
      <Badge tone={COMMITMENT_TONES[state]}>
        <FormattedMessage {...commitmentStateMessages[state]} />
      </Badge>
      {isOverdue && (
        <Badge tone="warn">
          <FormattedMessage {...governanceMessages.overdue} />
        </Badge>
      )}
    </>
  );
}
