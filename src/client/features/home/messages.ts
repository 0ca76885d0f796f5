import { defineMessage, defineMessages } from 'react-intl';

export const homeMessages = defineMessages({
  cancelled: {
    id: 'home.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Badge of an event that does not take place',
  },
  title: {
    id: 'home.title',
    defaultMessage: 'The city decides in the square',
    description: 'Main heading of the home page; the portal’s name means “public square”',
  },
  lede: {
    id: 'home.lede',
    defaultMessage:
      'This is where {city} votes, talks and keeps an eye on its promises. Everything is open to read; your account gives you one vote.',
    description: 'Introduction of the home page',
  },
  voteNow: {
    id: 'home.voteNow',
    defaultMessage: 'Have your say',
    description: 'Main button of the home page',
  },
  howItWorks: {
    id: 'home.howItWorks',
    defaultMessage: 'How it works',
    description: 'Second button of the home page',
  },
  polls: {
    id: 'home.polls',
    defaultMessage: 'Open now',
    description: 'Heading: open polls, those that close soonest first',
  },
  dialogs: {
    id: 'home.dialogs',
    defaultMessage: 'Being talked about',
    description: 'Heading: open dialogues',
  },
  events: { id: 'home.events', defaultMessage: 'Coming up', description: 'Heading: next events' },
  posts: {
    id: 'home.posts',
    defaultMessage: 'From the blog',
    description: 'Heading: latest posts',
  },
  outcomes: {
    id: 'home.outcomes',
    defaultMessage: 'What came of it',
    description: 'Heading: what the city made of earlier votes',
  },
  numbers: {
    id: 'home.numbers',
    defaultMessage: 'The city in numbers',
    description: 'Name of the part with the numbers, for screen readers',
  },
  closed: {
    id: 'home.closed',
    defaultMessage: 'Vote closed on',
    description: 'A date follows',
  },
  decision: {
    id: 'home.decision',
    defaultMessage: 'Decision',
    description: 'Above the link to what was decided after a vote',
  },
  progress: {
    id: 'home.progress',
    defaultMessage: 'Progress',
    description: 'Name of a bar: how far a promise of the city is',
  },
});

/** In the place of lists that are all empty: what will stand there. */
export const beginningMessages = defineMessages({
  title: {
    id: 'home.beginning.title',
    defaultMessage: 'What you will find here',
    description: 'Heading on a home page on which nothing is open or announced yet',
  },
  text: {
    id: 'home.beginning.text',
    defaultMessage:
      'Nothing is open or announced at the moment. As soon as there is something in one of these sections, it appears on this page.',
    description: 'Below that heading; links to the sections follow',
  },
});

/** Texts for what waits for a person who is signed in. */
export const needMessages = defineMessages({
  title: {
    id: 'home.needs.title',
    defaultMessage: 'What still needs you',
    description: 'Heading: votes, drafts and notices that wait for the person',
  },
  signIn: {
    id: 'home.needs.signIn',
    defaultMessage: 'Sign in to see here what still needs you',
    description: 'Link below the introduction',
  },
  nothing: {
    id: 'home.needs.nothing',
    defaultMessage: 'Nothing is waiting for you. You have voted wherever you can.',
    description: 'In the place of what waits for the person',
  },
  nothingAtAll: {
    id: 'home.needs.nothingAtAll',
    defaultMessage: 'Nothing is waiting for you.',
    description: 'In the place of what waits for the person, where no vote is open',
  },
  results: {
    id: 'home.needs.results',
    defaultMessage: 'Look at results',
    description: 'Link to the closed polls',
  },
  terms: {
    id: 'home.needs.terms',
    defaultMessage: 'The terms of use have changed',
    description: 'Row: terms wait to be accepted',
  },
  termsWhy: {
    id: 'home.needs.termsWhy',
    defaultMessage: 'Accept them to take part',
    description: 'Below “The terms of use have changed”',
  },
  vote: {
    id: 'home.needs.vote',
    defaultMessage: 'Your vote is missing',
    description: 'Below the title of an open poll without an end',
  },
  draft: {
    id: 'home.needs.draft',
    defaultMessage: 'Draft, not published yet',
    description: 'Below the title of something that the person began to write',
  },
});

