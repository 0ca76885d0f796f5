import { defineMessage, defineMessages } from 'react-intl';

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
    description: 'Column of the register',
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
  meeting: {
    id: 'governance.meeting',
    defaultMessage: 'Meeting',
    description: 'Fact of a decision; the title of the meeting of a committee follows',
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
    description: 'Choice among the states of commitments: those whose date has passed',
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
  parts: {
    id: 'governance.parts',
    defaultMessage: 'Parts of this page',
    description: 'Name of the links to overview, bodies, decisions, commitments and numbers',
  },
  overview: {
    id: 'governance.overview',
    defaultMessage: 'Overview',
    description: 'Link to the page with all parts',
  },
  indicators: {
    id: 'governance.indicators',
    defaultMessage: 'In numbers',
    description: 'Link to and heading of the indicators of participation',
  },
  wholeRegister: {
    id: 'governance.wholeRegister',
    defaultMessage: 'The whole register',
    description: 'Link from the latest decisions to all of them',
  },
  registerFile: {
    id: 'governance.registerFile',
    defaultMessage: 'Download this list (CSV)',
    description: 'Link to the decisions, as they are filtered, as a table',
  },
  allCommitments: {
    id: 'governance.allCommitments',
    defaultMessage: 'All commitments',
    description: 'Link from some commitments to all of them',
  },
  kept: {
    id: 'governance.kept',
    defaultMessage: 'Kept so far',
    description: 'Name of the bar that shows how many commitments are done',
  },
  whyDropped: {
    id: 'governance.whyDropped',
    defaultMessage: 'Why it was given up',
    description: 'Above the reason on the page of a commitment',
  },
  timeline: {
    id: 'governance.timeline',
    defaultMessage: 'What has happened so far',
    description: 'Heading of the dated entries of a commitment',
  },
  members: {
    id: 'governance.members',
    defaultMessage: 'Members',
    description: 'Fact of a body; their number follows',
  },
  itsDecisions: {
    id: 'governance.itsDecisions',
    defaultMessage: 'What it decided last',
    description: 'Heading on the page of a body',
  },
  allItsDecisions: {
    id: 'governance.allItsDecisions',
    defaultMessage: 'All its decisions',
    description: 'Link from the page of a body to the register',
  },
  rulesHistory: {
    id: 'governance.rulesHistory',
    defaultMessage: 'How these rules have changed',
    description: 'Link from the page about the rules to its earlier versions',
  },
  thisPage: {
    id: 'governance.thisPage',
    defaultMessage: 'This page',
    description: 'Mark at the step of the chain that the page is about',
  },
});

export const choiceMessages = defineMessages({
  anyBody: {
    id: 'governance.anyBody',
    defaultMessage: 'All bodies',
    description: 'Choice of the filter by body',
  },
  year: { id: 'governance.year', defaultMessage: 'Year', description: 'Filter of the register' },
  anyYear: {
    id: 'governance.anyYear',
    defaultMessage: 'All years',
    description: 'Choice of the filter by year',
  },
  anyState: {
    id: 'governance.anyState',
    defaultMessage: 'All states',
    description: 'Choice of the filter by state',
  },
  anyMethod: {
    id: 'governance.anyMethod',
    defaultMessage: 'All methods',
    description: 'Choice of the filter by how the vote was taken',
  },
  order: {
    id: 'governance.order',
    defaultMessage: 'Order',
    description: 'How decisions are sorted',
  },
  newestFirst: {
    id: 'governance.newestFirst',
    defaultMessage: 'Newest first',
    description: 'How decisions are sorted',
  },
  byNumber: {
    id: 'governance.byNumber',
    defaultMessage: 'By number',
    description: 'How decisions are sorted',
  },
  time: {
    id: 'governance.time',
    defaultMessage: 'Time',
    description: 'Choice of a year for the indicators',
  },
});

export const memberCount = defineMessage<{ count: number }>({
  id: 'governance.memberCount',
  defaultMessage: '{count, plural, one {# member} other {# members}}',
  description: 'Of a body; link to its committee',
});

export const decisionCount = defineMessage<{ count: number }>({
  id: 'governance.decisionCount',
  defaultMessage: '{count, plural, one {# decision} other {# decisions}}',
  description: 'Of a body; link to the register',
});

export const overdueBy = defineMessage<{ days: number }>({
  id: 'governance.overdueBy',
  defaultMessage: '{days, plural, one {# day overdue} other {# days overdue}}',
  description: 'Badge of a commitment whose date has passed',
});

export const overdueCount = defineMessage<{ count: number }>({
  id: 'governance.overdueCount',
  defaultMessage:
    '{count, plural, one {# commitment is overdue} other {# commitments are overdue}}',
  description: 'Link to the commitments whose date has passed',
});

export const doneOfAll = defineMessage<{ done: number; total: number }>({
  id: 'governance.doneOfAll',
  defaultMessage: '{done, number} of {total, plural, one {# commitment} other {# commitments}}',
  description: 'How many commitments are done, beside a bar',
});

export const voteMessages = defineMessages({
  for: { id: 'governance.vote.for', defaultMessage: 'For', description: 'Votes in favour' },
  against: {
    id: 'governance.vote.against',
    defaultMessage: 'Against',
    description: 'Votes against',
  },
  abstained: {
    id: 'governance.vote.abstained',
    defaultMessage: 'Abstained',
    description: 'Votes of those who abstained',
  },
});

export const stepMessages = defineMessages({
  idea: {
    id: 'governance.step.idea',
    defaultMessage: 'Idea',
    description: 'Step of the chain from an idea to what became of it: a dialogue',
  },
  poll: {
    id: 'governance.step.poll',
    defaultMessage: 'Vote of the residents',
    description: 'Step of the chain from an idea to what became of it',
  },
  decision: {
    id: 'governance.step.decision',
    defaultMessage: 'Decision',
    description: 'Step of the chain from an idea to what became of it',
  },
  commitment: {
    id: 'governance.step.commitment',
    defaultMessage: 'Commitment',
    description: 'Step of the chain from an idea to what became of it',
  },
  followUp: {
    id: 'governance.step.followUp',
    defaultMessage: 'What followed',
    description: 'Step of the chain from an idea to what became of it: an event or a publication',
  },
});
