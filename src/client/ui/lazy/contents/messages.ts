import { defineMessages } from 'react-intl';

export const contentsMessages = defineMessages({
  title: {
    id: 'contents.title',
    defaultMessage: 'On this page',
    description: 'Above the headings of a long text, which are links',
  },
});
