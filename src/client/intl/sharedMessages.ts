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
  setup: {
    id: 'title.setup',
    defaultMessage: 'Set up the portal',
    description: 'Title of the page on which a new portal is set up, step by step',
  },
  unsubscribe: {
    id: 'title.unsubscribe',
    defaultMessage: 'Stop these mails',
    description: 'Title of the page that the link in a mail with news leads to',
  },
  'undo-password-change': {
    id: 'title.undo-password-change',
    defaultMessage: 'That was not me',
    description: 'Title of the page that the mail about a changed password leads to',
  },
  'confirm-new-email': {
    id: 'title.confirm-new-email',
    defaultMessage: 'Confirm your new address',
    description: 'Title of the page that the mail to a new address leads to',
  },
  'undo-email-change': {
    id: 'title.undo-email-change',
    defaultMessage: 'That was not me',
    description: 'Title of the page that the mails about a changed address lead to',
  },
  'accept-invitation': {
    id: 'title.accept-invitation',
    defaultMessage: 'Your invitation',
    description: 'Title of the page that the mail with an invitation to the portal leads to',
  },
  pages: {
    id: 'title.pages',
    defaultMessage: 'Page',
    description: 'Title of a page that the city has written itself, while its own is not known',
  },
  search: {
    id: 'title.search',
    defaultMessage: 'Search',
    description: 'Title of the page that finds things in all sections',
  },
  'open-data': {
    id: 'title.open-data',
    defaultMessage: 'Open data',
    description: 'Title of the page with public data',
  },
  import: {
    id: 'title.import',
    defaultMessage: 'Events from a calendar file',
    description:
      'Title of the page where the events of a calendar file become drafts, and link to it',
  },
  vacancies: {
    id: 'title.vacancies',
    defaultMessage: 'Vacant seats',
    description: 'Title of the page with the seats in committees that nobody holds',
  },
  invitation: {
    id: 'title.invitation',
    defaultMessage: 'Invitation to a team',
    description: 'Title of the page that the link of an invitation leads to',
  },
  moderation: {
    id: 'title.moderation',
    defaultMessage: 'Moderation log',
    description: 'Title of the public page that tells what was hidden and why',
  },
  feedback: {
    id: 'title.feedback',
    defaultMessage: 'Tell us what does not work',
    description: 'Title of the page with the form about barriers and faults of the portal',
  },
  offline: {
    id: 'title.offline',
    defaultMessage: 'You are offline',
    description: 'Title of the page that is shown without a network',
  },
  create: {
    id: 'title.create',
    defaultMessage: 'Write something new',
    description: 'Title of the pages where something is written, until it is known what',
  },
  createFirst: {
    id: 'title.createFirst',
    defaultMessage: 'Write the first',
    description: 'Button in a list that is empty, for those who write',
  },
  history: {
    id: 'title.history',
    defaultMessage: 'History',
    description: 'Title of the pages that show how something was before',
  },
  edit: {
    id: 'title.edit',
    defaultMessage: 'Edit',
    description: 'Title of the pages where something is changed, until it is known what',
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
  gone: {
    id: 'title.gone',
    defaultMessage: 'This page was taken away',
    description: 'Title of the page for a content that was public and has been deleted',
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
  imprint: {
    id: 'title.imprint',
    defaultMessage: 'Imprint',
    description: 'Legal page: who runs the portal and answers for it',
  },
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

/** Words of the shell and of the building blocks. */
export const uiMessages = {
  ...defineMessages({
    sectionReadOnly: {
      id: 'ui.sectionReadOnly',
      defaultMessage: 'This section can only be read at the moment.',
      description: 'On every page of a section that the city has closed for writing',
    },
    description: {
      id: 'ui.description',
      defaultMessage:
        '{portal}, the public square of {city}: vote, talk, learn and see what is decided.',
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
    languageChanged: {
      id: 'ui.languageChanged',
      defaultMessage: 'This page is in English now.',
      description:
        'Read out by screen readers after the language was switched; each language names itself',
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
    aboutPortal: {
      id: 'ui.aboutPortal',
      defaultMessage: 'About this portal',
      description: 'Heading in the footer, above links to pages that the city has written itself',
    },
    legal: { id: 'ui.legal', defaultMessage: 'Legal', description: 'Heading in the footer' },
    imprint: {
      id: 'ui.imprint',
      defaultMessage: '{city} · participation portal',
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
    currentPhase: {
      id: 'ui.currentPhase',
      defaultMessage: 'Current',
      description: 'Tab of a list: events and trainings that are on or to come, courses',
    },
    pastPhase: {
      id: 'ui.pastPhase',
      defaultMessage: 'Past',
      description: 'Tab of a list: events and trainings that are over',
    },
    filter: {
      id: 'ui.filter',
      defaultMessage: 'Filter',
      description: 'Button on a small screen: opens the filters of a list',
    },
    moreFilters: {
      id: 'ui.moreFilters',
      defaultMessage: 'More filters',
      description: 'Line that unfolds filters of a list',
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
    writtenBy: {
      id: 'ui.writtenBy',
      defaultMessage: 'Written by',
      description: 'Fact: the person behind what stands in the name of a team or committee',
    },
    forMembers: {
      id: 'ui.forMembers',
      defaultMessage: 'Only members of the group are told',
      description: 'Below the name of the person behind what stands in the name of a group',
    },
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
    chartTable: {
      id: 'ui.chartTable',
      defaultMessage: 'Show as a table',
      description: 'Opens the table behind a chart',
    },
  }),
  unknownChoice: defineMessage<{ value: string }>({
    id: 'ui.unknownChoice',
    defaultMessage: 'Not known: {value}',
    description: 'Choice of a filter: the address names something that does not exist',
  }),
  filterChosen: defineMessage<{ count: number }>({
    id: 'ui.filterChosen',
    defaultMessage: 'Filter: {count, number}',
    description: 'The same button, with the number of filters that are chosen',
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
  inBothZones: defineMessage<{ cityTime: string; own: string }>({
    id: 'ui.inBothZones',
    defaultMessage: '{cityTime} {city} time (your time: {own})',
    description:
      'A moment for readers elsewhere: {cityTime} is a date and time such as “December 1, 2026 at 5:39 PM”, or a span of time; {own} is the same by their own clock',
  }),
  withOwnTime: defineMessage<{ cityTime: string; own: string }>({
    id: 'ui.withOwnTime',
    defaultMessage: '{cityTime} ({own})',
    description:
      'A moment in a list below the note ui.listedTimes: {cityTime} is a time such as “5:39 PM”, or a span of time; {own} is the same by the reader’s own clock',
  }),
  cityTimes: {
    id: 'ui.cityTimes',
    defaultMessage: 'Times are in {city} time.',
    description: 'Note for readers elsewhere, beside fields for a time',
  },
  listedTimes: {
    id: 'ui.listedTimes',
    defaultMessage: 'Times are in {city} time; your own time is in brackets.',
    description: 'Note for readers elsewhere, once above a list: “5:39 PM (3:39 PM)”',
  },
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

/** Marks of what is listed in several sections. */
export const markMessages = defineMessages({
  recount: {
    id: 'ui.recount',
    defaultMessage: 'Recount of ballots cast elsewhere',
    description: 'Badge of a poll whose ballots come from a file, and heading of the note on it',
  },
});
