import { defineMessages } from 'react-intl';

/** The parts of the page that a poll is changed on. */
export const pollEditMessages = defineMessages({
  parts: {
    id: 'poll-edit.parts',
    defaultMessage: 'Parts of this poll',
    description: 'Name of two links',
  },
  texts: {
    id: 'poll-edit.texts',
    defaultMessage: 'Texts',
    description: 'Link to the part of the page with title, summary and text',
  },
  paper: {
    id: 'poll-edit.paper',
    defaultMessage: 'Ballot paper',
    description: 'Link to the part of the page with the questions and the rules',
  },
});
