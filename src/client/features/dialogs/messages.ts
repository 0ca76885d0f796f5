import { defineMessage, defineMessages } from 'react-intl';

export const dialogMessages = defineMessages({
  instructions: {
    id: 'dialogs.instructions',
    defaultMessage: 'How to take part',
    description: 'Heading of the note on what people are asked to write',
  },
  asked: {
    id: 'dialogs.asked',
    defaultMessage: 'What people were asked',
    description: 'The same heading when the dialogue has ended',
  },
  background: {
    id: 'dialogs.background',
    defaultMessage: 'About this dialogue',
    description: 'Heading that unfolds the text of a dialogue of statements',
  },
  conclusions: {
    id: 'dialogs.conclusions',
    defaultMessage: 'What came of it',
    description: 'Heading of the conclusions of a dialogue that has ended',
  },
  updates: {
    id: 'dialogs.updates',
    defaultMessage: 'News on this dialogue',
    description: 'Heading of the dated updates',
  },
  corrected: {
    id: 'dialogs.corrected',
    defaultMessage: '(corrected)',
    description: 'Behind the date of news whose words were corrected',
  },
  statements: {
    id: 'dialogs.statements',
    defaultMessage: 'Agree or disagree',
    description: 'Badge of a dialogue in which people answer statements',
  },
  awaited: {
    id: 'dialogs.awaited',
    defaultMessage: 'The conclusions are being written',
    description: 'Title of a note: a dialogue has ended, and nobody has said yet what came of it',
  },
  awaitedText: {
    id: 'dialogs.awaitedText',
    defaultMessage:
      'This dialogue has ended. What came of it will stand here; until then you can read what people said.',
    description: 'Text of the note that conclusions are still to come',
  },
  writeConclusions: {
    id: 'dialogs.writeConclusions',
    defaultMessage: 'Write the conclusions',
    description: 'Link for those who may change the dialogue',
  },
  following: {
    id: 'dialogs.following',
    defaultMessage: 'What follows',
    description: 'Heading above the polls, decisions and pages that grew out of a dialogue',
  },
});

/** Labels of the numbers below. */
export const turnoutLabels = defineMessages({
  statements: {
    id: 'dialogs.turnoutLabel.statements',
    defaultMessage: 'Said',
    description: 'Label beside “12 statements”',
  },
  participants: {
    id: 'dialogs.turnoutLabel.participants',
    defaultMessage: 'Took part',
    description: 'Label beside “40 people”',
  },
  votes: {
    id: 'dialogs.turnoutLabel.votes',
    defaultMessage: 'Answered',
    description: 'Label beside “300 answers”',
  },
});

/** Numbers that tell how far a dialogue of statements has come. */
export const turnoutMessages = {
  statements: defineMessage<{ count: number }>({
    id: 'dialogs.turnout.statements',
    defaultMessage:
      '{count, plural, =0 {No statements yet} one {# statement} other {# statements}}',
    description: 'Number of statements in a dialogue',
  }),
  participants: defineMessage<{ count: number }>({
    id: 'dialogs.turnout.participants',
    defaultMessage: '{count, plural, =0 {Nobody yet} one {# person} other {# people}}',
    description: 'Number of people who have answered statements',
  }),
  votes: defineMessage<{ count: number }>({
    id: 'dialogs.turnout.votes',
    defaultMessage: '{count, plural, =0 {No answers yet} one {# answer} other {# answers}}',
    description: 'Number of answers to statements',
  }),
};
