import { defineMessage, defineMessages } from 'react-intl';

/** Names of the sections, as in the navigation and as page titles. */
export const sectionMessages = defineMessages({
  'have-your-say': {
    id: 'section.have-your-say',
    defaultMessage: 'Have your say',
    description: 'Section: polls',
  },
  dialogs: {
    id: 'section.dialogs',
    defaultMessage: 'Dialogues',
    description: 'Section: dialogues',
  },
  blogs: { id: 'section.blogs', defaultMessage: 'Blog', description: 'Section: blog posts' },
  publications: {
    id: 'section.publications',
    defaultMessage: 'Publications',
    description: 'Section: reports, minutes, regulations',
  },
  training: {
    id: 'section.training',
    defaultMessage: 'Training',
    description: 'Section: courses and trainings',
  },
  teams: {
    id: 'section.teams',
    defaultMessage: 'Teams',
    description: 'Section: teams of residents',
  },
  committees: {
    id: 'section.committees',
    defaultMessage: 'Committees',
    description: 'Section: appointed committees',
  },
  governance: {
    id: 'section.governance',
    defaultMessage: 'Governance',
    description: 'Section: who decides what',
  },
  events: { id: 'section.events', defaultMessage: 'Events', description: 'Section: events' },
  quizzes: { id: 'section.quizzes', defaultMessage: 'Quizzes', description: 'Section: quizzes' },
  faqs: {
    id: 'section.faqs',
    defaultMessage: 'Questions and answers',
    description: 'Section: frequently asked questions',
  },
});

/** One sentence below each section's title. */
export const sectionIntroMessages = defineMessages({
  'have-your-say': {
    id: 'intro.have-your-say',
    defaultMessage:
      'Vote on what the city does next, and see how earlier votes were put into practice.',
    description: 'Introduction of the list of polls',
  },
  dialogs: {
    id: 'intro.dialogs',
    defaultMessage: 'Talk through the city’s open questions with neighbours and officials.',
    description: 'Introduction of the list of dialogues',
  },
  blogs: {
    id: 'intro.blogs',
    defaultMessage: 'News and background from the people who work for the city.',
    description: 'Introduction of the blog',
  },
  publications: {
    id: 'intro.publications',
    defaultMessage: 'Reports, minutes, regulations and data, free to read and to reuse.',
    description: 'Introduction of the list of publications',
  },
  training: {
    id: 'intro.training',
    defaultMessage: 'Courses at your own pace and trainings with others, free of charge.',
    description: 'Introduction of the list of courses and trainings',
  },
  teams: {
    id: 'intro.teams',
    defaultMessage: 'Residents who work on something together. Join one, or just follow along.',
    description: 'Introduction of the list of teams',
  },
  committees: {
    id: 'intro.committees',
    defaultMessage: 'Appointed members who advise the council: their mandate, seats and minutes.',
    description: 'Introduction of the list of committees',
  },
  governance: {
    id: 'intro.governance',
    defaultMessage: 'Who decides what, what has been decided, and what became of the promises.',
    description: 'Introduction of governance',
  },
  events: {
    id: 'intro.events',
    defaultMessage: 'Where to meet, listen and join in, on site and online.',
    description: 'Introduction of the list of events',
  },
  quizzes: {
    id: 'intro.quizzes',
    defaultMessage: 'Find out in a few minutes how well you know your city.',
    description: 'Introduction of the list of quizzes',
  },
  faqs: {
    id: 'intro.faqs',
    defaultMessage: 'Short answers about voting, accounts, privacy and accessibility.',
    description: 'Introduction of the questions and answers',
  },
});

