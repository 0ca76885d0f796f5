import { defineMessages } from 'react-intl';

export const factorMessages = defineMessages({
  due: {
    id: 'status.factorDue',
    defaultMessage:
      'You have the right to this page. It counts once your account has a second step besides the password.',
    description: 'Why a page for the staff is not shown; below it is a link to where it is set up',
  },
  toSecurity: {
    id: 'status.toSecurity',
    defaultMessage: 'Set up a second step',
    description: 'Link to the page on which a passkey or an authenticator app is set up',
  },
});
