import { defineMessages } from 'react-intl';

export const helpMessages = defineMessages({
  title: {
    id: 'help.title',
    defaultMessage: 'Help',
    description: 'Line that unfolds questions and answers on the section of the portal',
  },
  none: {
    id: 'help.none',
    defaultMessage: 'There is no help for this page yet.',
    description: 'In the unfolded help of a section without questions',
  },
  all: {
    id: 'help.all',
    defaultMessage: 'All questions and answers',
    description: 'Link below the help of a section, to the list of all questions',
  },
});
