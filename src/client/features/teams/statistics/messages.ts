import { defineMessage, defineMessages } from 'react-intl';

export const statisticsMessages = defineMessages({
  intro: {
    id: 'membership.numbers.intro',
    defaultMessage:
      'Only members see this page. It holds sums alone: it does not say what anybody did or how anybody voted.',
    description: 'Above the numbers of a team',
  },
  members: {
    id: 'membership.numbers.members',
    defaultMessage: 'Members',
    description: 'Name of a number',
  },
  polls: {
    id: 'membership.numbers.polls',
    defaultMessage: 'Polls',
    description: 'Name of a number',
  },
  openPolls: {
    id: 'membership.numbers.openPolls',
    defaultMessage: 'Polls that are open now',
    description: 'Name of a number',
  },
  dialogs: {
    id: 'membership.numbers.dialogs',
    defaultMessage: 'Dialogues',
    description: 'Name of a number',
  },
  posts: {
    id: 'membership.numbers.posts',
    defaultMessage: 'Blog posts',
    description: 'Name of a number',
  },
  comments: {
    id: 'membership.numbers.comments',
    defaultMessage: 'Comments below what the team publishes',
    description: 'Name of a number',
  },
  statements: {
    id: 'membership.numbers.statements',
    defaultMessage: 'Statements in its dialogues',
    description: 'Name of a number',
  },
  turnout: {
    id: 'membership.numbers.turnout',
    defaultMessage: 'Turnout in polls for members',
    description: 'Title of a chart and a table',
  },
  noPolls: {
    id: 'membership.numbers.noPolls',
    defaultMessage: 'No poll for members has opened yet.',
    description: 'In the place of a chart',
  },
  poll: {
    id: 'membership.numbers.poll',
    defaultMessage: 'Poll',
    description: 'Name of a column',
  },
  voters: {
    id: 'membership.numbers.voters',
    defaultMessage: 'Could vote',
    description: 'Name of a column: a number of people',
  },
  voted: {
    id: 'membership.numbers.voted',
    defaultMessage: 'Voted',
    description: 'Name of a column: a number of people',
  },
  later: {
    id: 'membership.numbers.later',
    defaultMessage: 'Not shown yet',
    description: 'In the place of a turnout while voting goes on',
  },
  notShown: {
    id: 'membership.numbers.notShown',
    defaultMessage: 'Not shown',
    description: 'In the place of the turnout of a poll whose numbers are for the staff',
  },
  months: {
    id: 'membership.numbers.months',
    defaultMessage: 'Comments and statements by month',
    description: 'Title of a chart and a table',
  },
  month: {
    id: 'membership.numbers.month',
    defaultMessage: 'Month',
    description: 'Name of a column',
  },
  contributions: {
    id: 'membership.numbers.contributions',
    defaultMessage: 'Comments and statements',
    description: 'Name of a column: a number of texts',
  },
});

export const activeIn = defineMessage<{ days: number }>({
  id: 'membership.numbers.activeIn',
  defaultMessage:
    '{days, plural, one {Active within the last day} other {Active within the last # days}}',
  description: 'Name of a number: members who wrote or voted in the team',
});

export const fewerThan = defineMessage<{ least: number }>({
  id: 'membership.numbers.fewerThan',
  defaultMessage: '{least, plural, one {fewer than one} other {fewer than #}}',
  description: 'In the place of a number of members that is so small that it would name them',
});

export const votedOf = defineMessage<{ count: number; total: number; share: number }>({
  id: 'membership.numbers.votedOf',
  defaultMessage: '{share, number, percent} ({count, number} of {total, number})',
  description: 'The turnout of a poll: a share, and how many of how many members voted',
});
