import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { PermanentDataId, RetainedDataId } from '../../../../shared/retention';
import type { StorageEnd, StoragePlace, StoredId, TimedEnd } from '../../../../shared/storageList';

export const storageMessages = defineMessages({
  storageTitle: {
    id: 'legal.storageTitle',
    defaultMessage: 'Everything that is stored in your browser',
    description: 'Heading of a list',
  },
  storageIntro: {
    id: 'legal.storageIntro',
    defaultMessage:
      'This list is made from the portal’s code: nothing is stored that does not stand here. An item exists only once you do what it is needed for.',
    description: 'Above the list',
  },
  storedName: {
    id: 'legal.storedName',
    defaultMessage: 'Name',
    description: 'Column of the list of what is stored',
  },
  storedWhere: {
    id: 'legal.storedWhere',
    defaultMessage: 'Where',
    description: 'Column of the list of what is stored',
  },
  storedWhy: {
    id: 'legal.storedWhy',
    defaultMessage: 'Purpose',
    description: 'Column of the list of what is stored',
  },
  storedHowLong: {
    id: 'legal.storedHowLong',
    defaultMessage: 'How long',
    description: 'Column: how long something is kept',
  },
  configuredName: {
    id: 'legal.configuredName',
    defaultMessage: 'Named by the sign-in configuration',
    description: 'In the place of a name',
  },
  retentionTitle: {
    id: 'legal.retentionTitle',
    defaultMessage: 'What the server keeps, and how long',
    description: 'Heading of a table',
  },
  retained: {
    id: 'legal.retained',
    defaultMessage: 'What',
    description: 'Column of the table of what the server keeps',
  },
});

export const needMessages = defineMessages({
  signingIn: {
    id: 'legal.need.signingIn',
    defaultMessage: 'Signing in',
    description: 'Heading: what something stored is needed for',
  },
  safeRequests: {
    id: 'legal.need.safeRequests',
    defaultMessage: 'Protection from forged requests',
    description: 'Heading: what something stored is needed for',
  },
  choices: {
    id: 'legal.need.choices',
    defaultMessage: 'Remembering what you chose',
    description: 'Heading: what something stored is needed for',
  },
  writing: {
    id: 'legal.need.writing',
    defaultMessage: 'Writing and answering',
    description: 'Heading: what something stored is needed for',
  },
  voting: {
    id: 'legal.need.voting',
    defaultMessage: 'Voting',
    description: 'Heading: what something stored is needed for',
  },
  reading: {
    id: 'legal.need.reading',
    defaultMessage: 'Reading without a connection',
    description: 'Heading: what something stored is needed for',
  },
});

export const placeMessages = defineMessages({
  cookie: {
    id: 'legal.place.cookie',
    defaultMessage: 'Cookie',
    description: 'Where something is stored in a browser',
  },
  session: {
    id: 'legal.place.session',
    defaultMessage: 'Session storage',
    description: 'Where something is stored in a browser',
  },
  local: {
    id: 'legal.place.local',
    defaultMessage: 'Local storage',
    description: 'Where something is stored in a browser',
  },
  cache: {
    id: 'legal.place.cache',
    defaultMessage: 'Cache storage',
    description: 'Where something is stored in a browser',
  },
  indexedDB: {
    id: 'legal.place.indexedDB',
    defaultMessage: 'IndexedDB',
    description: 'Where something is stored in a browser',
  },
}) satisfies Record<StoragePlace, MessageDescriptor>;

