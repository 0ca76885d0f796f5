import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const todoMessage = defineMessage<{ count: number }>({
  id: 'setup-todo.missing',
  defaultMessage:
    '{count, plural, =0 {Setting up: nothing is missing, and the portal is not open to everybody yet} one {Setting up: # thing is missing} other {Setting up: # things are missing}}',
  description: 'Link to the page on which the portal is set up, above the list of people',
});

export const outdatedTitle = defineMessage({
  id: 'setup-todo.outdated',
  defaultMessage: 'Legal texts that say something of before',
  description: 'Title of a notice: names or contact of the city were changed since; links follow',
});

export const outdatedText = defineMessage<{ text: MessageValue; words: MessageValue }>({
  id: 'setup-todo.outdatedText',
  defaultMessage: '{text}: it still says “{words}”. Write a new version.',
  description: 'In a list; the name of a legal text, a link, and a former name or address',
});

export const noMailMessages = defineMessages({
  title: {
    id: 'setup-mail.title',
    defaultMessage: 'No mail can leave this portal yet',
    description: 'Title of a notice',
  },
  text: {
    id: 'setup-mail.text',
    defaultMessage:
      'Whoever runs the program sets two variables in its environment, for example as below, and starts it again. Everything that is set up stays, and you go on here.',
    description: 'In that notice; two lines with the names of variables and their values follow',
  },
  toTry: {
    id: 'setup-mail.toTry',
    defaultMessage:
      'Only to try things out: the name of a folder. Mails are then written there, and nobody gets them.',
    description: 'In that notice; a line with the name of a variable and a value follows',
  },
  again: {
    id: 'setup-mail.again',
    defaultMessage: 'Look whether it is set now',
    description: 'Button in that notice',
  },
});
