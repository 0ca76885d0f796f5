import { defineMessage, defineMessages } from 'react-intl';

export const citationMessages = {
  ...defineMessages({
    title: {
      id: 'publications.cite',
      defaultMessage: 'How to cite',
      description: 'Heading above how a publication is named as a source',
    },
    copy: {
      id: 'publications.copyCitation',
      defaultMessage: 'Copy the citation',
      description: 'Button: puts the sentence that names the publication into the clipboard',
    },
    copied: {
      id: 'publications.copied',
      defaultMessage: 'Copied',
      description: 'Said after a copy button',
    },
    notCopied: {
      id: 'publications.notCopied',
      defaultMessage: 'Your browser did not allow it. Mark the text and copy it yourself.',
      description: 'Said after a copy button that the browser refused',
    },
  }),
  copyFormat: defineMessage<{ format: string }>({
    id: 'publications.copyFormat',
    defaultMessage: 'Copy {format}',
    description: 'Button; {format} is the name of a file format: BibTeX or RIS',
  }),
  download: defineMessage<{ format: string }>({
    id: 'publications.downloadFormat',
    defaultMessage: 'Download {format}',
    description: 'Link to a file; {format} is the name of a file format: BibTeX or RIS',
  }),
  sentence: defineMessage<{
    body: string;
    year: string;
    title: string;
    kind: string;
    number: string;
    hasNumber: boolean;
    revision: number;
    city: string;
    address: string;
  }>({
    id: 'publications.citation',
    defaultMessage:
      '{body} ({year}). {title}. {kind}{hasNumber, select, true { {number}} other {}}, version {revision}. {city}. {address}',
    description:
      'How a publication is named as a source; {kind} is Report, Regulation …, {number} its document number, {address} a web address',
  }),
};
