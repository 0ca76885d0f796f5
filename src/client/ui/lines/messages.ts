import { defineMessage, defineMessages } from 'react-intl';

// The ids begin with the name of a feature: these texts are not part of the first view.

export const fileMessages = defineMessages({
  file: {
    id: 'edit.line.file',
    defaultMessage: 'Choose a file',
    description: 'Button that takes a file from the device',
  },
  unreadable: {
    id: 'edit.line.unreadable',
    defaultMessage:
      'This file cannot be read as text. Please choose another one. A spreadsheet has to be saved as CSV first.',
    description: 'Beside the button that takes a file: one was chosen that is damaged or no text',
  },
  other: {
    id: 'edit.line.other',
    defaultMessage: 'This cannot be read.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
});

export const lineNumber = defineMessage<{ line: number }>({
  id: 'edit.line.number',
  defaultMessage: 'Line {line}:',
  description: 'Before what is wrong with a line of a file',
});

export const moreLines = defineMessage<{ count: number }>({
  id: 'edit.line.more',
  defaultMessage:
    '{count, plural, one {Only the first line is listed here.} other {Only the first # lines are listed here.}}',
  description: 'Below a list of lines',
});