export const accountMessages = defineMessages({
  me: { id: 'account.me', defaultMessage: 'My account', description: 'Account menu: overview' },
  teams: {
    id: 'account.teams',
    defaultMessage: 'My teams',
    description: 'Account menu: team members',
  },
  committees: {
    id: 'account.committees',
    defaultMessage: 'My committees',
    description: 'Account menu: committee members',
  },
  'have-your-say': {
    id: 'account.have-your-say',
    defaultMessage: 'My votes',
    description: 'Account menu: polls I took part in',
  },
  notifications: {
    id: 'account.notifications',
    defaultMessage: 'Notifications',
    description: 'Account menu: notifications',
  },
  publications: {
    id: 'account.publications',
    defaultMessage: 'My publications',
    description: 'Account menu: publications I wrote',
  },
  blogs: {
    id: 'account.blogs',
    defaultMessage: 'My blog posts',
    description: 'Account menu: posts I wrote',
  },
  dialogs: {
    id: 'account.dialogs',
    defaultMessage: 'My dialogues',
    description: 'Account menu: dialogues I take part in',
  },
  events: {
    id: 'account.events',
    defaultMessage: 'My events',
    description: 'Account menu: events I attend',
  },
});

/** Titles of the pages that belong to no section. */
export const titleMessages = defineMessages({
  home: { id: 'title.home', defaultMessage: 'Home', description: 'Title of the first page' },
  profile: {
    id: 'title.profile',
    defaultMessage: 'My profile',
    description: 'Title of one’s own profile',
  },
  security: {
    id: 'title.security',
    defaultMessage: 'Sign-in and security',
    description: 'Title of the page about the safety of the account',
  },
  settings: {
    id: 'title.settings',
    defaultMessage: 'Settings',
    description: 'Title of the page with the settings of the account',
  },
  data: {
    id: 'title.data',
    defaultMessage: 'Your data',
    description: 'Title of the page where the account is downloaded or deleted',
  },
  profileEdit: {
    id: 'title.profileEdit',
    defaultMessage: 'Edit profile',
    description: 'Title of the page where the own profile is changed',
  },
  user: {
    id: 'title.user',
    defaultMessage: 'Profile',
    description: 'Title of a person’s public page until it is loaded',
  },
  admin: {
    id: 'title.admin',
    defaultMessage: 'Administration',
    description: 'Title of the pages for moderators and administrators',
  },
  'sign-in': {
    id: 'title.sign-in',
    defaultMessage: 'Sign in',
    description: 'Title of the page with the ways to sign in',
  },
  register: {
    id: 'title.register',
    defaultMessage: 'Create an account',
    description: 'Title of the registration',
  },
  'confirm-email': {
    id: 'title.confirm-email',
    defaultMessage: 'Confirm your address',
    description: 'Title of the page that the mail after a registration leads to',
  },
  'forgot-password': {
    id: 'title.forgot-password',
    defaultMessage: 'Forgotten password',
    description: 'Title of the page where a link for a new password is asked for',
  },
  'reset-password': {
    id: 'title.reset-password',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page that the mail after a forgotten password leads to',
  },
  'undo-password-change': {
    id: 'title.undo-password-change',
    defaultMessage: 'That was not me',
    description: 'Title of the page that the mail about a changed password leads to',
  },
  callback: {
    id: 'title.callback',
    defaultMessage: 'Signing you in…',
    description: 'Title while the sign-in is being completed',
  },
  forbidden: {
    id: 'title.forbidden',
    defaultMessage: 'You cannot open this page',
    description: 'Title of the page for missing rights',
  },
  unauthorized: {
    id: 'title.unauthorized',
    defaultMessage: 'Please sign in',
    description: 'Title of the page for people who are not signed in',
  },
  workbench: {
    id: 'title.workbench',
    defaultMessage: 'Workbench',
    description: 'Title of the page for developers',
  },
  notFound: {
    id: 'title.notFound',
    defaultMessage: 'This page does not exist',
    description: 'Title of the page for unknown addresses',
  },
  'privacy-policy': {
    id: 'title.privacy-policy',
    defaultMessage: 'Privacy policy',
    description: 'Legal page',
  },
  'terms-and-conditions': {
    id: 'title.terms-and-conditions',
    defaultMessage: 'Terms and conditions',
    description: 'Legal page',
  },
  accessibility: {
    id: 'title.accessibility',
    defaultMessage: 'Accessibility',
    description: 'Legal page',
  },
  cookies: {
    id: 'title.cookies',
    defaultMessage: 'Cookies and storage',
    description: 'Legal page',
  },
});

