import { defineMessages } from 'react-intl';

/** Logins of identity providers that open the account. */
export const doorMessages = defineMessages({
  city: {
    id: 'me.doors.city',
    defaultMessage: 'The city’s login',
    description: 'Name of the login that the portal’s operator runs, instead of its address',
  },
  link: {
    id: 'me.doors.link',
    defaultMessage: 'Link',
    description: 'Button at a login that could open this account too; its address follows',
  },
  unlink: {
    id: 'me.doors.unlink',
    defaultMessage: 'Remove',
    description: 'Button at a login that opens this account; its address follows',
  },
  notLinked: {
    id: 'me.doors.notLinked',
    defaultMessage: 'Not linked to your account',
    description: 'At a login that could open this account too',
  },
  linkText: {
    id: 'me.doors.linkText',
    defaultMessage:
      'You go to the page of this login and sign in there, so that only you can link it. Then you come back here, and from then on it opens this account too.',
    description: 'Before a login is linked',
  },
  unlinkText: {
    id: 'me.doors.unlinkText',
    defaultMessage:
      'This login will then no longer open your account. Devices that are signed in stay so until you sign out there. You can link it again later. Your entries in open draws among verified residents end.',
    description: 'Before a login is removed',
  },
  goOn: {
    id: 'me.doors.goOn',
    defaultMessage: 'Go to the login',
    description: 'Button: leaves for the login that is to be linked',
  },
  confirm: {
    id: 'me.doors.confirm',
    defaultMessage: 'Remove the login',
    description: 'Button: the login is removed from the account',
  },
  cancel: {
    id: 'me.doors.cancel',
    defaultMessage: 'Leave it as it is',
    description: 'Button: a login is neither linked nor removed',
  },
  linked: {
    id: 'me.doors.linked',
    defaultMessage: 'The login is linked. From now on it opens this account too.',
    description: 'After a login was linked',
  },
  unlinked: {
    id: 'me.doors.unlinked',
    defaultMessage: 'The login was removed and no longer opens this account.',
    description: 'After a login was removed',
  },
});
