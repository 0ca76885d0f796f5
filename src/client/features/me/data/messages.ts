import { defineMessages } from 'react-intl';

/** The page where everything about a person is downloaded, or the account deleted. */
export const dataMessages = defineMessages({
  intro: {
    id: 'me.data.intro',
    defaultMessage: 'See what the portal knows about you, take it along, or leave for good.',
    description: 'Introduction of the page about one’s own data',
  },
  stored: {
    id: 'me.data.stored',
    defaultMessage: 'What is stored about you',
    description: 'Heading',
  },
  policy: {
    id: 'me.data.policy',
    defaultMessage: 'How long each of it is kept: privacy policy',
    description: 'Link below the list of what is stored',
  },
  download: {
    id: 'me.data.download',
    defaultMessage: 'Download your data',
    description: 'Heading',
  },
  downloadText: {
    id: 'me.data.downloadText',
    defaultMessage:
      'One archive with everything: tables for a spreadsheet, a file for programs, your picture, and a text that explains them. It holds personal data; keep it in a safe place.',
    description: 'What the download is',
  },
  downloadAll: {
    id: 'me.data.downloadAll',
    defaultMessage: 'Download everything',
    description: 'Button',
  },
  preparing: {
    id: 'me.data.preparing',
    defaultMessage: 'Your archive is being put together…',
    description: 'While the download is prepared',
  },
  downloaded: {
    id: 'me.data.downloaded',
    defaultMessage: 'Your archive is complete; your browser has saved it with your downloads.',
    description: 'After the download',
  },
  deletion: {
    id: 'me.data.deletion',
    defaultMessage: 'Delete your account',
    description: 'Heading',
  },
  goes: {
    id: 'me.data.goes',
    defaultMessage:
      'This goes for good: your profile and picture, your address and password, linked logins, sessions, memberships and notifications.',
    description: 'What goes with the account',
  },
  stays: {
    id: 'me.data.stays',
    defaultMessage:
      'This stays, without your name: the votes you cast, because a result must not change afterwards, and what you wrote.',
    description: 'What stays when the account is deleted',
  },
  noWayBack: {
    id: 'me.data.noWayBack',
    defaultMessage: 'It cannot be undone. You may want to download your data first.',
    description: 'Before the account is deleted',
  },
  sure: {
    id: 'me.data.sure',
    defaultMessage: 'Yes, I want to delete my account for good.',
    description: 'Label of a box to tick',
  },
  notSure: {
    id: 'me.data.notSure',
    defaultMessage: 'Tick this box if you are sure.',
    description: 'Below the box, when it was not ticked',
  },
  deleteAccount: {
    id: 'me.data.deleteAccount',
    defaultMessage: 'Delete the account',
    description: 'Button',
  },
});

/** One line for each kind of data. */
export const storedMessages = defineMessages({
  profile: {
    id: 'me.data.stored.profile',
    defaultMessage:
      'Your profile: name, e-mail address, language, picture and what you say about yourself',
    description: 'Kind of data that is stored',
  },
  access: {
    id: 'me.data.stored.access',
    defaultMessage:
      'Your ways in: a scrambled form of your password, linked logins, sessions with device and time, and what happened to the account',
    description: 'Kind of data that is stored',
  },
  contributions: {
    id: 'me.data.stored.contributions',
    defaultMessage: 'What you take part in: teams, committees, contents and comments you wrote',
    description: 'Kind of data that is stored',
  },
  votes: {
    id: 'me.data.stored.votes',
    defaultMessage:
      'Where you voted, when, and your receipts; in a secret vote never what you chose',
    description: 'Kind of data that is stored',
  },
  decisions: {
    id: 'me.data.stored.decisions',
    defaultMessage:
      'Which version of the terms you accepted, and what the administration decided about your account',
    description: 'Kind of data that is stored',
  },
});
