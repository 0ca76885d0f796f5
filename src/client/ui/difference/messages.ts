import { defineMessage, defineMessages } from 'react-intl';

export const differenceMessages = defineMessages({
  added: {
    id: 'difference.added',
    defaultMessage: 'added:',
    description: 'Read out before words that are new; not seen',
  },
  removed: {
    id: 'difference.removed',
    defaultMessage: 'removed:',
    description: 'Read out before words that are gone; not seen',
  },
  end: {
    id: 'difference.end',
    defaultMessage: 'end of the change.',
    description: 'Read out after words that are new or gone; not seen',
  },
  same: {
    id: 'difference.same',
    defaultMessage: 'No difference.',
    description: 'In the place of a comparison of two texts that are the same',
  },
});

export const skippedMessage = defineMessage<{ count: number }>({
  id: 'difference.skipped',
  defaultMessage:
    '{count, plural, one {# paragraph without a change} other {# paragraphs without a change}}',
  description: 'In a comparison of two texts, in the place of paragraphs that are the same',
});