export const purposeMessages = defineMessages({
  door: {
    id: 'legal.purpose.door',
    defaultMessage: 'Keeps the steps and the tokens of your sign-in with the identity provider',
    description: 'What something stored in a browser is for',
  },
  tokens: {
    id: 'legal.purpose.tokens',
    defaultMessage: 'Keeps you signed in on the portal, also in other tabs',
    description: 'What something stored in a browser is for',
  },
  user: {
    id: 'legal.purpose.user',
    defaultMessage:
      'Your identifier, name, e-mail address, the address of your picture, language, roles, whether your address is confirmed and whether new terms await you, so that the pages can greet you and show what you may do',
    description: 'What something stored in a browser is for',
  },
  accessToken: {
    id: 'legal.purpose.accessToken',
    defaultMessage: 'Proof for the server that it is you',
    description: 'What something stored in a browser is for',
  },
  password: {
    id: 'legal.purpose.password',
    defaultMessage: 'Remembers that you signed in with a password',
    description: 'What something stored in a browser is for',
  },
  device: {
    id: 'legal.purpose.device',
    defaultMessage:
      'Remembers that somebody has signed in on this device, so that wrong passwords tried by others do not keep them out; it names nobody and opens nothing',
    description: 'What something stored in a browser is for',
  },
  setup: {
    id: 'legal.purpose.setup',
    defaultMessage: 'Shows that the code was given with which the portal is set up',
    description: 'What something stored in a browser is for',
  },
  pageLanguage: {
    id: 'legal.purpose.pageLanguage',
    defaultMessage: 'Remembers the language of the page you left to sign in',
    description: 'What something stored in a browser is for',
  },
  onTheWay: {
    id: 'legal.purpose.onTheWay',
    defaultMessage:
      'Carry over from one page to the next where you go on after signing out, what a sign-in has to tell you, and how often you were sent on by itself',
    description: 'What something stored in a browser is for',
  },
  clock: {
    id: 'legal.purpose.clock',
    defaultMessage: 'Remembers how far the clock of your device is from ours, if it is off',
    description: 'What something stored in a browser is for',
  },
  antiForgery: {
    id: 'legal.purpose.antiForgery',
    defaultMessage:
      'Let the portal prove that a request comes from its own page; the second one is its counterpart on the server’s side and cannot be read by scripts',
    description: 'What something stored in a browser is for',
  },
  language: {
    id: 'legal.purpose.language',
    defaultMessage: 'Remembers the language you chose, so that you are not asked again',
    description: 'What something stored in a browser is for',
  },
  switched: {
    id: 'legal.purpose.switched',
    defaultMessage: 'Tells the next page that you switched the language',
    description: 'What something stored in a browser is for',
  },
  theme: {
    id: 'legal.purpose.theme',
    defaultMessage: 'Remembers whether you chose the light or the dark appearance',
    description: 'What something stored in a browser is for',
  },
  searchKey: {
    id: 'legal.purpose.searchKey',
    defaultMessage: 'Remembers that you turned off the shortcut to the search',
    description: 'What something stored in a browser is for',
  },
  searches: {
    id: 'legal.purpose.searches',
    defaultMessage:
      'Your last searches on this device, offered again when you search; they are sent to nobody',
    description: 'What something stored in a browser is for',
  },
  translations: {
    id: 'legal.purpose.translations',
    defaultMessage: 'Remembers that you read translations of comments first',
    description: 'What something stored in a browser is for',
  },
  languagesBeside: {
    id: 'legal.purpose.languagesBeside',
    defaultMessage:
      'Remembers whether you write the languages of a text side by side or all together',
    description: 'What something stored in a browser is for',
  },
  rated: {
    id: 'legal.purpose.rated',
    defaultMessage:
      'A random number and whether an answer to a question helped you, so that each browser is counted once and you can change your mind',
    description: 'What something stored in a browser is for',
  },
  draft: {
    id: 'legal.purpose.draft',
    defaultMessage:
      'What you typed into a form and have not saved, with the name of the form and your identifier; never a password',
    description: 'What something stored in a browser is for',
  },
  upload: {
    id: 'legal.purpose.upload',
    defaultMessage:
      'Lets a file that was sent in part go on where it stopped: its name, its size and your identifier',
    description: 'What something stored in a browser is for',
  },
  pressed: {
    id: 'legal.purpose.pressed',
    defaultMessage:
      'What you pressed before you signed in, so that you are asked afterwards whether to send it',
    description: 'What something stored in a browser is for',
  },
  quiz: {
    id: 'legal.purpose.quiz',
    defaultMessage: 'Answers of a quiz that the server does not have yet',
    description: 'What something stored in a browser is for',
  },
  outbox: {
    id: 'legal.purpose.outbox',
    defaultMessage:
      'A vote that you cast without a connection: the poll, your choice and the time; not encrypted, so whoever can use this device can read it',
    description: 'What something stored in a browser is for',
  },
  ballotDraft: {
    id: 'legal.purpose.ballotDraft',
    defaultMessage: 'A ballot paper that you began and have not cast; not encrypted',
    description: 'What something stored in a browser is for',
  },
  receipt: {
    id: 'legal.purpose.receipt',
    defaultMessage:
      'The receipt of a vote that the server cannot find for you, because you voted as a visitor or with a token',
    description: 'What something stored in a browser is for',
  },
  voterKey: {
    id: 'legal.purpose.voterKey',
    defaultMessage:
      'A random text that stands for this device in polls that are open to visitors, so that each device votes once',
    description: 'What something stored in a browser is for',
  },
  pages: {
    id: 'legal.purpose.pages',
    defaultMessage:
      'Pages that anybody may read, as a visitor sees them, so that you can read them without a connection; never your account pages or answers that are meant for you alone',
    description: 'What something stored in a browser is for',
  },
  files: {
    id: 'legal.purpose.files',
    defaultMessage:
      'The files that pages consist of, and the page that is shown when there is no connection',
    description: 'What something stored in a browser is for',
  },
  push: {
    id: 'legal.purpose.push',
    defaultMessage:
      'Which subscription to news this browser has, so that it goes on when the browser renews it',
    description: 'What something stored in a browser is for',
  },
  expiry: {
    id: 'legal.purpose.expiry',
    defaultMessage: 'When the kept pages and files are to be removed',
    description: 'What something stored in a browser is for',
  },
  reloaded: {
    id: 'legal.purpose.reloaded',
    defaultMessage: 'Remembers the address that was loaded anew after an update of the portal',
    description: 'What something stored in a browser is for',
  },
  tape: {
    id: 'legal.purpose.tape',
    defaultMessage: 'Remembers that a tester records the pages of this tab',
    description: 'What something stored in a browser is for',
  },
}) satisfies Record<StoredId, MessageDescriptor>;

