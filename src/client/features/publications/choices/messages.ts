import { defineMessage, defineMessages } from 'react-intl';

/** By what the list of publications is filtered and sorted. */
export const choiceMessages = {
  ...defineMessages({
    body: {
      id: 'publications.body',
      defaultMessage: 'Issued by',
      description: 'Filter of the list of publications',
    },
    anyBody: {
      id: 'publications.anyBody',
      defaultMessage: 'All bodies',
      description: 'Choice of the filter “Issued by”: offices and groups of the city, not people',
    },
    year: {
      id: 'publications.year',
      defaultMessage: 'Year',
      description: 'Filter of the list of publications: when a document was issued',
    },
    anyYear: {
      id: 'publications.anyYear',
      defaultMessage: 'All years',
      description: 'Choice of the filter “Year”',
    },
    language: {
      id: 'publications.language',
      defaultMessage: 'Language of the document',
      description: 'Filter of the list of publications',
    },
    anyLanguage: {
      id: 'publications.anyLanguage',
      defaultMessage: 'All languages',
      description: 'Choice of the filter “Language of the document”',
    },
    state: {
      id: 'publications.state',
      defaultMessage: 'Validity',
      description: 'Filter of the list of publications: whether a document still stands',
    },
    anyState: {
      id: 'publications.anyState',
      defaultMessage: 'All, current ones first',
      description: 'Choice of the filter “Validity”',
    },
    current: {
      id: 'publications.stateCurrent',
      defaultMessage: 'Current',
      description: 'Choice of the filter “Validity”',
    },
    superseded: {
      id: 'publications.stateSuperseded',
      defaultMessage: 'Replaced by newer ones',
      description: 'Choice of the filter “Validity”',
    },
    retracted: {
      id: 'publications.stateRetracted',
      defaultMessage: 'Retracted',
      description: 'Choice of the filter “Validity”',
    },
    order: {
      id: 'publications.order',
      defaultMessage: 'Order',
      description: 'Choice of how the list of publications is sorted',
    },
    newest: {
      id: 'publications.newest',
      defaultMessage: 'Newest first',
      description: 'How the list of publications is sorted',
    },
    byNumber: {
      id: 'publications.byNumber',
      defaultMessage: 'By document number',
      description: 'How the list of publications is sorted',
    },
    table: {
      id: 'publications.table',
      defaultMessage: 'This list as a table (CSV)',
      description: 'Link to a file with what is known of the publications found',
    },
  }),
  counted: defineMessage<{ name: string; found: number }>({
    id: 'publications.counted',
    defaultMessage: '{name} ({found, number})',
    description: 'Choice of a filter with how many publications it finds: City council (6)',
  }),
};
