import { defineMessage, defineMessages } from 'react-intl';

export const feedMessages = {
  ...defineMessages({
    link: {
      id: 'feed.link',
      defaultMessage: 'Follow as a feed (Atom)',
      description: 'Link above a list, to a file for programs that collect news',
    },
  }),
  title: defineMessage<{ section: string }>({
    id: 'feed.title',
    defaultMessage: '{section}: feed',
    description: 'Name of the feed of a section, in the browser’s list of feeds',
  }),
};