export const endMessages = defineMessages({
  tab: {
    id: 'legal.until.tab',
    defaultMessage: 'Until you close the tab',
    description: 'How long something stays in a browser',
  },
  browser: {
    id: 'legal.until.browser',
    defaultMessage: 'Until the browser is closed',
    description: 'How long something stays in a browser',
  },
  signOut: {
    id: 'legal.until.signOut',
    defaultMessage: 'Until you sign out',
    description: 'How long something stays in a browser',
  },
  deleted: {
    id: 'legal.until.deleted',
    defaultMessage: 'Until you delete it',
    description: 'How long something stays in a browser',
  },
  nextPage: {
    id: 'legal.until.nextPage',
    defaultMessage: 'Until the next page has been loaded, at the latest until you close the tab',
    description: 'How long something stays in a browser',
  },
  saved: {
    id: 'legal.until.saved',
    defaultMessage: 'Until you save it or close the tab',
    description: 'How long something stays in a browser',
  },
  sentOrTab: {
    id: 'legal.until.sentOrTab',
    defaultMessage: 'Until it has been sent or you close the tab',
    description: 'How long something stays in a browser',
  },
  sent: {
    id: 'legal.until.sent',
    defaultMessage: 'Until it has been sent or you take it back, also after signing out',
    description: 'How long something stays in a browser',
  },
  removed: {
    id: 'legal.until.removed',
    defaultMessage: 'Until you remove them or sign out',
    description: 'How long something stays in a browser',
  },
  clock: {
    id: 'legal.until.clock',
    defaultMessage: 'Until the clocks agree again',
    description: 'How long something stays in a browser',
  },
  replaced: {
    id: 'legal.until.replaced',
    defaultMessage: 'Until newer ones take their place',
    description: 'How long something stays in a browser',
  },
}) satisfies Record<StorageEnd, MessageDescriptor>;

/** `time` is like “14 days”. */
export const timedEndMessages = {
  limited: defineMessage<{ time: MessageValue }>({
    id: 'legal.until.limited',
    defaultMessage: 'Until you sign out; no longer valid after {time}',
    description: 'How long something stays in a browser; time is like 14 days',
  }),
  signedIn: defineMessage<{ time: MessageValue }>({
    id: 'legal.until.signedIn',
    defaultMessage: '{time} after the last sign-in on this device',
    description: 'How long something stays in a browser; time is like 14 days',
  }),
  renewed: defineMessage<{ time: MessageValue }>({
    id: 'legal.until.renewed',
    defaultMessage: '{time}, renewed while you are signed in',
    description: 'How long something stays in a browser; time is like 14 days',
  }),
  copies: defineMessage<{ time: MessageValue }>({
    id: 'legal.until.copies',
    defaultMessage: 'Until you sign out, at the latest {time}',
    description: 'How long something stays in a browser; time is like 14 days',
  }),
  chosen: defineMessage<{ time: MessageValue }>({
    id: 'legal.until.chosen',
    defaultMessage: '{time} after you last chose',
    description: 'How long something stays in a browser; time is like 365 days',
  }),
} satisfies Record<TimedEnd, unknown>;

