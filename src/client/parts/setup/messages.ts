import { defineMessage } from 'react-intl';

export const todoMessage = defineMessage<{ count: number }>({
  id: 'setup-todo.missing',
  defaultMessage:
    '{count, plural, =0 {Setting up: nothing is missing, and the portal is not open to everybody yet} one {Setting up: # thing is missing} other {Setting up: # things are missing}}',
  description: 'Link to the page on which the portal is set up, above the list of people',
});