export const topicMessages = defineMessages({
  mobility: { id: 'topic.mobility', defaultMessage: 'Mobility', description: 'Topic' },
  environment: { id: 'topic.environment', defaultMessage: 'Environment', description: 'Topic' },
  budget: { id: 'topic.budget', defaultMessage: 'Budget', description: 'Topic' },
  culture: { id: 'topic.culture', defaultMessage: 'Culture', description: 'Topic' },
  youth: { id: 'topic.youth', defaultMessage: 'Youth', description: 'Topic' },
  housing: { id: 'topic.housing', defaultMessage: 'Housing', description: 'Topic' },
  health: { id: 'topic.health', defaultMessage: 'Health', description: 'Topic' },
  digital: { id: 'topic.digital', defaultMessage: 'Digital city', description: 'Topic' },
  harbour: { id: 'topic.harbour', defaultMessage: 'Harbour', description: 'Topic' },
  education: { id: 'topic.education', defaultMessage: 'Education', description: 'Topic' },
  accessibility: {
    id: 'topic.accessibility',
    defaultMessage: 'Accessibility',
    description: 'Topic',
  },
  democracy: { id: 'topic.democracy', defaultMessage: 'Democracy', description: 'Topic' },
});

export const areaMessages = defineMessages({
  'old-port': { id: 'area.old-port', defaultMessage: 'Old Port', description: 'District' },
  'lighthouse-hill': {
    id: 'area.lighthouse-hill',
    defaultMessage: 'Lighthouse Hill',
    description: 'District',
  },
  'green-valley': {
    id: 'area.green-valley',
    defaultMessage: 'Green Valley',
    description: 'District',
  },
  'market-quarter': {
    id: 'area.market-quarter',
    defaultMessage: 'Market Quarter',
    description: 'District',
  },
  'new-shore': { id: 'area.new-shore', defaultMessage: 'New Shore', description: 'District' },
  university: { id: 'area.university', defaultMessage: 'University', description: 'District' },
});

export const phaseMessages = defineMessages({
  open: {
    id: 'phase.open',
    defaultMessage: 'Open',
    description: 'Badge: people can take part now',
  },
  upcoming: {
    id: 'phase.upcoming',
    defaultMessage: 'Upcoming',
    description: 'Badge: starts later',
  },
  closed: { id: 'phase.closed', defaultMessage: 'Closed', description: 'Badge: has ended' },
});

export const authorKindMessages = defineMessages({
  person: { id: 'author.person', defaultMessage: 'Resident', description: 'Kind of author' },
  organisation: {
    id: 'author.organisation',
    defaultMessage: 'City administration',
    description: 'Kind of author',
  },
  team: { id: 'author.team', defaultMessage: 'Team', description: 'Kind of author' },
  committee: { id: 'author.committee', defaultMessage: 'Committee', description: 'Kind of author' },
});

