import { defineMessages } from 'react-intl';

export const decisionStateMessages = defineMessages({
  proposed: {
    id: 'governance.decision.proposed',
    defaultMessage: 'Proposed',
    description: 'State of a decision',
  },
  adopted: {
    id: 'governance.decision.adopted',
    defaultMessage: 'Adopted',
    description: 'State of a decision',
  },
  rejected: {
    id: 'governance.decision.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a decision',
  },
  in_force: {
    id: 'governance.decision.in_force',
    defaultMessage: 'In force',
    description: 'State of a decision',
  },
  repealed: {
    id: 'governance.decision.repealed',
    defaultMessage: 'Repealed',
    description: 'State of a decision',
  },
  expired: {
    id: 'governance.decision.expired',
    defaultMessage: 'Expired',
    description: 'State of a decision',
  },
});

export const commitmentStateMessages = defineMessages({
  planned: {
    id: 'governance.commitment.planned',
    defaultMessage: 'Planned',
    description: 'State of a commitment',
  },
  running: {
    id: 'governance.commitment.running',
    defaultMessage: 'Under way',
    description: 'State of a commitment',
  },
  done: {
    id: 'governance.commitment.done',
    defaultMessage: 'Done',
    description: 'State of a commitment',
  },
  dropped: {
    id: 'governance.commitment.dropped',
    defaultMessage: 'Given up',
    description: 'State of a commitment',
  },
});