/** Numbers of what waits; each leads to all of them. */
export const needCountMessages = {
  polls: defineMessage<{ count: number }>({
    id: 'home.needs.polls',
    defaultMessage: '{count, plural, one {# vote} other {# votes}}',
    description: 'Link to the open polls: in how many the person has not voted',
  }),
  drafts: defineMessage<{ count: number }>({
    id: 'home.needs.drafts',
    defaultMessage: '{count, plural, one {# draft} other {# drafts}}',
    description: 'Link to what the person began to write: how many there are',
  }),
  notices: defineMessage<{ count: number }>({
    id: 'home.needs.notices',
    defaultMessage: '{count, plural, one {# notice} other {# notices}}',
    description: 'Link to the notices: how many there are',
  }),
};

export const noticeWords = {
  pollClosingSoon: defineMessage<{ when: string }>({
    id: 'home.needs.pollClosingSoon',
    defaultMessage: 'Closes {when}',
    description: 'Below the title of a poll; when is like “in 3 days”',
  }),
  resultPublished: defineMessage<{ when: string }>({
    id: 'home.needs.resultPublished',
    defaultMessage: 'You voted; the result is out',
    description: 'Below the title of a poll',
  }),
  outcomePublished: defineMessage<{ when: string }>({
    id: 'home.needs.outcomePublished',
    defaultMessage: 'You voted; the outcome is known',
    description: 'Below the title of a poll',
  }),
  eventSoon: defineMessage<{ when: string }>({
    id: 'home.needs.eventSoon',
    defaultMessage: 'Begins {when}',
    description: 'Below the title of an event; when is like “in 3 days”',
  }),
  hidden: defineMessage<{ when: string }>({
    id: 'home.needs.hidden',
    defaultMessage: 'Your text was hidden {when}',
    description: 'Below the title of a content; when is like “3 days ago”',
  }),
  conclusionsDue: defineMessage<{ when: string }>({
    id: 'home.needs.conclusionsDue',
    defaultMessage: 'Ended {when}; the conclusions are missing',
    description: 'Below the title of a dialogue; when is like “3 days ago”',
  }),
};

/** Messages for how far a promise of the city is. */
export const commitmentMessages = {
  planned: defineMessage<{ date: string }>({
    id: 'home.commitment.planned',
    defaultMessage: 'Planned, due {date}',
    description: 'State of a promise of the city; a date',
  }),
  running: defineMessage<{ date: string }>({
    id: 'home.commitment.running',
    defaultMessage: 'Under way, due {date}',
    description: 'State of a promise of the city; a date',
  }),
  done: defineMessage<{ date: string }>({
    id: 'home.commitment.done',
    defaultMessage: 'Done',
    description: 'State of a promise of the city',
  }),
  dropped: defineMessage<{ date: string }>({
    id: 'home.commitment.dropped',
    defaultMessage: 'Given up',
    description: 'State of a promise of the city',
  }),
};

/** Labels below the numbers; the number itself stands above. */
export const numberMessages = {
  openPolls: defineMessage<{ count: number }>({
    id: 'home.numbers.openPolls',
    defaultMessage: '{count, plural, one {open vote} other {open votes}}',
    description: 'Label below the number of open polls',
  }),
  ballots: defineMessage<{ count: number }>({
    id: 'home.numbers.ballots',
    defaultMessage: '{count, plural, one {vote cast} other {votes cast}}',
    description: 'Label below the number of votes cast',
  }),
  comments: defineMessage<{ count: number }>({
    id: 'home.numbers.comments',
    defaultMessage: '{count, plural, one {comment} other {comments}}',
    description: 'Label below the number of comments',
  }),
  people: defineMessage<{ count: number }>({
    id: 'home.numbers.people',
    defaultMessage: '{count, plural, one {person takes part} other {people take part}}',
    description: 'Label below the number of people with an account',
  }),
  upcomingEvents: defineMessage<{ count: number }>({
    id: 'home.numbers.upcomingEvents',
    defaultMessage: '{count, plural, one {upcoming event} other {upcoming events}}',
    description: 'Label below the number of upcoming events',
  }),
};
