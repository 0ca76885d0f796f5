import { defineMessages } from 'react-intl';

/** The parts of the page that a content is changed on. */
export const contentEditMessages = defineMessages({
  label: {
    id: 'edit.parts',
    defaultMessage: 'Parts of this page',
    description: 'Links between the parts of the page that a content is changed on',
  },
  texts: {
    id: 'edit.part.texts',
    defaultMessage: 'Texts',
    description: 'Link to the part with title, summary and text',
  },
  details: {
    id: 'edit.part.details',
    defaultMessage: 'Details',
    description: 'Link to the part with facts: number, date, licence and the like',
  },
  files: {
    id: 'edit.part.files',
    defaultMessage: 'Picture and documents',
    description: 'Link to the part where files are added to a content',
  },
});