/** The kinds of contents that sections filter by. */
export const kindMessages = defineMessages({
  'single-choice': {
    id: 'kind.single-choice',
    defaultMessage: 'One choice',
    description: 'Voting method',
  },
  report: { id: 'kind.report', defaultMessage: 'Report', description: 'Kind of publication' },
  study: { id: 'kind.study', defaultMessage: 'Study', description: 'Kind of publication' },
  minutes: { id: 'kind.minutes', defaultMessage: 'Minutes', description: 'Kind of publication' },
  regulation: {
    id: 'kind.regulation',
    defaultMessage: 'Regulation',
    description: 'Kind of publication',
  },
  decision: {
    id: 'kind.decision',
    defaultMessage: 'Decision',
    description: 'Kind of publication or of governance entry',
  },
  budget: { id: 'kind.budget', defaultMessage: 'Budget', description: 'Kind of publication' },
  dataset: { id: 'kind.dataset', defaultMessage: 'Data set', description: 'Kind of publication' },
  press: { id: 'kind.press', defaultMessage: 'Press release', description: 'Kind of publication' },
  course: {
    id: 'kind.course',
    defaultMessage: 'Course',
    description: 'Kind of training: at one’s own pace',
  },
  training: {
    id: 'kind.training',
    defaultMessage: 'Training',
    description: 'Kind of training: at a date, with others',
  },
  standing: { id: 'kind.standing', defaultMessage: 'Standing', description: 'Kind of committee' },
  temporary: {
    id: 'kind.temporary',
    defaultMessage: 'Temporary',
    description: 'Kind of committee',
  },
  advisory: { id: 'kind.advisory', defaultMessage: 'Advisory', description: 'Kind of committee' },
  inPerson: {
    id: 'kind.inPerson',
    defaultMessage: 'On site',
    description: 'Form of an event or training',
  },
  online: {
    id: 'kind.online',
    defaultMessage: 'Online',
    description: 'Form of an event or training',
  },
  hybrid: {
    id: 'kind.hybrid',
    defaultMessage: 'On site and online',
    description: 'Form of an event or training',
  },
  page: {
    id: 'kind.page',
    defaultMessage: 'How it works',
    description: 'Kind of governance entry: an explanation',
  },
  body: {
    id: 'kind.body',
    defaultMessage: 'Body',
    description: 'Kind of governance entry: council, office, committee',
  },
  commitment: {
    id: 'kind.commitment',
    defaultMessage: 'Commitment',
    description: 'Kind of governance entry: a promise that is followed up',
  },
});

export const languageMessages = defineMessages({
  en: { id: 'language.en', defaultMessage: 'English', description: 'Name of a language' },
  ar: { id: 'language.ar', defaultMessage: 'Arabic', description: 'Name of a language' },
  tr: { id: 'language.tr', defaultMessage: 'Turkish', description: 'Name of a language' },
});

