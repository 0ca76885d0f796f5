import { defineMessage, defineMessages } from 'react-intl';

export const meMessages = defineMessages({
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
  name: { id: 'me.name', defaultMessage: 'Name', description: 'Fact of the account' },
  email: { id: 'me.email', defaultMessage: 'E-mail', description: 'Fact of the account' },
  noEmail: {
    id: 'me.noEmail',
    defaultMessage: 'Not given',
    description: 'In the place of an e-mail address',
  },
  language: { id: 'me.language', defaultMessage: 'Language', description: 'Fact of the account' },
  roles: { id: 'me.roles', defaultMessage: 'Role', description: 'Fact of the account' },
  identity: {
    id: 'me.identity',
    defaultMessage: 'Identity',
    description: 'Fact of the account: whether it was verified who the person is',
  },
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
  details: {
    id: 'me.details',
    defaultMessage: 'Your details',
    description: 'Heading above name, e-mail, language, role',
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
  toAccount: {
    id: 'me.toAccount',
    defaultMessage: 'Go to my account',
    description: 'Link on one’s own profile',
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
  noNoticesText: {
    id: 'me.noNoticesText',
    defaultMessage:
      'Votes that close soon, outcomes of votes you took part in and events of the next days appear here.',
    description: 'Text of the empty list of notifications',
  },
});

export const roleMessages = defineMessages({
  resident: {
    id: 'me.role.resident',
    defaultMessage: 'Resident',
    description: 'Role of a person without any special rights',
  },
  editor: {
    id: 'me.role.editor',
    defaultMessage: 'Editor',
    description: 'Role: writes for the city',
  },
  moderator: {
    id: 'me.role.moderator',
    defaultMessage: 'Moderator',
    description: 'Role: watches over the dialogues',
  },
  admin: {
    id: 'me.role.admin',
    defaultMessage: 'Administrator',
    description: 'Role: runs the portal',
  },
});

/** Why something is mine. */
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
  voter: {
    id: 'me.relation.voter',
    defaultMessage: 'You have voted',
    description: 'Badge: why an entry is on the list',
  },
});

/** What stands in an empty list of one’s own. */
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
  'have-your-say': {
    id: 'me.empty.have-your-say',
    defaultMessage: 'You have not voted yet. Each vote you cast appears here with its receipt.',
    description: 'Empty list of one’s own votes',
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
  outcomePublished: defineMessage<{ when: string }>({
    id: 'me.notice.outcomePublished',
    defaultMessage: 'The outcome of this vote is out. Voting closed {when}.',
    description: 'Notification to those who voted; {when} is a relative time such as “3 days ago”',
  }),
  eventSoon: defineMessage<{ when: string }>({
    id: 'me.notice.eventSoon',
    defaultMessage: 'This event starts {when}.',
    description: 'Notification; {when} is a relative time such as “in 3 days”',
  }),
};
