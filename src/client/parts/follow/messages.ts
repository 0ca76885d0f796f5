import { defineMessage, defineMessages } from 'react-intl';

export const followMessages = defineMessages({
  follow: {
    id: 'follow.follow',
    defaultMessage: 'Follow',
    description: 'Button at a content; pressed as long as the reader follows it',
  },
  signIn: {
    id: 'follow.signIn',
    defaultMessage: 'Sign in to follow',
    description: 'In the place of the button for somebody who is not signed in',
  },
});

export const followCount = defineMessage<{ count: number }>({
  id: 'follow.count',
  defaultMessage: '{count, plural, one {# person follows this} other {# people follow this}}',
  description: 'Beside the button “Follow”; not shown where nobody does',
});
