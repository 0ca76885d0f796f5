import { defineMessages } from 'react-intl';

export const forgotMessages = defineMessages({
  intro: {
    id: 'forgot-password.intro',
    defaultMessage:
      'Give the address of your account. We send a link with which you choose a new password.',
    description: 'Introduction of the page for forgotten passwords',
  },
  passwordsOff: {
    id: 'forgot-password.passwordsOff',
    defaultMessage: 'There are no passwords here: people sign in with the city’s login.',
    description: 'Instead of the form for forgotten passwords, where there are none',
  },
  send: {
    id: 'forgot-password.send',
    defaultMessage: 'Send the link',
    description: 'Button',
  },
  sentTitle: {
    id: 'forgot-password.sentTitle',
    defaultMessage: 'Look into your mailbox',
    description: 'Title after a link was asked for',
  },
  sent: {
    id: 'forgot-password.sent',
    defaultMessage:
      'If there is an account with this address, a mail is on its way. Its link works for 6 hours; until then your password stays as it is.',
    description: 'Text after a link was asked for; the same for known and unknown addresses',
  },
});