/** Words of the shell and of the building blocks. */
export const uiMessages = {
  ...defineMessages({
    portal: { id: 'ui.portal', defaultMessage: 'Meydan', description: 'Name of the portal' },
    city: { id: 'ui.city', defaultMessage: 'Harbour City', description: 'Name of the city' },
    description: {
      id: 'ui.description',
      defaultMessage:
        'Meydan is the public square of Harbour City: vote, talk, learn and see what is decided.',
      description: 'Description of the portal for search engines',
    },
    skip: {
      id: 'ui.skip',
      defaultMessage: 'Skip to the content',
      description: 'First link of every page',
    },
    mainNavigation: {
      id: 'ui.mainNavigation',
      defaultMessage: 'Main',
      description: 'Name of the main navigation for screen readers',
    },
    menu: {
      id: 'ui.menu',
      defaultMessage: 'Menu',
      description: 'Button that opens the navigation on small screens',
    },
    languages: {
      id: 'ui.languages',
      defaultMessage: 'Language',
      description: 'Name of the language switch',
    },
    theme: {
      id: 'ui.theme',
      defaultMessage: 'Appearance',
      description: 'Name of the switch between light and dark',
    },
    themeAuto: {
      id: 'ui.themeAuto',
      defaultMessage: 'Appearance: as the device',
      description: 'State of the switch',
    },
    themeLight: {
      id: 'ui.themeLight',
      defaultMessage: 'Appearance: light',
      description: 'State of the switch',
    },
    themeDark: {
      id: 'ui.themeDark',
      defaultMessage: 'Appearance: dark',
      description: 'State of the switch',
    },
    signIn: { id: 'ui.signIn', defaultMessage: 'Sign in', description: 'Button' },
    signOut: { id: 'ui.signOut', defaultMessage: 'Sign out', description: 'Button' },
    account: {
      id: 'ui.account',
      defaultMessage: 'Account',
      description: 'Button that opens the account menu',
    },
    footer: {
      id: 'ui.footer',
      defaultMessage: 'Help and legal information',
      description: 'Name of the navigation at the end of the page',
    },
    help: { id: 'ui.help', defaultMessage: 'Help', description: 'Heading in the footer' },
    discover: {
      id: 'ui.discover',
      defaultMessage: 'Discover',
      description: 'Heading in the footer',
    },
    legal: { id: 'ui.legal', defaultMessage: 'Legal', description: 'Heading in the footer' },
    imprint: {
      id: 'ui.imprint',
      defaultMessage: 'The participation portal of Harbour City.',
      description: 'Last line of every page',
    },
    breadcrumbs: {
      id: 'ui.breadcrumbs',
      defaultMessage: 'You are here',
      description: 'Name of the breadcrumb navigation',
    },
    loading: {
      id: 'ui.loading',
      defaultMessage: 'Loading…',
      description: 'Said to screen readers while something is loading',
    },
    failedTitle: {
      id: 'ui.failedTitle',
      defaultMessage: 'This could not be loaded',
      description: 'Heading of an error notice',
    },
    failedText: {
      id: 'ui.failedText',
      defaultMessage:
        'The connection failed or the city’s server did not answer. Nothing you entered is lost.',
      description: 'Text of an error notice',
    },
    retry: {
      id: 'ui.retry',
      defaultMessage: 'Try again',
      description: 'Button of an error notice',
    },
    more: { id: 'ui.more', defaultMessage: 'Show more', description: 'Button below a list' },
    filters: {
      id: 'ui.filters',
      defaultMessage: 'Filter the list',
      description: 'Name of the filter form',
    },
    search: { id: 'ui.search', defaultMessage: 'Search', description: 'Label of the search field' },
    topic: { id: 'ui.topic', defaultMessage: 'Topic', description: 'Label of a filter' },
    area: { id: 'ui.area', defaultMessage: 'District', description: 'Label of a filter' },
    kind: { id: 'ui.kind', defaultMessage: 'Kind', description: 'Label of a filter' },
    anyTopic: {
      id: 'ui.anyTopic',
      defaultMessage: 'All topics',
      description: 'Choice of a filter',
    },
    anyArea: {
      id: 'ui.anyArea',
      defaultMessage: 'All districts',
      description: 'Choice of a filter',
    },
    anyKind: { id: 'ui.anyKind', defaultMessage: 'All kinds', description: 'Choice of a filter' },
    anyPhase: {
      id: 'ui.anyPhase',
      defaultMessage: 'All',
      description: 'Tab that shows everything',
    },
    phases: {
      id: 'ui.phases',
      defaultMessage: 'State',
      description: 'Name of the tabs all, open, upcoming, closed',
    },
    apply: { id: 'ui.apply', defaultMessage: 'Show', description: 'Button of the filter form' },
    reset: {
      id: 'ui.reset',
      defaultMessage: 'Clear filters',
      description: 'Link that removes all filters',
    },
    emptyTitle: {
      id: 'ui.emptyTitle',
      defaultMessage: 'Nothing here yet',
      description: 'Heading of an empty list',
    },
    emptyText: {
      id: 'ui.emptyText',
      defaultMessage: 'New entries will appear here as soon as they are published.',
      description: 'Text of an empty list',
    },
    noMatchTitle: {
      id: 'ui.noMatchTitle',
      defaultMessage: 'Nothing matches your filters',
      description: 'Heading of a list that filters made empty',
    },
    noMatchText: {
      id: 'ui.noMatchText',
      defaultMessage: 'Try fewer filters or another word.',
      description: 'Text of a list that filters made empty',
    },
    untranslated: {
      id: 'ui.untranslated',
      defaultMessage: 'Not yet translated',
      description: 'Badge at a text that is shown in its original language',
    },
    facts: {
      id: 'ui.facts',
      defaultMessage: 'At a glance',
      description: 'Heading of the list of facts',
    },
    published: {
      id: 'ui.published',
      defaultMessage: 'Published',
      description: 'Fact: date of publication',
    },
    updated: {
      id: 'ui.updated',
      defaultMessage: 'Updated',
      description: 'Fact: date of the last change',
    },
    opens: { id: 'ui.opens', defaultMessage: 'Opens', description: 'Fact: start date' },
    closes: { id: 'ui.closes', defaultMessage: 'Closes', description: 'Fact: end date' },
    starts: {
      id: 'ui.starts',
      defaultMessage: 'Starts',
      description: 'Fact: when an event or a training begins',
    },
    ends: {
      id: 'ui.ends',
      defaultMessage: 'Ends',
      description: 'Fact: when an event or a training is over',
    },
    reference: {
      id: 'ui.reference',
      defaultMessage: 'Reference',
      description: 'Fact: the readable number of an entry',
    },
    by: { id: 'ui.by', defaultMessage: 'By', description: 'Fact: who wrote it' },
    topics: {
      id: 'ui.topics',
      defaultMessage: 'Topics',
      description: 'Name of the list of topics',
    },
    seeAll: { id: 'ui.seeAll', defaultMessage: 'See all', description: 'Link to the whole list' },
    chartOption: {
      id: 'ui.chartOption',
      defaultMessage: 'Option',
      description: 'Column of the result table',
    },
    chartVotes: {
      id: 'ui.chartVotes',
      defaultMessage: 'Votes',
      description: 'Column of the result table',
    },
    chartShare: {
      id: 'ui.chartShare',
      defaultMessage: 'Share',
      description: 'Column of the result table',
    },
    chartTable: {
      id: 'ui.chartTable',
      defaultMessage: 'Show as a table',
      description: 'Opens the table behind a chart',
    },
    chartLeading: {
      id: 'ui.chartLeading',
      defaultMessage: 'Most votes',
      description: 'Mark at the option with the most votes',
    },
  }),
  total: defineMessage<{ count: number }>({
    id: 'ui.total',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
    description: 'Number of entries of a list',
  }),
  comments: defineMessage<{ count: number }>({
    id: 'ui.comments',
    defaultMessage: '{count, plural, =0 {No comments} one {# comment} other {# comments}}',
    description: 'Number of comments',
  }),
  votes: defineMessage<{ count: number }>({
    id: 'ui.votes',
    defaultMessage: '{count, plural, =0 {No votes yet} one {# vote} other {# votes}}',
    description: 'Number of votes cast',
  }),
  opensAt: defineMessage<{ when: string }>({
    id: 'ui.opensAt',
    defaultMessage: 'Opens {when}',
    description: '{when} is a relative time such as “in 3 days”',
  }),
  closesAt: defineMessage<{ when: string }>({
    id: 'ui.closesAt',
    defaultMessage: 'Closes {when}',
    description: '{when} is a relative time such as “in 3 days”',
  }),
  closedAt: defineMessage<{ when: string }>({
    id: 'ui.closedAt',
    defaultMessage: 'Closed {when}',
    description: '{when} is a relative time such as “3 days ago”',
  }),
  errorReference: defineMessage<{ code: string }>({
    id: 'ui.errorReference',
    defaultMessage: 'Reference: {code}',
    description: 'A code that people can quote when they report an error',
  }),
};

