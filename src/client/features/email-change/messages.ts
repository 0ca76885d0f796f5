import { defineMessages } from 'react-intl';

export const emailChangeMessages = defineMessages({
  confirmIntro: {
    id: 'email-change.confirmIntro',
    defaultMessage:
      'Tell us that this address is yours. From then on you sign in to your account with it; the former address is told.',
    description: 'Introduction of the page that the link in the mail to a new address leads to',
  },
  confirm: {
    id: 'email-change.confirm',
    defaultMessage: 'Yes, this is my new address',
    description: 'Button',
  },
  confirmedTitle: {
    id: 'email-change.confirmedTitle',
    defaultMessage: 'Your new address holds',
    description: 'Title after a new address was confirmed',
  },
  confirmed: {
    id: 'email-change.confirmed',
    defaultMessage:
      'You sign in with it from now on; your password stays the same. The session in which you asked for the change goes on, all others have ended.',
    description: 'Text after a new address was confirmed',
  },
  again: {
    id: 'email-change.again',
    defaultMessage: 'Ask for the change once more',
    description: 'Link, when the link of the mail does not work any more',
  },
});

export const undoEmailChangeMessages = defineMessages({
  intro: {
    id: 'email-change.undoIntro',
    defaultMessage:
      'If it was not you who asked for another address: this one holds, and everybody is signed out of your account.',
    description: 'Introduction of the page that the mails about a changed address lead to',
  },
  undo: {
    id: 'email-change.undo',
    defaultMessage: 'Keep this address',
    description: 'Button',
  },
  doneTitle: {
    id: 'email-change.undoneTitle',
    defaultMessage: 'This address holds',
    description: 'Title after a change of the address was stopped or undone',
  },
  done: {
    id: 'email-change.undone',
    defaultMessage:
      'All sessions of your account have ended. The person who asked for the change knows your password: choose a new one now.',
    description: 'Text after a change of the address was stopped or undone',
  },
  newPassword: {
    id: 'email-change.newPassword',
    defaultMessage: 'Choose a new password',
    description: 'Link to the page where a link for a new password is asked for',
  },
});
