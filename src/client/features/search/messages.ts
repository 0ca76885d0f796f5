import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const searchMessages = {
  intro: defineMessage<{ count: number }>({
    id: 'search.intro',
    defaultMessage:
      '{count, plural, one {Votes, dialogues, posts, events and everything else.} other {Votes, dialogues, posts, events and everything else, in all # languages.}}',
    description:
      'Introduction of the search page before anything was searched for; count: languages offered',
  }),
  ...defineMessages({
    filters: {
      id: 'search.filters',
      defaultMessage: 'Filter results',
      description: 'Name of the form that narrows the results',
    },
    section: { id: 'search.section', defaultMessage: 'Section', description: 'Label of a choice' },
    anySection: {
      id: 'search.anySection',
      defaultMessage: 'All sections',
      description: 'Choice: results of every section',
    },
    date: {
      id: 'search.date',
      defaultMessage: 'Published',
      description: 'Fact of a result; a date follows',
    },
    nothingText: {
      id: 'search.nothingText',
      defaultMessage:
        'Try another spelling or fewer words. Every word has to occur in the text; part of a word is enough.',
      description: 'Help when nothing was found',
    },
    nothingHere: {
      id: 'search.nothingHere',
      defaultMessage: 'There is nothing yet that fits all of this.',
      description: 'Help when a section, topic or district was chosen without words',
    },
    closingSoon: {
      id: 'search.closingSoon',
      defaultMessage: 'Votes that close soonest',
      description: 'Heading on the search page before anything was searched for',
    },
    newest: {
      id: 'search.newest',
      defaultMessage: 'Newest',
      description: 'Heading on the search page before anything was searched for',
    },
    browse: {
      id: 'search.browse',
      defaultMessage: 'Browse by section',
      description: 'Heading above the sections and how much each of them holds',
    },
    tooShort: {
      id: 'search.tooShort',
      defaultMessage: 'Please type at least two letters.',
      description: 'Instead of results, for a single letter',
    },
    withoutFilters: {
      id: 'search.withoutFilters',
      defaultMessage: 'Search without filters',
      description: 'Link: the same words in all sections, topics and districts',
    },
    similar: {
      id: 'search.similar',
      defaultMessage: 'Did you mean…',
      description: 'Heading above titles that are spelt alike',
    },
    elsewhere: {
      id: 'search.elsewhere',
      defaultMessage: 'Or look around',
      description: 'Heading above the list of sections',
    },
    ask: {
      id: 'search.ask',
      defaultMessage: 'Tell us what you are missing',
      description: 'Link to the feedback form, when nothing was found',
    },
    recent: {
      id: 'search.recent',
      defaultMessage: 'Your recent searches',
      description: 'Heading; the searches made on this device follow',
    },
    recentText: {
      id: 'search.recentText',
      defaultMessage: 'They are kept on this device only, and are removed when you sign out.',
      description: 'Below the heading of the recent searches',
    },
    removeAll: {
      id: 'search.removeAll',
      defaultMessage: 'Remove all',
      description: 'Button: forgets all recent searches',
    },
    removed: {
      id: 'search.removed',
      defaultMessage: 'Removed from your recent searches.',
      description: 'Announced after a recent search was removed',
    },
    keyboard: {
      id: 'search.keyboard',
      defaultMessage: 'Keyboard',
      description: 'Heading above the setting of the search key',
    },
    slash: {
      id: 'search.slash',
      defaultMessage: 'The key / leads to the search from every page',
      description: 'Checkbox: switches the keyboard shortcut on or off',
    },
  }),
  title: defineMessage<{ words: string }>({
    id: 'search.title',
    defaultMessage: 'Search: {words}',
    description: 'Title of the page with results; {words} is what was searched for',
  }),
  total: defineMessage<{ count: number }>({
    id: 'search.total',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
    description: 'How much was found',
  }),
  totalCapped: defineMessage<{ count: number }>({
    id: 'search.totalCapped',
    defaultMessage:
      'More than {count, plural, one {# result} other {# results}}: the best and the newest of them. Another word narrows it down.',
    description: 'How much was found, when it is too much to be counted',
  }),
  showAll: defineMessage<{ count: number; section: MessageValue }>({
    id: 'search.showAll',
    defaultMessage:
      '{count, plural, one {Show # result} other {Show all # results}} in “{section}”',
    description: 'Link below the first results of a section',
  }),
  inLanguage: defineMessage<{ language: string }>({
    id: 'search.inLanguage',
    defaultMessage: 'Found in: {language}',
    description: 'Badge: the words stand in a text of another language; {language} is its name',
  }),
  remove: defineMessage<{ words: string }>({
    id: 'search.remove',
    defaultMessage: 'Remove “{words}”',
    description: 'Name of the button that removes one recent search',
  }),
};
