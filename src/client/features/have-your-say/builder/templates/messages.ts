import { defineMessage, defineMessages } from 'react-intl';

/** Ready-made polls. */
export const templateMessages = defineMessages({
  title: {
    id: 'poll-edit.template.title',
    defaultMessage: 'Start from a template',
    description: 'Heading',
  },
  text: {
    id: 'poll-edit.template.text',
    defaultMessage:
      'Each brings its rules and asks only for what it cannot know; it takes the place of what is there. Or begin below with a question of your own.',
    description: 'About ready-made polls',
  },
  used: {
    id: 'poll-edit.template.used',
    defaultMessage: 'The template is there.',
    description: 'A note; undoing is offered beside it',
  },
});

/** Names of the ready-made polls. */
export const templateNames = defineMessages({
  proposal: {
    id: 'poll-edit.templateName.proposal',
    defaultMessage: 'Proposal',
    description: 'Name of a ready-made poll',
  },
  consent: {
    id: 'poll-edit.templateName.consent',
    defaultMessage: 'Consent',
    description: 'Name of a ready-made poll',
  },
  senseCheck: {
    id: 'poll-edit.templateName.senseCheck',
    defaultMessage: 'Sense check',
    description: 'Name of a ready-made poll',
  },
  chooseOne: {
    id: 'poll-edit.templateName.chooseOne',
    defaultMessage: 'Choose one',
    description: 'Name of a ready-made poll',
  },
  approval: {
    id: 'poll-edit.templateName.approval',
    defaultMessage: 'Mark all that suit you',
    description: 'Name of a ready-made poll',
  },
  scores: {
    id: 'poll-edit.templateName.scores',
    defaultMessage: 'Scores from 0 to 5',
    description: 'Name of a ready-made poll',
  },
  dots: {
    id: 'poll-edit.templateName.dots',
    defaultMessage: 'Dots',
    description: 'Name of a ready-made poll',
  },
  ranked: {
    id: 'poll-edit.templateName.ranked',
    defaultMessage: 'Ranked choice',
    description: 'Name of a ready-made poll',
  },
  meetingTime: {
    id: 'poll-edit.templateName.meetingTime',
    defaultMessage: 'A time to meet',
    description: 'Name of a ready-made poll',
  },
  neighbourhoodBudget: {
    id: 'poll-edit.templateName.neighbourhoodBudget',
    defaultMessage: 'Neighbourhood budget',
    description: 'Name of a ready-made poll',
  },
  committeeElection: {
    id: 'poll-edit.templateName.committeeElection',
    defaultMessage: 'Election of a committee',
    description: 'Name of a ready-made poll',
  },
  survey: {
    id: 'poll-edit.templateName.survey',
    defaultMessage: 'Survey',
    description: 'Name of a ready-made poll',
  },
});

/** Sentences about the use of the ready-made polls. */
export const templateSentences = defineMessages({
  proposal: {
    id: 'poll-edit.templateFor.proposal',
    defaultMessage: 'One question, yes or no.',
    description: 'What a ready-made poll is for',
  },
  consent: {
    id: 'poll-edit.templateFor.consent',
    defaultMessage: 'Nobody has a strong reason against it.',
    description: 'What a ready-made poll is for',
  },
  senseCheck: {
    id: 'poll-edit.templateFor.senseCheck',
    defaultMessage: 'Where people stand before anything is decided.',
    description: 'What a ready-made poll is for',
  },
  chooseOne: {
    id: 'poll-edit.templateFor.chooseOne',
    defaultMessage: 'The most marks win.',
    description: 'What a ready-made poll is for',
  },
  approval: {
    id: 'poll-edit.templateFor.approval',
    defaultMessage: 'Finds what most people are fine with.',
    description: 'What a ready-made poll is for',
  },
  scores: {
    id: 'poll-edit.templateFor.scores',
    defaultMessage: 'Shows how much people like each one.',
    description: 'What a ready-made poll is for',
  },
  dots: {
    id: 'poll-edit.templateFor.dots',
    defaultMessage: 'Shows what people care about most.',
    description: 'What a ready-made poll is for',
  },
  ranked: {
    id: 'poll-edit.templateFor.ranked',
    defaultMessage: 'Finds what wins against each of the others.',
    description: 'What a ready-made poll is for',
  },
  meetingTime: {
    id: 'poll-edit.templateFor.meetingTime',
    defaultMessage: 'Finds when most people can come.',
    description: 'What a ready-made poll is for',
  },
  neighbourhoodBudget: {
    id: 'poll-edit.templateFor.neighbourhoodBudget',
    defaultMessage:
      'Residents share out a sum among projects; the count is fair to every part of the district.',
    description: 'What a ready-made poll is for',
  },
  committeeElection: {
    id: 'poll-edit.templateFor.committeeElection',
    defaultMessage: 'Several seats, filled in proportion.',
    description: 'What a ready-made poll is for',
  },
  survey: {
    id: 'poll-edit.templateFor.survey',
    defaultMessage: 'A scale, a choice and a question for people’s own words.',
    description: 'What a ready-made poll is for',
  },
});

/** Parts that a template leaves to its writers, as they stand in a list. */
export const partMessages = defineMessages({
  question: {
    id: 'poll-edit.templatePart.question',
    defaultMessage: 'the question',
    description: 'Part of the list in “To add: …”',
  },
  options: {
    id: 'poll-edit.templatePart.options',
    defaultMessage: 'the options',
    description: 'Part of the list in “To add: …”',
  },
  projects: {
    id: 'poll-edit.templatePart.projects',
    defaultMessage: 'the projects with their costs',
    description: 'Part of the list in “To add: …”',
  },
  dates: {
    id: 'poll-edit.templatePart.dates',
    defaultMessage: 'the proposed dates',
    description: 'Part of the list in “To add: …”',
  },
  money: {
    id: 'poll-edit.templatePart.money',
    defaultMessage: 'the money that can be spent',
    description: 'Part of the list in “To add: …”',
  },
  group: {
    id: 'poll-edit.templatePart.group',
    defaultMessage: 'the group that votes',
    description: 'Part of the list in “To add: …”',
  },
  closing: {
    id: 'poll-edit.templatePart.closing',
    defaultMessage: 'the day on which voting ends',
    description: 'Part of the list in “To add: …”',
  },
});

export const addMessage = defineMessage<{ parts: string }>({
  id: 'poll-edit.template.add',
  defaultMessage: 'To add: {parts}',
  description: 'On a template: {parts} lists what is left to be written, such as “the question”',
});

/** Said where a template changes what was chosen before. */
export const secrecyChanges = defineMessages({
  secret: {
    id: 'poll-edit.templateSecrecy.secret',
    defaultMessage: 'Makes the vote secret',
    description: 'On a template, where the vote is open so far',
  },
  open: {
    id: 'poll-edit.templateSecrecy.open',
    defaultMessage: 'Makes the vote open',
    description: 'On a template, where the vote is secret so far',
  },
});
