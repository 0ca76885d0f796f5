import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** The search box stands on every page: its texts belong to the shell. */
export const searchBoxMessages = {
  ...defineMessages({
    box: {
      id: 'searchBox.box',
      defaultMessage: 'Search the portal',
      description: 'Name of the search in the header, and of its field',
    },
    placeholder: {
      id: 'searchBox.placeholder',
      defaultMessage: 'Search',
      description: 'Inside the empty search field of the header',
    },
    label: {
      id: 'searchBox.label',
      defaultMessage: 'What are you looking for?',
      description: 'Label of the search field within a page',
    },
    submit: {
      id: 'searchBox.submit',
      defaultMessage: 'Search',
      description: 'Button of the search form',
    },
    suggestions: {
      id: 'searchBox.suggestions',
      defaultMessage: 'Suggestions',
      description: 'Name of the list below the search field',
    },
    pages: {
      id: 'searchBox.pages',
      defaultMessage: 'Pages',
      description: 'Heading in the list below the search field: sections and pages of the portal',
    },
    contents: {
      id: 'searchBox.contents',
      defaultMessage: 'Titles',
      description: 'Heading in the list below the search field: titles of contents',
    },
    recent: {
      id: 'searchBox.recent',
      defaultMessage: 'Recent searches',
      description: 'Heading above what was searched for before on this device',
    },
    removeHint: {
      id: 'searchBox.removeHint',
      defaultMessage: 'Delete removes a recent search from the list.',
      description:
        'Description of the recent searches for screen readers: what the Delete key does',
    },
    removed: {
      id: 'searchBox.removed',
      defaultMessage: 'Removed from your recent searches.',
      description: 'Announced after a recent search was removed',
    },
    legal: {
      id: 'searchBox.legal',
      defaultMessage: 'Legal texts',
      description: 'Group of search results: privacy policy, terms, accessibility statement',
    },
    loading: {
      id: 'searchBox.loading',
      defaultMessage: 'Looking for suggestions…',
      description: 'In the list below the search field while it waits',
    },
  }),
  all: defineMessage<{ words: MessageValue }>({
    id: 'searchBox.all',
    defaultMessage: 'Search all texts for “{words}”',
    description: 'Last row of the list below the search field',
  }),
  found: defineMessage<{ count: number }>({
    id: 'searchBox.found',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
    description: 'Announced while somebody types into the search field',
  }),
};
