import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const meMessages = defineMessages({
  courses: {
    id: 'me.courses',
    defaultMessage: 'My courses',
    description: 'Link from the account page',
  },
  pages: {
    id: 'me.pages',
    defaultMessage: 'Account pages',
    description: 'Name of the navigation of the account area',
  },
  intro: {
    id: 'me.intro',
    defaultMessage: 'What the city knows about you here, and everything you take part in.',
    description: 'Introduction of the account page',
  },
  profileIntro: {
    id: 'me.profileIntro',
    defaultMessage: 'How you are known on this portal.',
    description: 'Introduction of one’s own profile',
  },
  email: { id: 'me.email', defaultMessage: 'E-mail', description: 'Fact of the account' },
  noEmail: {
    id: 'me.noEmail',
    defaultMessage: 'Not given',
    description: 'In the place of an e-mail address',
  },
  language: { id: 'me.language', defaultMessage: 'Language', description: 'Fact of the account' },
  verified: {
    id: 'me.verified',
    defaultMessage: 'Verified',
    description: 'Badge: the person’s identity was verified',
  },
  notVerified: {
    id: 'me.notVerified',
    defaultMessage: 'Not verified',
    description: 'Badge: the person’s identity was not verified yet',
  },
  verifyTitle: {
    id: 'me.verifyTitle',
    defaultMessage: 'Some votes are for verified residents',
    description: 'Heading of a note for people who are not verified',
  },
  verify: {
    id: 'me.verify',
    defaultMessage:
      'Have your identity verified at the city hall or with your e-ID, then sign in again. Everything else is open to you already.',
    description: 'Text of a note for people who are not verified',
  },
  detailsMissing: {
    id: 'me.detailsMissing',
    defaultMessage: 'Your details have not arrived yet',
    description: 'Heading of a note in the place of the details',
  },
  detailsMissingText: {
    id: 'me.detailsMissingText',
    defaultMessage: 'You are signed in. If they do not appear in a moment, load the page again.',
    description: 'Text of a note in the place of the details',
  },
  receipt: { id: 'me.receipt', defaultMessage: 'Receipt', description: 'A code follows' },
  seeSection: {
    id: 'me.seeSection',
    defaultMessage: 'See what there is',
    description: 'Link from an empty list of one’s own to the section',
  },
  noNotices: {
    id: 'me.noNotices',
    defaultMessage: 'Nothing needs your attention',
    description: 'Heading of the empty list of notifications',
  },
});

/** Messages for why a content is the person's. */
export const relationMessages = defineMessages({
  author: {
    id: 'me.relation.author',
    defaultMessage: 'Written by you',
    description: 'Badge: why an entry is on the list',
  },
  member: {
    id: 'me.relation.member',
    defaultMessage: 'You are a member',
    description: 'Badge: why an entry is on the list',
  },
});

/** Texts for an empty list of one’s own. */
export const emptyMessages = defineMessages({
  teams: {
    id: 'me.empty.teams',
    defaultMessage: 'You are not a member of a team yet.',
    description: 'Empty list of one’s own teams',
  },
  committees: {
    id: 'me.empty.committees',
    defaultMessage: 'You are not a member of a committee.',
    description: 'Empty list of one’s own committees',
  },
  publications: {
    id: 'me.empty.publications',
    defaultMessage: 'You have not written a publication yet.',
    description: 'Empty list of one’s own publications',
  },
  blogs: {
    id: 'me.empty.blogs',
    defaultMessage: 'You have not written a blog post yet.',
    description: 'Empty list of one’s own posts',
  },
  dialogs: {
    id: 'me.empty.dialogs',
    defaultMessage: 'You have not started a dialogue yet.',
    description: 'Empty list of one’s own dialogues',
  },
  events: {
    id: 'me.empty.events',
    defaultMessage: 'You have not organised an event yet.',
    description: 'Empty list of one’s own events',
  },
});

