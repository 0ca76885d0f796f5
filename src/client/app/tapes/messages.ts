import { defineMessages } from 'react-intl';

export const tapeMessages = defineMessages({
  title: {
    id: 'tape.title',
    defaultMessage: 'Recording for tests',
    description: 'Name of the corner in which a tester records what a page does',
  },
  start: {
    id: 'tape.start',
    defaultMessage: 'Record this page',
    description: 'Button: load the page anew and record it from then on, for tests',
  },
  recording: {
    id: 'tape.recording',
    defaultMessage: 'Recording this page until you leave it.',
    description: 'The page is being recorded; another page begins another recording',
  },
  note: {
    id: 'tape.note',
    defaultMessage: 'Your note',
    description: 'Field: a note of the tester that is put into the recording',
  },
  mark: {
    id: 'tape.mark',
    defaultMessage: 'Mark',
    description: 'Button: put the note into the recording at this moment',
  },
  stop: {
    id: 'tape.stop',
    defaultMessage: 'Stop and save',
    description: 'Button: end the recording and save it as a file',
  },
  saving: {
    id: 'tape.saving',
    defaultMessage: 'Saving the recording…',
    description: 'The file of the recording is being written',
  },
  saved: {
    id: 'tape.saved',
    defaultMessage: 'The recording is in your downloads.',
    description: 'The file of the recording has been saved',
  },
  refused: {
    id: 'tape.refused',
    defaultMessage: 'Not saved: personal data would be in the file. The recording goes on.',
    description: 'The file was searched for secrets and personal data, and some were found',
  },
});
