import { defineMessage, defineMessages } from 'react-intl';

export const publicationMessages = {
  ...defineMessages({
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
    earlier: {
      id: 'publications.earlier',
      defaultMessage: 'Earlier version',
      description: 'Fact of a publication: it takes the place of an older one',
    },
    readEarlier: {
      id: 'publications.readEarlier',
      defaultMessage: 'Read the earlier version',
      description: 'Link to the publication that this one replaced',
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
    withdrawn: {
      id: 'publications.withdrawn',
      defaultMessage: 'Withdrawn',
      description: 'Badge of a publication that was retracted',
    },
    withdrawnTitle: {
      id: 'publications.withdrawnTitle',
      defaultMessage: 'This document has been withdrawn',
      description: 'Heading of a note; the reason follows',
    },
  }),
  pages: defineMessage<{ count: number }>({
    id: 'publications.pages',
    defaultMessage: '{count, plural, one {# page} other {# pages}}',
    description: 'Length of a publication',
  }),
  withdrawnOn: defineMessage<{ date: string }>({
    id: 'publications.withdrawnOn',
    defaultMessage: 'Withdrawn on {date}',
    description: '{date} is a full date',
  }),
};