/** {when} is a relative time such as “in 3 days” or “2 weeks ago”. */
export const noticeMessages = {
  pollClosingSoon: defineMessage<{ when: string }>({
    id: 'me.notice.pollClosingSoon',
    defaultMessage: 'Voting closes {when}, and you have not voted yet.',
    description: 'Notification; {when} is a relative time such as “in 3 days”',
  }),
  hidden: defineMessage<{ when: string }>({
    id: 'me.notice.hidden',
    defaultMessage: 'Something you wrote here was hidden {when}.',
    description: 'Notification; {when} is a relative time such as “3 days ago”',
  }),
  conclusionsDue: defineMessage<{ when: string }>({
    id: 'me.notice.conclusionsDue',
    defaultMessage: 'This dialogue ended {when}, and its conclusions are not written yet.',
    description:
      'Notification to those who write them; {when} is a relative time such as “3 days ago”',
  }),
  resultPublished: defineMessage<{ when: string }>({
    id: 'me.notice.resultPublished',
    defaultMessage: 'The ballots were counted {when}; the result is out.',
    description: 'Notification to those who voted; {when} is a relative time such as “3 days ago”',
  }),
  outcomePublished: defineMessage<{ when: string }>({
    id: 'me.notice.outcomePublished',
    defaultMessage: 'The outcome of this vote is out. Voting closed {when}.',
    description: 'Notification to those who voted; {when} is a relative time such as “3 days ago”',
  }),
  eventSoon: defineMessage<{ when: string }>({
    id: 'me.notice.eventSoon',
    defaultMessage: 'This starts {when}.',
    description: 'Notification; {when} is a relative time such as “in 3 days”',
  }),
};

/** The page about the safety of the account. */
export const securityMessages = defineMessages({
  intro: {
    id: 'me.security.intro',
    defaultMessage: 'Where you are signed in, how you sign in, and what happened lately.',
    description: 'Introduction of the page about the safety of the account',
  },
  link: {
    id: 'me.security.link',
    defaultMessage: 'Sign-in and security',
    description: 'Link from the account to the page about its safety',
  },
  residence: {
    id: 'me.security.residence',
    defaultMessage: 'Verified as a resident',
    description: 'Heading of what is verified: district, birth date, until when',
  },
  residenceHint: {
    id: 'me.security.residenceHint',
    defaultMessage:
      'Some votes ask for it. Only you and administrators see it. If something is not right, have it changed by the login that said it or at the city hall.',
    description: 'Below what is verified of a resident',
  },
  residenceHintAlone: {
    id: 'me.security.residenceHintAlone',
    defaultMessage:
      'Some votes ask for it. Only you and administrators see it. If something is not right, have it changed at the city hall.',
    description: 'The same, where no provider of logins is set up',
  },
  noResidence: {
    id: 'me.security.noResidence',
    defaultMessage:
      'Nothing is verified now. Have your identity verified at the city hall, or sign in with a login of the city or the country.',
    description: 'In the place of what is verified of a resident',
  },
  noResidenceAlone: {
    id: 'me.security.noResidenceAlone',
    defaultMessage: 'Nothing is verified now. Have your identity verified at the city hall.',
    description: 'The same, where no provider of logins is set up',
  },
  sessions: {
    id: 'me.security.sessions',
    defaultMessage: 'Where you are signed in',
    description: 'Heading above the list of sessions',
  },
  thisSession: {
    id: 'me.security.thisSession',
    defaultMessage: 'This device',
    description: 'Badge: the session that is looking',
  },
  noDevice: {
    id: 'me.security.noDevice',
    defaultMessage: 'Unknown device',
    description: 'In the place of browser and system',
  },
  end: {
    id: 'me.security.end',
    defaultMessage: 'Sign out',
    description: 'Button at another session; for screen readers browser and system follow',
  },
  endOthers: {
    id: 'me.security.endOthers',
    defaultMessage: 'Sign out everywhere else',
    description: 'Button: ends all sessions but this one',
  },
  afterEnd: {
    id: 'me.security.afterEnd',
    defaultMessage:
      'A device that you sign out gets back into your account only by signing in again. At the city’s login that device may stay signed in, for other services too: you can end that only there.',
    description: 'Below the list of sessions, beside the buttons that end them',
  },
  afterEndAlone: {
    id: 'me.security.afterEndAlone',
    defaultMessage:
      'A device that you sign out gets back into your account only by signing in again.',
    description: 'The same, where no provider of logins is set up',
  },
  endFailed: {
    id: 'me.security.endFailed',
    defaultMessage: 'That did not work. The session may still be there; please try again.',
    description: 'A session could not be ended',
  },
  password: {
    id: 'me.security.password',
    defaultMessage: 'Password',
    description: 'Heading',
  },
  present: {
    id: 'me.security.present',
    defaultMessage: 'Present password',
    description: 'Label of a field',
  },
  change: {
    id: 'me.security.change',
    defaultMessage: 'Change the password',
    description: 'Button',
  },
  changed: {
    id: 'me.security.changed',
    defaultMessage:
      'Your password was changed and all other sessions have ended. We have sent you a mail about it.',
    description: 'After the password was changed',
  },
  noPassword: {
    id: 'me.security.noPassword',
    defaultMessage:
      'You sign in with the city’s login. Its password is not known here; you change it there.',
    description: 'In the place of the form, for people without a password on this portal',
  },
  doors: {
    id: 'me.security.doors',
    defaultMessage: 'Linked logins',
    description: 'Heading above the identity providers that open this account',
  },
  noDoors: {
    id: 'me.security.noDoors',
    defaultMessage: 'You sign in with your password only.',
    description: 'In the place of the list of identity providers',
  },
  events: {
    id: 'me.security.events',
    defaultMessage: 'What happened lately',
    description: 'Heading above the list of security events',
  },
  noEvents: {
    id: 'me.security.noEvents',
    defaultMessage: 'Nothing yet.',
    description: 'In the place of the list of security events',
  },
});

