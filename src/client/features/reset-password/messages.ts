import { defineMessages } from 'react-intl';

export const resetMessages = defineMessages({
  intro: {
    id: 'reset-password.intro',
    defaultMessage:
      'Afterwards you are signed out on all devices and sign in with the new password.',
    description: 'Introduction of the page where a new password is chosen',
  },
  save: {
    id: 'reset-password.save',
    defaultMessage: 'Save the new password',
    description: 'Button',
  },
  newLink: {
    id: 'reset-password.newLink',
    defaultMessage: 'Ask for a new link',
    description: 'Link, when the link of the mail does not work any more',
  },
  doneTitle: {
    id: 'reset-password.doneTitle',
    defaultMessage: 'Your password was changed',
    description: 'Title after a new password was chosen',
  },
  done: {
    id: 'reset-password.done',
    defaultMessage: 'All sessions have ended. Sign in with the new password.',
    description: 'Text after a new password was chosen',
  },
});
