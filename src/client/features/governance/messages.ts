import { defineMessages } from 'react-intl';

export const governanceMessages = defineMessages({
  bodies: {
    id: 'governance.bodies',
    defaultMessage: 'Who decides',
    description: 'Heading above the council, the offices and the committees',
  },
  decisions: {
    id: 'governance.decisions',
    defaultMessage: 'What has been decided',
    description: 'Heading of the register of decisions',
  },
  commitments: {
    id: 'governance.commitments',
    defaultMessage: 'What became of it',
    description: 'Heading of the commitments and their progress',
  },
  readOn: {
    id: 'governance.readOn',
    defaultMessage: 'See the steps',
    description: 'Link to the page that explains how a decision is made',
  },
  number: {
    id: 'governance.number',
    defaultMessage: 'Number',
    description: 'Column of the register, fact of a decision',
  },
  date: {
    id: 'governance.date',
    defaultMessage: 'Date',
    description: 'Column of the register',
  },
  decision: {
    id: 'governance.decision',
    defaultMessage: 'Decision',
    description: 'Column of the register; step in the chain poll, decision, commitment',
  },
  body: {
    id: 'governance.body',
    defaultMessage: 'Body',
    description: 'Column of the register: who decided',
  },
  vote: {
    id: 'governance.vote',
    defaultMessage: 'Vote',
    description: 'Column of the register: how many were for and against',
  },
  state: {
    id: 'governance.state',
    defaultMessage: 'State',
    description: 'Column of the register, fact of a decision or commitment',
  },
  decidedOn: {
    id: 'governance.decidedOn',
    defaultMessage: 'Decided on',
    description: 'Fact of a decision; a date follows',
  },
  decidedBy: {
    id: 'governance.decidedBy',
    defaultMessage: 'Decided by',
    description: 'Fact of a decision; the name of a body follows',
  },
  method: {
    id: 'governance.method',
    defaultMessage: 'Method',
    description: 'Fact of a decision: how the vote was taken',
  },
  tally: {
    id: 'governance.tally',
    defaultMessage: 'Result of the vote',
    description: 'Fact of a decision',
  },
  responsible: {
    id: 'governance.responsible',
    defaultMessage: 'Responsible',
    description: 'Fact of a commitment: who carries it out',
  },
  due: {
    id: 'governance.due',
    defaultMessage: 'Due',
    description: 'Fact of a commitment; a date follows',
  },
  progress: {
    id: 'governance.progress',
    defaultMessage: 'Progress',
    description: 'Fact of a commitment and name of its progress bar',
  },
  overdue: {
    id: 'governance.overdue',
    defaultMessage: 'Overdue',
    description: 'Badge of a commitment whose date has passed',
  },
  partOf: {
    id: 'governance.partOf',
    defaultMessage: 'Belongs to',
    description: 'Fact of a body; the name of the body above follows',
  },
  committee: {
    id: 'governance.committee',
    defaultMessage: 'Members and minutes',
    description: 'Fact of a body; a link to its committee follows',
  },
  openCommittee: {
    id: 'governance.openCommittee',
    defaultMessage: 'Go to the committee',
    description: 'Link from a body to the page of its committee',
  },
  bodiesBelow: {
    id: 'governance.bodiesBelow',
    defaultMessage: 'Bodies that belong to it',
    description: 'Heading on the page of a body',
  },
  chain: {
    id: 'governance.chain',
    defaultMessage: 'From the vote to the street',
    description: 'Heading of the chain poll, decision, commitment',
  },
  poll: {
    id: 'governance.poll',
    defaultMessage: 'Vote of the residents',
    description: 'Step in the chain poll, decision, commitment',
  },
  commitment: {
    id: 'governance.commitment',
    defaultMessage: 'Commitment',
    description: 'Step in the chain poll, decision, commitment',
  },
  thisPage: {
    id: 'governance.thisPage',
    defaultMessage: 'This page',
    description: 'Mark at the step of the chain that the page is about',
  },
});

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
