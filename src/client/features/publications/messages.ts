import { defineMessage, defineMessages } from 'react-intl';

export const publicationMessages = {
  ...defineMessages({
    address: {
      id: 'publications.address',
      defaultMessage: 'Address',
      description: 'Fact of a publication in its archive: where its page is on the web',
    },
    fileFailed: {
      id: 'publications.fileFailed',
      defaultMessage: 'The file could not be fetched. Try again.',
      description: 'Said beside a button that fetches a file',
    },
    issuingBody: {
      id: 'publications.issuingBody',
      defaultMessage: 'Issued by',
      description: 'Fact of a publication: the body that answers for it',
    },
    issuedOn: {
      id: 'publications.issuedOn',
      defaultMessage: 'Date of issue',
      description: 'Fact of a publication',
    },
    identifier: {
      id: 'publications.identifier',
      defaultMessage: 'Document number',
      description: 'Fact of a publication: its official number',
    },
    languages: {
      id: 'publications.languages',
      defaultMessage: 'Languages',
      description: 'Fact of a publication',
    },
    length: {
      id: 'publications.length',
      defaultMessage: 'Length',
      description: 'Fact of a publication',
    },
    licence: {
      id: 'publications.licence',
      defaultMessage: 'Licence',
      description: 'Fact of a publication: the terms for using it',
    },
    replaced: {
      id: 'publications.replaced',
      defaultMessage: 'Replaced',
      description: 'Badge of a publication that has a newer version',
    },
    replacedTitle: {
      id: 'publications.replacedTitle',
      defaultMessage: 'There is a newer version of this document',
      description: 'Heading of a note',
    },
    replacedText: {
      id: 'publications.replacedText',
      defaultMessage: 'This version is kept so that you can look up what used to apply.',
      description: 'Text of the note on a document that has a newer version',
    },
    readNewer: {
      id: 'publications.readNewer',
      defaultMessage: 'Read the newer version',
      description: 'Link to the publication that replaced this one',
    },
  }),
  pages: defineMessage<{ count: number }>({
    id: 'publications.pages',
    defaultMessage: '{count, plural, one {# page} other {# pages}}',
    description: 'Length of a publication',
  }),
};

/** The ways to have a publication. */
export const documentMessages = defineMessages({
  title: {
    id: 'publications.ways',
    defaultMessage: 'Read or download',
    description: 'Heading above the links to a publication as a page and as files',
  },
  readHere: {
    id: 'publications.readHere',
    defaultMessage: 'Read here',
    description: 'Link to the text of a publication further down on the page',
  },
  everything: {
    id: 'publications.everything',
    defaultMessage: 'Everything in one file (ZIP)',
    description: 'Link to an archive: all documents, the page in each language, and checksums',
  },
  checking: {
    id: 'publications.checking',
    defaultMessage: 'How to check a file',
    description: 'Line that unfolds what checksums are for',
  },
  whyCheck: {
    id: 'publications.whyCheck',
    defaultMessage:
      'Each document has a checksum (SHA-256): 64 letters and digits that follow from its content. If even one letter of the document is changed, the checksum is another one. So you can tell whether a file that you have is the one that was published here.',
    description: 'What checksums are for',
  },
  howToCheck: {
    id: 'publications.howToCheck',
    defaultMessage:
      'You find the checksum below each document. For all files at once, unpack the ZIP file and run this command in its folder:',
    description: 'How checksums are compared; a command follows',
  },
});

/** Messages for what a publication stands among. */
export const editionMessages = {
  ...defineMessages({
    title: {
      id: 'publications.editions',
      defaultMessage: 'All editions',
      description: 'Heading above the documents that replaced each other',
    },
    newest: {
      id: 'publications.newestEdition',
      defaultMessage: 'Newest',
      description: 'Badge of the newest of the documents that replaced each other',
    },
    related: {
      id: 'publications.related',
      defaultMessage: 'Related',
      description: 'Heading above the polls, dialogues and decisions that a publication is about',
    },
    version: {
      id: 'publications.version',
      defaultMessage: 'Version of the text',
      description: 'Fact of a publication; its number follows',
    },
    compare: {
      id: 'publications.compareVersions',
      defaultMessage: 'See what has changed',
      description: 'Link to the differences between two versions of a text',
    },
  }),
  history: defineMessage<{ number: number }>({
    id: 'publications.history',
    defaultMessage: '{number}, with its history',
    description: 'Link to the earlier versions of a text; {number} is that of the present one',
  }),
  changedSince: defineMessage<{ cited: number; shown: number }>({
    id: 'publications.changedSince',
    defaultMessage: 'Your link names version {cited} of this text. This is version {shown}.',
    description: 'Note for somebody who follows a citation of an older version',
  }),
};