/** The address that somebody signs in with. */
export const emailMessages = defineMessages({
  title: {
    id: 'me.email.title',
    defaultMessage: 'E-mail address',
    description: 'Heading',
  },
  byDoor: {
    id: 'me.email.byDoor',
    defaultMessage:
      'You sign in with the city’s login. Your address is taken from there; you change it there.',
    description: 'In the place of the address, for people without a password on this portal',
  },
  change: {
    id: 'me.email.change',
    defaultMessage: 'Use another address',
    description: 'Button that opens a form',
  },
  newAddress: {
    id: 'me.email.newAddress',
    defaultMessage: 'New e-mail address',
    description: 'Label of a field',
  },
  send: {
    id: 'me.email.send',
    defaultMessage: 'Send the mail to confirm it',
    description: 'Button of the form for another address',
  },
  same: {
    id: 'me.email.same',
    defaultMessage: 'This is your address already.',
    description: 'Below the field for a new address',
  },
  withdraw: {
    id: 'me.email.withdraw',
    defaultMessage: 'Keep the present address',
    description: 'Button: the change of the address is withdrawn',
  },
});

export const emailWaiting = defineMessage<{ address: MessageValue }>({
  id: 'me.email.waiting',
  defaultMessage:
    'A mail is on its way to {address}. Follow the link in it within 24 hours; until then you sign in with the present address. We have told that one, too.',
  description: 'After another address was asked for; the same for known and unknown addresses',
});

/** Before what needs a fresh sign-in. */
export const againMessages = defineMessages({
  byPassword: {
    id: 'me.again.byPassword',
    defaultMessage:
      'For your safety, enter your password once more. You signed in here some time ago.',
    description: 'Before something that a session left open must not do',
  },
  byDoor: {
    id: 'me.again.byDoor',
    defaultMessage:
      'For your safety, sign in once more. You signed in here some time ago. You come back to this page.',
    description: 'Before something that a session left open must not do',
  },
});

/** {date} is a date, or date and time. */
export const dateMessages = {
  lastUsed: defineMessage<{ date: string }>({
    id: 'me.security.lastUsed',
    defaultMessage: 'Last used: {date}',
    description: 'At a session; {date} is date and time',
  }),
  linkedAt: defineMessage<{ date: string }>({
    id: 'me.security.linkedAt',
    defaultMessage: 'Linked: {date}',
    description: 'At an identity provider; {date} is date and time',
  }),
  addedAt: defineMessage<{ date: string }>({
    id: 'me.security.addedAt',
    defaultMessage: 'Added: {date}',
    description: 'At a passkey or an authenticator app; {date} is date and time',
  }),
  password: defineMessage<{ date: string }>({
    id: 'me.security.kind.password',
    defaultMessage: 'Signed in by password: {date}',
    description: 'At a session; {date} is date and time',
  }),
  door: defineMessage<{ date: string }>({
    id: 'me.security.kind.door',
    defaultMessage: 'Signed in with the city’s login: {date}',
    description: 'At a session; {date} is date and time',
  }),
};

