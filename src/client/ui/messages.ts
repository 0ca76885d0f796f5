import { defineMessages } from 'react-intl';

/** Reasons for which a page cannot be shown, and what to do about it. */
export const statusMessages = defineMessages({
  notFound: {
    id: 'status.notFound',
    defaultMessage:
      'The address may be mistyped, or the page was moved or withdrawn. Search for it, or start from one of the sections.',
    description:
      'Text of the page for unknown addresses; a search field and a list of sections follow',
  },
  gone: {
    id: 'status.gone',
    defaultMessage:
      'It was published here once, and the editors have deleted it since. Perhaps something newer takes its place: search for it, or start from one of the sections.',
    description:
      'Text of the page for a content that was deleted; a search field and a list of sections follow',
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
      'It is open to members or to certain roles only. If it should be open to you, ask the team or the committee it belongs to.',
    description: 'Text of the page for missing rights',
  },
  staffOnly: {
    id: 'status.staffOnly',
    defaultMessage:
      'The administration is for moderators and administrators of the portal. If you should be one of them, ask an administrator for the role.',
    description: 'Text in the place of a page of the administration, for people without the role',
  },
  missingAdmin: {
    id: 'status.missingAdmin',
    defaultMessage:
      'It is for administrators of the portal, and your account does not have that role. If you need it for your work, ask an administrator.',
    description: 'Text in the place of a page of the administration that moderators may not open',
  },
  didYouMean: {
    id: 'status.didYouMean',
    defaultMessage: 'Did you mean one of these?',
    description:
      'Heading of links to pages whose address or title is like the one that was not found',
  },
  missingVerified: {
    id: 'status.missingVerified',
    defaultMessage:
      'It is for verified residents. Your account is not verified yet; at the town hall or through the city’s sign-in service it can be.',
    description: 'Text of the page for missing rights: the person has to be verified',
  },
  missingMember: {
    id: 'status.missingMember',
    defaultMessage:
      'It is for the members of a team or a committee. Ask there whether you can become one.',
    description: 'Text of the page for missing rights: the person has to be a member of the group',
  },
  missingEditor: {
    id: 'status.missingEditor',
    defaultMessage:
      'It is for editors of the portal, and for those who lead the team or committee. If you should be one of them, ask an administrator.',
    description: 'Text of the page for missing rights: the role of an editor is missing',
  },
  askUs: {
    id: 'status.askUs',
    defaultMessage: 'Ask those who run the portal',
    description: 'Link to the form for messages, on the page for missing rights',
  },
  report: {
    id: 'status.report',
    defaultMessage: 'Report this',
    description: 'Link to the form for messages, in a notice that something failed',
  },
  copy: {
    id: 'status.copy',
    defaultMessage: 'Copy the reference',
    description: 'Button beside the code that people quote when they report an error',
  },
  copied: {
    id: 'status.copied',
    defaultMessage: 'Copied',
    description: 'Said after the button that copies the code of an error',
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

/** Names and buttons of what lies above the page. */
export const overlayMessages = defineMessages({
  close: {
    id: 'overlay.close',
    defaultMessage: 'Close',
    description: 'Name of the button that closes a dialog or a short message',
  },
  toasts: {
    id: 'overlay.toasts',
    defaultMessage: 'What has just happened',
    description: 'Name of the region with short messages after an action, for screen readers',
  },
  undo: {
    id: 'overlay.undo',
    defaultMessage: 'Undo',
    description: 'Button of a short message: takes back what was done',
  },
});

/** About what is written. */
export const writeMessages = defineMessages({
  draft: {
    id: 'ui.draft',
    defaultMessage: 'Draft',
    description: 'Badge at something that is not published',
  },
  retracted: {
    id: 'ui.retracted',
    defaultMessage: 'Retracted',
    description: 'Badge of a content that no longer stands',
  },
});