export const retainedMessages = defineMessages({
  account: {
    id: 'legal.retained.account',
    defaultMessage: 'Account, profile, picture, logins, security history and memberships',
    description: 'What the server keeps',
  },
  unconfirmedAccount: {
    id: 'legal.retained.unconfirmedAccount',
    defaultMessage: 'An account whose address was never confirmed',
    description: 'What the server keeps',
  },
  session: {
    id: 'legal.retained.session',
    defaultMessage:
      'A sign-in can be continued; it stays on your list until you delete your account',
    description: 'What the server keeps',
  },
  signInEnd: {
    id: 'legal.retained.signInEnd',
    defaultMessage:
      'That you signed out or removed a login, under a hash, so that the city’s login does not let anybody in again unasked',
    description: 'What the server keeps',
  },
  confirmLink: {
    id: 'legal.retained.confirmLink',
    defaultMessage: 'A mailed link to confirm an address',
    description: 'What the server keeps',
  },
  resetLink: {
    id: 'legal.retained.resetLink',
    defaultMessage: 'A mailed link for a new password',
    description: 'What the server keeps',
  },
  formerPassword: {
    id: 'legal.retained.formerPassword',
    defaultMessage: 'The hash of your former password, so that you can undo a change',
    description: 'What the server keeps',
  },
  formerEmail: {
    id: 'legal.retained.formerEmail',
    defaultMessage:
      'Your former e-mail address, or a new one that was not confirmed yet, so that you can undo a change',
    description: 'What the server keeps',
  },
  tries: {
    id: 'legal.retained.tries',
    defaultMessage: 'Counted tries to sign in, under a hash',
    description: 'What the server keeps',
  },
  mail: {
    id: 'legal.retained.mail',
    defaultMessage: 'A mail that waits to be sent',
    description: 'What the server keeps',
  },
  message: {
    id: 'legal.retained.message',
    defaultMessage: 'Messages to us, and our answers',
    description: 'What the server keeps',
  },
  notification: {
    id: 'legal.retained.notification',
    defaultMessage: 'What you were told of on the portal',
    description: 'What the server keeps',
  },
  device: {
    id: 'legal.retained.device',
    defaultMessage:
      'Where notifications to one of your devices are sent, with the key that they are encrypted for',
    description: 'What the server keeps',
  },
  invitation: {
    id: 'legal.retained.invitation',
    defaultMessage:
      'An invitation to a team or to the portal, with the address that it was sent to',
    description: 'What the server keeps',
  },
  unfinishedFile: {
    id: 'legal.retained.unfinishedFile',
    defaultMessage: 'A file whose sending was never finished',
    description: 'What the server keeps',
  },
  unusedFile: {
    id: 'legal.retained.unusedFile',
    defaultMessage: 'A file that no content uses',
    description: 'What the server keeps',
  },
  verification: {
    id: 'legal.retained.verification',
    defaultMessage: 'That you are verified as a resident, with district and birth date',
    description: 'What the server keeps',
  },
  contribution: {
    id: 'legal.retained.contribution',
    defaultMessage: 'Contributions and comments',
    description: 'What the server keeps',
  },
  ballot: {
    id: 'legal.retained.ballot',
    defaultMessage: 'Ballots, receipts and the counts of a poll',
    description: 'What the server keeps',
  },
  log: {
    id: 'legal.retained.log',
    defaultMessage: 'The administration’s log',
    description: 'What the server keeps',
  },
}) satisfies Record<RetainedDataId, MessageDescriptor>;

export const keptMessages = defineMessages({
  account: {
    id: 'legal.kept.account',
    defaultMessage: 'Until you delete your account; a picture until you take it away',
    description: 'How long the server keeps it',
  },
  device: {
    id: 'legal.kept.device',
    defaultMessage: 'Until you turn them off or the device takes them no more',
    description: 'How long the server keeps it',
  },
  verification: {
    id: 'legal.kept.verification',
    defaultMessage:
      'As long as the verification holds; where the city has set no end, until it is taken back or you delete your account',
    description: 'How long the server keeps it',
  },
  contribution: {
    id: 'legal.kept.contribution',
    defaultMessage:
      'They belong to the record of a public debate and remain, without your name once you have left',
    description: 'How long the server keeps it',
  },
  ballot: {
    id: 'legal.kept.ballot',
    defaultMessage: 'They remain, without your account',
    description: 'How long the server keeps it',
  },
  log: {
    id: 'legal.kept.log',
    defaultMessage: 'It remains, without a link to you once you have left',
    description: 'How long the server keeps it',
  },
}) satisfies Record<PermanentDataId, MessageDescriptor>;
