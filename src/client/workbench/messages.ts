import { defineMessages } from 'react-intl';

export const workbenchMessages = defineMessages({
  intro: {
    id: 'workbench.intro',
    defaultMessage:
      'Every screen and every component in every state, with made-up answers, and recorded sessions. Nothing here leaves this page.',
    description: 'Introduction of the page for developers',
  },
  shown: {
    id: 'workbench.shown',
    defaultMessage: 'What is shown',
    description: 'Name of the form that chooses what is shown',
  },
  part: {
    id: 'workbench.part',
    defaultMessage: 'Part',
    description: 'Label of a choice: screens or components',
  },
  screens: { id: 'workbench.screens', defaultMessage: 'Screens', description: 'Choice' },
  components: {
    id: 'workbench.components',
    defaultMessage: 'Components',
    description: 'Choice: buttons, dialogs, tables and other building blocks',
  },
  tapes: {
    id: 'workbench.tapes',
    defaultMessage: 'Session tapes',
    description: 'Choice: recordings of sessions, to be looked at',
  },
  component: {
    id: 'workbench.component',
    defaultMessage: 'Component',
    description: 'Label of a choice',
  },
  screen: { id: 'workbench.screen', defaultMessage: 'Screen', description: 'Label of a choice' },
  state: { id: 'workbench.state', defaultMessage: 'State', description: 'Label of a choice' },
  language: {
    id: 'workbench.language',
    defaultMessage: 'Language',
    description: 'Label of a choice',
  },
  keys: {
    id: 'workbench.keys',
    defaultMessage: 'Message keys',
    description: 'Choice: the test language that shows the name of each message',
  },
  direction: {
    id: 'workbench.direction',
    defaultMessage: 'Direction',
    description: 'Label of a choice',
  },
  byLanguage: {
    id: 'workbench.byLanguage',
    defaultMessage: 'By language',
    description: 'Choice: the direction of the language',
  },
  ltr: { id: 'workbench.ltr', defaultMessage: 'Left to right', description: 'Choice' },
  rtl: { id: 'workbench.rtl', defaultMessage: 'Right to left', description: 'Choice' },
  theme: {
    id: 'workbench.theme',
    defaultMessage: 'Appearance',
    description: 'Label of a choice: light or dark',
  },
  light: { id: 'workbench.light', defaultMessage: 'Light', description: 'Choice' },
  dark: { id: 'workbench.dark', defaultMessage: 'Dark', description: 'Choice' },
  session: {
    id: 'workbench.session',
    defaultMessage: 'Session',
    description: 'Label of a choice: signed in or out',
  },
  signedIn: { id: 'workbench.signedIn', defaultMessage: 'Signed in', description: 'Choice' },
  signedOut: { id: 'workbench.signedOut', defaultMessage: 'Signed out', description: 'Choice' },
  story: {
    id: 'workbench.story',
    defaultMessage: 'The screen shown',
    description: 'Name of the part of the page that shows the chosen screen',
  },
});

