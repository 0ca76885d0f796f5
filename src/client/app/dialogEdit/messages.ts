import { defineMessages } from 'react-intl';

export const dialogEditMessages = defineMessages({
  label: {
    id: 'dialog-edit.parts',
    defaultMessage: 'Parts of this dialogue',
    description: 'Links between the parts of the page that a dialogue is changed on',
  },
  texts: {
    id: 'dialog-edit.part.texts',
    defaultMessage: 'Texts',
    description: 'Link to the part with title, summary and text',
  },
  settings: {
    id: 'dialog-edit.part.settings',
    defaultMessage: 'Settings',
    description: 'Link to the part about how people talk, and when',
  },
  updates: {
    id: 'dialog-edit.part.updates',
    defaultMessage: 'News',
    description: 'Link to the part that tells people what is new',
  },
  statements: {
    id: 'dialog-edit.part.statements',
    defaultMessage: 'First statements',
    description: 'Link to the part with the statements that a dialogue begins with',
  },
  closing: {
    id: 'dialog-edit.part.closing',
    defaultMessage: 'Conclusions',
    description: 'Link to the part that closes a dialogue, or says what came of it',
  },
});
