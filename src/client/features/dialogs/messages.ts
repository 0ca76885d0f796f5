import { defineMessages } from 'react-intl';

export const dialogMessages = defineMessages({
  timed: {
    id: 'dialogs.timed',
    defaultMessage: 'For a limited time',
    description: 'Badge of a dialogue that has a first and a last day',
  },
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
});