/** What a person reads for the failures of shared/errors; the key is the part of `shown` after “error.”. */
export const errorMessages = defineMessages({
  clockDiffers: {
    id: 'error.clockDiffers',
    defaultMessage:
      'The clock of this device seems to be wrong, so the sign-in could not be verified. Set date and time, then try again.',
    description: 'A token was issued too long ago or in the future by the clock of the device',
  },
  configUnavailable: {
    id: 'error.configUnavailable',
    defaultMessage: 'The portal could not be set up. Please load the page again in a few minutes.',
    description: 'The configuration file could not be read',
  },
  otherPerson: {
    id: 'error.otherPerson',
    defaultMessage:
      'Somebody else has signed in at the sign-in service in this browser. To keep your account apart from theirs, you were signed out here.',
    description: 'Another person’s session was found at the identity provider',
  },
  passwordRefused: {
    id: 'error.passwordRefused',
    defaultMessage:
      'E-mail address and password do not match, or the address was not confirmed yet. Please check both.',
    description: 'A sign-in by password was refused; it must not tell which of the two is wrong',
  },
  paymentNotSetUp: {
    id: 'error.paymentNotSetUp',
    defaultMessage: 'Payments are not available at the moment.',
    description: 'The payment key is not usable',
  },
  popupAlreadyOpen: {
    id: 'error.popupAlreadyOpen',
    defaultMessage: 'A sign-in window is already open. Please go on there.',
    description: 'A second sign-in window was asked for',
  },
  popupBlocked: {
    id: 'error.popupBlocked',
    defaultMessage:
      'Your browser blocked the sign-in window. Allow windows for this site, or sign in on this page.',
    description: 'The sign-in window could not be opened',
  },
  popupClosed: {
    id: 'error.popupClosed',
    defaultMessage: 'The sign-in window was closed before the sign-in was complete.',
    description: 'The person closed the sign-in window',
  },
  popupIsolated: {
    id: 'error.popupIsolated',
    defaultMessage:
      'The sign-in window is open, but this page cannot see it. Finish there; this page notices by itself.',
    description: 'The provider’s page has cut the sign-in window off from the portal',
  },
  popupSilent: {
    id: 'error.popupSilent',
    defaultMessage:
      'The sign-in window did not answer in time. Please try again, or sign in on this page.',
    description: 'No answer from the sign-in window',
  },
  providerUnreachable: {
    id: 'error.providerUnreachable',
    defaultMessage:
      'The sign-in service cannot be reached at the moment. Please try again in a few minutes.',
    description: 'No answer from the identity provider or the sign-in server',
  },
  sessionEnded: {
    id: 'error.sessionEnded',
    defaultMessage: 'Your session has ended. Sign in again to go on where you were.',
    description: 'The session could not be renewed',
  },
  signInDeclined: {
    id: 'error.signInDeclined',
    defaultMessage:
      'The sign-in was cancelled, or the sign-in service did not allow it. Nothing has changed; you can try again.',
    description: 'The person, or the provider for them, said no',
  },
  signInInterrupted: {
    id: 'error.signInInterrupted',
    defaultMessage:
      'The sign-in was interrupted or took too long. Nothing has changed; please try again.',
    description:
      'The answer of the identity provider was incomplete or belonged to another attempt',
  },
  signInLoops: {
    id: 'error.signInLoops',
    defaultMessage:
      'We stopped the third automatic sign-in within a minute, because the ones before it led straight back here. Your browser may be blocking cookies for the sign-in service. Allow them, then sign in again.',
    description: 'Portal and provider sent the person to and fro',
  },
  signInNotSetUp: {
    id: 'error.signInNotSetUp',
    defaultMessage: 'Signing in is not set up correctly on this site. Please tell the city.',
    description: 'A fault of the configuration',
  },
  signInRefused: {
    id: 'error.signInRefused',
    defaultMessage:
      'The sign-in was stopped because its answer could not be verified. Please try again.',
    description: 'Validation of the tokens failed, or the provider refused',
  },
  signInRequired: {
    id: 'error.signInRequired',
    defaultMessage: 'Please sign in for this.',
    description: 'The action needs a session',
  },
  signOutIncomplete: {
    id: 'error.signOutIncomplete',
    defaultMessage: 'You are signed out here, but the sign-in service could not be told.',
    description: 'Revoking the tokens failed',
  },
  signedOutAtProvider: {
    id: 'error.signedOutAtProvider',
    defaultMessage:
      'Your session at the sign-in service has ended, so you were signed out here too.',
    description: 'The session at the identity provider is over',
  },
  storageRefused: {
    id: 'error.storageRefused',
    defaultMessage:
      'Your browser does not let this site store anything. A session then lasts only as long as this page is open, and signing in works only in a window of its own.',
    description: 'The browser refuses to store the session or the sign-in attempt',
  },
  tooManyTries: {
    id: 'error.tooManyTries',
    defaultMessage: 'There were too many tries in a short time. For your safety, we wait a little.',
    description: 'The server refuses for a while',
  },
  unexpected: {
    id: 'error.unexpected',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'Any other failure',
  },
  unreachable: {
    id: 'error.unreachable',
    defaultMessage: 'The city’s server cannot be reached. Check your connection and try again.',
    description: 'No answer from the network',
  },
  userInfoFailed: {
    id: 'error.userInfoFailed',
    defaultMessage: 'You are signed in, but your profile could not be loaded.',
    description: 'The user record could not be fetched',
  },
});

