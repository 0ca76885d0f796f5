import { defineMessages } from 'react-intl';

/** Why a page cannot be shown, and what to do about it. */
export const statusMessages = defineMessages({
  notFound: {
    id: 'status.notFound',
    defaultMessage:
      'The address may be mistyped, or the page was moved or withdrawn. These places are good to start from:',
    description: 'Text of the page for unknown addresses; a list of sections follows',
  },
  unauthorized: {
    id: 'status.unauthorized',
    defaultMessage:
      'This page is for people who are signed in. You will come back here afterwards.',
    description: 'Text of the page for people who are not signed in',
  },
  forbidden: {
    id: 'status.forbidden',
    defaultMessage:
      'It is open to members or to certain roles only. If you think it should be open to you, ask the team or the committee it belongs to.',
    description: 'Text of the page for missing rights',
  },
  staffOnly: {
    id: 'status.staffOnly',
    defaultMessage:
      'The administration is for moderators and administrators of the portal. If you should be one of them, ask an administrator for the role.',
    description: 'Text in the place of a page of the administration, for people without the role',
  },
  home: {
    id: 'status.home',
    defaultMessage: 'Go to the home page',
    description: 'Link on pages that cannot be shown',
  },
  signInMayHelp: {
    id: 'status.signInMayHelp',
    defaultMessage: 'Once you are signed in, it may be open to you.',
    description: 'Text of the page for missing rights, for people who are not signed in',
  },
  signedInAs: {
    id: 'status.signedInAs',
    defaultMessage: 'Signed in as:',
    description: 'Before a name, on the page for missing rights',
  },
});
