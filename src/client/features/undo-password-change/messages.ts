import { defineMessages } from 'react-intl';

export const undoMessages = defineMessages({
  intro: {
    id: 'undo-password-change.intro',
    defaultMessage:
      'If it was not you who changed the password: the former one will be valid again, and everybody is signed out of your account.',
    description: 'Introduction of the page that the mail about a changed password leads to',
  },
  undo: {
    id: 'undo-password-change.undo',
    defaultMessage: 'Bring back the former password',
    description: 'Button',
  },
  doneTitle: {
    id: 'undo-password-change.doneTitle',
    defaultMessage: 'The former password is valid again',
    description: 'Title after a change was undone',
  },
  done: {
    id: 'undo-password-change.done',
    defaultMessage:
      'All sessions of your account have ended. Somebody may know your password or read your mail: choose a new password now.',
    description: 'Text after a change was undone',
  },
  newPassword: {
    id: 'undo-password-change.newPassword',
    defaultMessage: 'Choose a new password',
    description: 'Link to the page where a link for a new password is asked for',
  },
});
