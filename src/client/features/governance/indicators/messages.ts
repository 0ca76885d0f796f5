import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { IndicatorName } from '../../../../shared/governance';

export const numberMessages = defineMessages({
  intro: {
    id: 'governance.numbers.intro',
    defaultMessage:
      'How many people take part, and what comes of it, month by month. Below each number is the query that produced it, and both can be downloaded.',
    description: 'Above the indicators of participation',
  },
  lastTwelveMonths: {
    id: 'governance.numbers.lastTwelveMonths',
    defaultMessage: 'The last twelve months',
    description: 'Choice of the time that the indicators are about, beside years',
  },
  month: {
    id: 'governance.numbers.month',
    defaultMessage: 'Month',
    description: 'Column of the table behind an indicator',
  },
  value: {
    id: 'governance.numbers.value',
    defaultMessage: 'Number',
    description: 'Column of the table behind an indicator',
  },
  howMade: {
    id: 'governance.numbers.howMade',
    defaultMessage: 'How this number is made',
    description: 'Opens the query of an indicator',
  },
  queryText: {
    id: 'governance.numbers.queryText',
    defaultMessage:
      'This query in SQL was run for the numbers above. $1 and $2 are the first days of the first and the last month, $3 is the moment of counting.',
    description: 'Above the query of an indicator; $1, $2 and $3 stand in the query',
  },
  numbersFile: {
    id: 'governance.numbers.numbersFile',
    defaultMessage: 'Download the numbers (CSV)',
    description: 'Link to an indicator as a table',
  },
  queryFile: {
    id: 'governance.numbers.queryFile',
    defaultMessage: 'Download the query (SQL)',
    description: 'Link to the query of an indicator',
  },
});

export const fewPeople = defineMessage<{ least: number }>({
  id: 'governance.numbers.fewPeople',
  defaultMessage: 'fewer than {least, number}',
  description: 'In place of a number of people that is too small to be shown',
});

export const indicatorTitles: Readonly<Record<IndicatorName, MessageDescriptor>> = defineMessages({
  participants: {
    id: 'governance.indicator.participants',
    defaultMessage: 'People who took part',
    description: 'Name of an indicator',
  },
  ballots: {
    id: 'governance.indicator.ballots',
    defaultMessage: 'Ballots',
    description: 'Name of an indicator',
  },
  polls: {
    id: 'governance.indicator.polls',
    defaultMessage: 'Polls',
    description: 'Name of an indicator',
  },
  dialogues: {
    id: 'governance.indicator.dialogues',
    defaultMessage: 'Dialogues',
    description: 'Name of an indicator',
  },
  statements: {
    id: 'governance.indicator.statements',
    defaultMessage: 'Statements',
    description: 'Name of an indicator: short statements that others agree or disagree with',
  },
  comments: {
    id: 'governance.indicator.comments',
    defaultMessage: 'Comments',
    description: 'Name of an indicator',
  },
  events: {
    id: 'governance.indicator.events',
    defaultMessage: 'Events',
    description: 'Name of an indicator',
  },
  'decisions-in-force': {
    id: 'governance.indicator.decisionsInForce',
    defaultMessage: 'Decisions in force',
    description: 'Name of an indicator',
  },
  'commitments-done': {
    id: 'governance.indicator.commitmentsDone',
    defaultMessage: 'Commitments kept',
    description: 'Name of an indicator',
  },
  'commitments-overdue': {
    id: 'governance.indicator.commitmentsOverdue',
    defaultMessage: 'Commitments overdue',
    description: 'Name of an indicator',
  },
});

export const indicatorTexts: Readonly<Record<IndicatorName, MessageDescriptor>> = defineMessages({
  participants: {
    id: 'governance.indicator.participants.text',
    defaultMessage:
      'Whoever cast a ballot in a poll that has closed, wrote a comment or answered statements; everybody once, however often. Months with fewer than five are not shown, nor counted in the whole.',
    description: 'What an indicator counts',
  },
  ballots: {
    id: 'governance.indicator.ballots.text',
    defaultMessage:
      'Ballots in public polls that have closed, by the month in which they were cast. Months in which fewer than five people voted are not shown.',
    description: 'What an indicator counts',
  },
  polls: {
    id: 'governance.indicator.polls.text',
    defaultMessage: 'Public polls by the month in which they opened, without those called off.',
    description: 'What an indicator counts',
  },
  dialogues: {
    id: 'governance.indicator.dialogues.text',
    defaultMessage: 'Public dialogues by the month in which they opened.',
    description: 'What an indicator counts',
  },
  statements: {
    id: 'governance.indicator.statements.text',
    defaultMessage: 'Statements that are shown in public dialogues.',
    description: 'What an indicator counts',
  },
  comments: {
    id: 'governance.indicator.comments.text',
    defaultMessage: 'Comments that are shown under public pages.',
    description: 'What an indicator counts',
  },
  events: {
    id: 'governance.indicator.events.text',
    defaultMessage: 'Public events that have begun, without those called off.',
    description: 'What an indicator counts',
  },
  'decisions-in-force': {
    id: 'governance.indicator.decisionsInForce.text',
    defaultMessage: 'Decisions of that time that are in force today, by the month of the decision.',
    description: 'What an indicator counts',
  },
  'commitments-done': {
    id: 'governance.indicator.commitmentsDone.text',
    defaultMessage: 'Commitments that are done, by the month in which they were due.',
    description: 'What an indicator counts',
  },
  'commitments-overdue': {
    id: 'governance.indicator.commitmentsOverdue.text',
    defaultMessage: 'Commitments whose day has passed without their being done, by that month.',
    description: 'What an indicator counts',
  },
});
