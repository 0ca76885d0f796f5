import { defineMessages } from 'react-intl';

export const confirmMessages = defineMessages({
  intro: {
    id: 'confirm-email.intro',
    defaultMessage: 'One more step: tell us that this address is yours.',
    description: 'Introduction of the page that the link in the mail leads to',
  },
  confirm: {
    id: 'confirm-email.confirm',
    defaultMessage: 'Yes, this is my address',
    description: 'Button',
  },
  doneTitle: {
    id: 'confirm-email.doneTitle',
    defaultMessage: 'Your account is ready',
    description: 'Title after the address was confirmed',
  },
  done: {
    id: 'confirm-email.done',
    defaultMessage: 'You can sign in now with your e-mail address and your password.',
    description: 'Text after the address was confirmed',
  },
  again: {
    id: 'confirm-email.again',
    defaultMessage: 'Register once more',
    description: 'Link, when the link of the mail does not work any more',
  },
});
