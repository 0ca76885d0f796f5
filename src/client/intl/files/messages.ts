import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** Pictures and documents, as readers meet them. */
export const fileMessages = {
  credit: defineMessage<Readonly<{ credit: MessageValue }>>({
    id: 'files.credit',
    defaultMessage: 'Picture: {credit}',
    description: 'Below a picture: who made it',
  }),
  ...defineMessages({
    documents: {
      id: 'files.documents',
      defaultMessage: 'Documents',
      description: 'Heading of a list of files that belong to a page',
    },
    download: {
      id: 'files.download',
      defaultMessage: 'Download',
      description: 'Link that saves a file; the title of the document stands beside it',
    },
    fileName: {
      id: 'files.fileName',
      defaultMessage: 'File name',
      description: 'Label of the name of a file, in a list of facts about a document',
    },
    added: {
      id: 'files.added',
      defaultMessage: 'Added',
      description: 'Label of a date: when a document was added',
    },
    checksum: {
      id: 'files.checksum',
      defaultMessage: 'Checksum (SHA-256)',
      description: 'Label of a long number that shows whether a file arrived unchanged',
    },
    about: {
      id: 'files.about',
      defaultMessage: 'About this file',
      description: 'Line that unfolds the name, the date and the checksum of a file',
    },
    failed: {
      id: 'files.failed',
      defaultMessage: 'The document could not be opened. Please try again.',
      description: 'After a document that not everybody may read could not be fetched',
    },
  }),
};
