import { defineMessage, defineMessages } from 'react-intl';

/** The choice of other contents. */
export const placesMessages = {
  ...defineMessages({
    find: {
      id: 'edit.places.find',
      defaultMessage: 'Find by title',
      description: 'Label of a search field',
    },
    add: {
      id: 'edit.places.add',
      defaultMessage: 'Add',
      description: 'Button beside the title of a content; for screen readers the title follows',
    },
    remove: {
      id: 'edit.places.remove',
      defaultMessage: 'Remove',
      description: 'Button beside the title of a content; for screen readers the title follows',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'edit.places.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# found} other {# found}}',
    description: 'Below a search field: how many contents were found',
  }),
};