/** The states in which a screen can be. */
export const stateMessages = defineMessages({
  some: { id: 'workbench.state.some', defaultMessage: 'Usual', description: 'State of a screen' },
  loading: {
    id: 'workbench.state.loading',
    defaultMessage: 'Loading',
    description: 'State of a screen',
  },
  empty: { id: 'workbench.state.empty', defaultMessage: 'Empty', description: 'State of a screen' },
  failed: {
    id: 'workbench.state.failed',
    defaultMessage: 'Failed',
    description: 'State of a screen',
  },
  many: { id: 'workbench.state.many', defaultMessage: 'Many', description: 'State of a screen' },
  longTexts: {
    id: 'workbench.state.longTexts',
    defaultMessage: 'Long texts',
    description: 'State of a screen',
  },
  notFound: {
    id: 'workbench.state.notFound',
    defaultMessage: 'Not found',
    description: 'State of a screen',
  },
  forbidden: {
    id: 'workbench.state.forbidden',
    defaultMessage: 'Forbidden',
    description: 'State of a screen',
  },
  beforeVote: {
    id: 'workbench.state.beforeVote',
    defaultMessage: 'Before voting',
    description: 'State of a poll',
  },
  afterVote: {
    id: 'workbench.state.afterVote',
    defaultMessage: 'After voting',
    description: 'State of a poll',
  },
  signInRequired: {
    id: 'workbench.state.signInRequired',
    defaultMessage: 'Sign-in required',
    description: 'State of a poll',
  },
  verificationRequired: {
    id: 'workbench.state.verificationRequired',
    defaultMessage: 'Verification required',
    description: 'State of a poll',
  },
  closed: {
    id: 'workbench.state.closed',
    defaultMessage: 'Closed',
    description: 'State of a poll, dialogue or event',
  },
  cancelled: {
    id: 'workbench.state.cancelled',
    defaultMessage: 'Cancelled',
    description: 'State of a poll or event',
  },
  needsCode: {
    id: 'workbench.state.needsCode',
    defaultMessage: 'A code is asked for',
    description: 'State of a screen: the second step at sign-in',
  },
  inCharge: {
    id: 'workbench.state.inCharge',
    defaultMessage: 'For those in charge',
    description: 'State of a committee’s page: with the forms of those who run it',
  },
  withComments: {
    id: 'workbench.state.withComments',
    defaultMessage: 'With comments',
    description: 'State of a dialogue',
  },
  session: {
    id: 'workbench.state.session',
    defaultMessage: 'At a date',
    description: 'State of a training: with others, not at one’s own pace',
  },
  ownAttempts: {
    id: 'workbench.state.ownAttempts',
    defaultMessage: 'With own attempts',
    description: 'State of a quiz',
  },
  underWay: {
    id: 'workbench.state.underWay',
    defaultMessage: 'Under way',
    description: 'State of an attempt at a quiz',
  },
  review: {
    id: 'workbench.state.review',
    defaultMessage: 'Review',
    description: 'State of an attempt at a quiz',
  },
  superseded: {
    id: 'workbench.state.superseded',
    defaultMessage: 'Superseded',
    description: 'State of a publication',
  },
  archived: {
    id: 'workbench.state.archived',
    defaultMessage: 'Archived',
    description: 'State of a content',
  },
  corrected: {
    id: 'workbench.state.corrected',
    defaultMessage: 'Corrected',
    description: 'State of a content',
  },
  dissolved: {
    id: 'workbench.state.dissolved',
    defaultMessage: 'Dissolved',
    description: 'State of a committee',
  },
  body: { id: 'workbench.state.body', defaultMessage: 'Body', description: 'Kind of entry' },
  decision: {
    id: 'workbench.state.decision',
    defaultMessage: 'Decision',
    description: 'Kind of entry',
  },
  commitment: {
    id: 'workbench.state.commitment',
    defaultMessage: 'Commitment',
    description: 'Kind of entry',
  },
  register: {
    id: 'workbench.state.register',
    defaultMessage: 'Register of decisions',
    description: 'Part of a page',
  },
  commitments: {
    id: 'workbench.state.commitments',
    defaultMessage: 'All commitments',
    description: 'Part of a page',
  },
  numbers: {
    id: 'workbench.state.numbers',
    defaultMessage: 'In numbers',
    description: 'Part of a page',
  },
  leaving: {
    id: 'workbench.state.leaving',
    defaultMessage: 'On the way to sign-in',
    description: 'State of the sign-in',
  },
  signedOut: {
    id: 'workbench.state.signedOut',
    defaultMessage: 'After signing out',
    description: 'State of the sign-in',
  },
  loops: {
    id: 'workbench.state.loops',
    defaultMessage: 'Going round in circles',
    description: 'State of the sign-in',
  },
  declined: {
    id: 'workbench.state.declined',
    defaultMessage: 'Declined by the sign-in service',
    description: 'State of the sign-in',
  },
  invalid: {
    id: 'workbench.state.invalid',
    defaultMessage: 'Invalid answer',
    description: 'State of the sign-in',
  },
  notSetUp: {
    id: 'workbench.state.notSetUp',
    defaultMessage: 'Not set up',
    description: 'State of the sign-in',
  },
  storageRefused: {
    id: 'workbench.state.storageRefused',
    defaultMessage: 'Storage refused',
    description: 'State of the sign-in',
  },
  sessionEnded: {
    id: 'workbench.state.sessionEnded',
    defaultMessage: 'Session ended',
    description: 'State of the sign-in',
  },
  window: {
    id: 'workbench.state.window',
    defaultMessage: 'Window open',
    description: 'State of the sign-in',
  },
  isolatedWindow: {
    id: 'workbench.state.isolatedWindow',
    defaultMessage: 'Window cut off',
    description: 'State of the sign-in',
  },
  blockedWindow: {
    id: 'workbench.state.blockedWindow',
    defaultMessage: 'Window blocked',
    description: 'State of the sign-in',
  },
  offline: {
    id: 'workbench.state.offline',
    defaultMessage: 'Offline',
    description: 'State of the sign-in',
  },
  wrongClock: {
    id: 'workbench.state.wrongClock',
    defaultMessage: 'Wrong clock',
    description: 'State of the sign-in',
  },
  signedIn: {
    id: 'workbench.state.signedIn',
    defaultMessage: 'After signing in',
    description: 'State of the sign-in',
  },
  published: {
    id: 'workbench.state.published',
    defaultMessage: 'Published',
    description: 'State of a content',
  },
  moderator: {
    id: 'workbench.state.moderator',
    defaultMessage: 'For moderators',
    description: 'State of a screen',
  },
  tooManyTries: {
    id: 'workbench.state.tooManyTries',
    defaultMessage: 'Too many tries',
    description: 'State of the sign-in',
  },
});
