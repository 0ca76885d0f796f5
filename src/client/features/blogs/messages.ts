import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const blogMessages = {
  ...defineMessages({
    readingTimeLabel: {
      id: 'blogs.readingTimeLabel',
      defaultMessage: 'Reading time',
      description: 'Fact of a post',
    },
    corrected: {
      id: 'blogs.corrected',
      defaultMessage: 'Updated',
      description: 'Fact of a post: when its words were changed last after it was published',
    },
    author: {
      id: 'blogs.author',
      defaultMessage: 'Author',
      description: 'Filter of the list of posts, and heading of the card about who wrote a post',
    },
    anyAuthor: {
      id: 'blogs.anyAuthor',
      defaultMessage: 'All authors',
      description: 'Choice of the filter “Author”',
    },
    related: {
      id: 'blogs.related',
      defaultMessage: 'More on this',
      description: 'Above links to posts about the same',
    },
    neighbours: {
      id: 'blogs.neighbours',
      defaultMessage: 'Before and after',
      description: 'For screen readers: name of the links to the previous and the next post',
    },
    previous: {
      id: 'blogs.previous',
      defaultMessage: 'Previous post',
      description: 'Above the title of the post that was published before this one',
    },
    next: {
      id: 'blogs.next',
      defaultMessage: 'Next post',
      description: 'Above the title of the post that was published after this one',
    },
  }),
  readingTime: defineMessage<{ minutes: number }>({
    id: 'blogs.readingTime',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
    description: 'How long reading a post takes',
  }),
  authorOption: defineMessage<{ name: string; posts: number }>({
    id: 'blogs.authorOption',
    defaultMessage: '{name} ({posts, number})',
    description: 'Choice of the filter “Author”: who, and how many posts',
  }),
  allBy: defineMessage<{ name: MessageValue }>({
    id: 'blogs.allBy',
    defaultMessage: 'All posts by {name}',
    description: 'Link in the card about who wrote a post; also of the city or a team',
  }),
};