/** What is said about a session that ended, that is being continued in a window, or that is in trouble. */
export const sessionMessages = {
  ...defineMessages({
    failedTitle: {
      id: 'sessionNotice.failedTitle',
      defaultMessage: 'The sign-in did not work',
      description: 'Heading of the page and the notice about a failed sign-in',
    },
    loopTitle: {
      id: 'sessionNotice.loopTitle',
      defaultMessage: 'The sign-in went round in circles',
      description: 'Heading: automatic sign-ins led nowhere',
    },
    signedOutTitle: {
      id: 'sessionNotice.signedOutTitle',
      defaultMessage: 'You are signed out',
      description: 'Heading: by the person’s own wish or not',
    },
    signedOut: {
      id: 'sessionNotice.signedOut',
      defaultMessage: 'To open this page, sign in again. You will come back here afterwards.',
      description: 'Text of an account page after the person has signed out',
    },
    deletedTitle: {
      id: 'sessionNotice.deletedTitle',
      defaultMessage: 'Your account was deleted',
      description: 'Heading: by the person’s own wish',
    },
    deleted: {
      id: 'sessionNotice.deleted',
      defaultMessage:
        'Your data is gone. Your votes still count, and what you wrote stays without your name. Thank you for having taken part.',
      description: 'Text on the first page after the account was deleted',
    },
    otherTab: {
      id: 'sessionNotice.otherTab',
      defaultMessage: 'You signed out in another tab.',
      description: 'Text after a sign-out in another tab of the browser',
    },
    signInAgain: {
      id: 'sessionNotice.signInAgain',
      defaultMessage: 'Sign in again',
      description: 'Button',
    },
    signInInWindow: {
      id: 'sessionNotice.signInInWindow',
      defaultMessage: 'Sign in in a window',
      description: 'Button: where a sign-in on the page is not possible',
    },
    signInHere: {
      id: 'sessionNotice.signInHere',
      defaultMessage: 'Sign in on this page',
      description: 'Button: instead of in a window of its own',
    },
    windowTitle: {
      id: 'sessionNotice.windowTitle',
      defaultMessage: 'Go on in the other window',
      description: 'Heading while the sign-in window is open',
    },
    windowText: {
      id: 'sessionNotice.windowText',
      defaultMessage: 'Sign in there. This page stays as it is, with everything you entered.',
      description: 'Text while the sign-in window is open',
    },
    cancel: {
      id: 'sessionNotice.cancel',
      defaultMessage: 'Cancel',
      description: 'Button: closes the sign-in window',
    },
    dismiss: {
      id: 'sessionNotice.dismiss',
      defaultMessage: 'Close this message',
      description: 'Name of the button that removes a notice',
    },
    offlineTitle: {
      id: 'sessionNotice.offlineTitle',
      defaultMessage: 'The connection is interrupted',
      description: 'Heading: the session could not be renewed because no server answers',
    },
    offlineText: {
      id: 'sessionNotice.offlineText',
      defaultMessage: 'You stay signed in. It goes on by itself as soon as the connection is back.',
      description: 'Text: the session could not be renewed because no server answers',
    },
    storageTitle: {
      id: 'sessionNotice.storageTitle',
      defaultMessage: 'This site cannot store anything here',
      description: 'Heading: the browser refuses to keep the session',
    },
    clockTitle: {
      id: 'sessionNotice.clockTitle',
      defaultMessage: 'The clock of this device is wrong',
      description: 'Heading: it differs from the clocks of the servers',
    },
  }),
  clockMinutes: defineMessage<{ count: number }>({
    id: 'sessionNotice.clockMinutes',
    defaultMessage:
      'It is off by about {count, plural, one {# minute} other {# minutes}}. Times on this page may look wrong. Set date and time in the settings of the device.',
    description: 'How wrong the clock of the device is; {count} is at least 2',
  }),
  clockHours: defineMessage<{ count: number }>({
    id: 'sessionNotice.clockHours',
    defaultMessage:
      'It is off by about {count, plural, one {# hour} other {# hours}}. Times on this page may look wrong. Set date and time in the settings of the device.',
    description: 'How wrong the clock of the device is; {count} is at least 2',
  }),
};
