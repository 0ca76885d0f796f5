import { defineMessage, defineMessages } from 'react-intl';

export const homeMessages = defineMessages({
  title: {
    id: 'home.title',
    defaultMessage: 'The city decides in the square',
    description: 'Main heading of the home page; the portal’s name means “public square”',
  },
  lede: {
    id: 'home.lede',
    defaultMessage:
      'Meydan is where Harbour City votes, talks and keeps an eye on its promises. Everything is open to read; your account gives you one vote.',
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
    defaultMessage: 'Waiting for your vote',
    description: 'Heading: open polls',
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
});

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
