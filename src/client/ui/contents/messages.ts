import { defineMessage, defineMessages } from 'react-intl';

export const contentsMessages = defineMessages({
  title: {
    id: 'contents.title',
    defaultMessage: 'On this page',
    description: 'Above the headings of a long text, which are links',
  },
  footnotes: {
    id: 'contents.footnotes',
    defaultMessage: 'Notes',
    description: 'Heading above the footnotes at the end of a text',
  },
});

export const backToText = defineMessage<{ readonly number: number }>({
  id: 'contents.backToText',
  defaultMessage: 'Back to note {number} in the text',
  description: 'Name of the arrow behind a footnote: leads to where the text refers to it',
});
