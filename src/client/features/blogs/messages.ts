import { defineMessage, defineMessages } from 'react-intl';

export const blogMessages = {
  ...defineMessages({
    readingTimeLabel: {
      id: 'blogs.readingTimeLabel',
      defaultMessage: 'Reading time',
      description: 'Fact of a post',
    },
  }),
  readingTime: defineMessage<{ minutes: number }>({
    id: 'blogs.readingTime',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
    description: 'How long reading a post takes',
  }),
};