export const eventMessages = defineMessages({
  doorLinked: {
    id: 'me.security.event.doorLinked',
    defaultMessage: 'Login linked to the account',
    description: 'Security event',
  },
  doorUnlinked: {
    id: 'me.security.event.doorUnlinked',
    defaultMessage: 'Login removed from the account',
    description: 'Security event',
  },
  dataExported: {
    id: 'me.security.event.dataExported',
    defaultMessage: 'Personal data downloaded',
    description: 'Security event',
  },
  signedIn: {
    id: 'me.security.event.signedIn',
    defaultMessage: 'New sign-in',
    description: 'Security event',
  },
  passwordChanged: {
    id: 'me.security.event.passwordChanged',
    defaultMessage: 'Password changed',
    description: 'Security event',
  },
  passwordReset: {
    id: 'me.security.event.passwordReset',
    defaultMessage: 'New password chosen by a link in a mail',
    description: 'Security event',
  },
  passwordResetUndone: {
    id: 'me.security.event.passwordResetUndone',
    defaultMessage: 'Former password brought back',
    description: 'Security event',
  },
  secondFactorOn: {
    id: 'me.security.event.secondFactorOn',
    defaultMessage: 'Second step at sign-in set up',
    description: 'Security event: from now on a passkey or code is asked for besides the password',
  },
  secondFactorOff: {
    id: 'me.security.event.secondFactorOff',
    defaultMessage: 'Second step at sign-in taken off',
    description: 'Security event',
  },
  factorAdded: {
    id: 'me.security.event.factorAdded',
    defaultMessage: 'Passkey or authenticator app added',
    description: 'Security event: one more way for the second step at sign-in',
  },
  factorRemoved: {
    id: 'me.security.event.factorRemoved',
    defaultMessage: 'Passkey or authenticator app removed',
    description: 'Security event: one way less for the second step at sign-in',
  },
  recoveryCodesReplaced: {
    id: 'me.security.event.recoveryCodesReplaced',
    defaultMessage: 'New recovery codes made',
    description: 'Security event',
  },
  recoveryCodeUsed: {
    id: 'me.security.event.recoveryCodeUsed',
    defaultMessage: 'Signed in with a recovery code',
    description: 'Security event',
  },
  emailConfirmed: {
    id: 'me.security.event.emailConfirmed',
    defaultMessage: 'E-mail address confirmed',
    description: 'Security event',
  },
  emailChanged: {
    id: 'me.security.event.emailChanged',
    defaultMessage: 'E-mail address changed',
    description: 'Security event',
  },
  emailChangeUndone: {
    id: 'me.security.event.emailChangeUndone',
    defaultMessage: 'Change of the e-mail address undone',
    description: 'Security event',
  },
  sessionEnded: {
    id: 'me.security.event.sessionEnded',
    defaultMessage: 'A session was ended',
    description: 'Security event',
  },
  allSessionsEnded: {
    id: 'me.security.event.allSessionsEnded',
    defaultMessage: 'All other sessions were ended',
    description: 'Security event',
  },
  refreshTokenReused: {
    id: 'me.security.event.refreshTokenReused',
    defaultMessage: 'A session was ended because somebody may have copied it',
    description: 'Security event: a refresh token was used twice',
  },
});

/** The page with one’s own votes. */
export const myPollMessages = defineMessages({
  toDo: {
    id: 'me.polls.toDo',
    defaultMessage: '{count, plural, one {# vote waits for you} other {# votes wait for you}}',
    description: 'Heading above polls in which the person may vote and has not',
  },
  drafts: {
    id: 'me.polls.drafts',
    defaultMessage: 'Begun on this device, not cast yet',
    description: 'Heading above polls whose ballot paper was begun',
  },
  begun: {
    id: 'me.polls.begun',
    defaultMessage: 'Begun',
    description: 'Badge of a poll whose ballot paper was begun',
  },
  voted: {
    id: 'me.polls.voted',
    defaultMessage: 'Cast, and still open',
    description: 'Heading above open polls in which the person has voted',
  },
  closed: {
    id: 'me.polls.closed',
    defaultMessage: 'Closed',
    description: 'Heading above closed polls in which the person has voted',
  },
  counted: {
    id: 'me.polls.counted',
    defaultMessage: 'Counted',
    description: 'Badge of a closed poll whose ballots were counted',
  },
  nothing: {
    id: 'me.polls.nothing',
    defaultMessage:
      'No vote waits for you, and you have not voted yet. Each vote you cast appears here with its receipt.',
    description: 'Empty page of one’s own votes',
  },
});
