import { defineMessage, defineMessages } from 'react-intl';

export const statementFormMessages = {
  ...defineMessages({
    yours: {
      id: 'dialogs.statements.form.yours',
      defaultMessage: 'Your statement',
      description: 'Label of the field for a new statement',
    },
    rules: {
      id: 'dialogs.statements.form.rules',
      defaultMessage:
        'One idea, in your own words, that others can agree or disagree with. No names of people.',
      description: 'Below the field for a new statement',
    },
    language: {
      id: 'dialogs.statements.form.language',
      defaultMessage: 'Language',
      description: 'Label of the choice in which language the statement is written',
    },
    send: {
      id: 'dialogs.statements.form.send',
      defaultMessage: 'Publish statement',
      description: 'Button that sends a statement',
    },
    cancel: {
      id: 'dialogs.statements.form.cancel',
      defaultMessage: 'Close',
      description: 'Button that closes the form; what was typed is kept',
    },
    tooShort: {
      id: 'dialogs.statements.form.tooShort',
      defaultMessage: 'Please write at least 10 characters.',
      description: 'The statement is too short',
    },
    tooLong: {
      id: 'dialogs.statements.form.tooLong',
      defaultMessage: 'Please shorten your statement to 300 characters.',
      description: 'The statement is too long',
    },
    same: {
      id: 'dialogs.statements.form.same',
      defaultMessage: 'This statement is already here. You can answer it below.',
      description: 'The same statement exists; it is shown below with its answers',
    },
    sent: {
      id: 'dialogs.statements.form.sent',
      defaultMessage: 'Your statement is published. You agree with it.',
      description: 'Short note after a statement was sent',
    },
    held: {
      id: 'dialogs.statements.form.held',
      defaultMessage: 'Thank you. The moderators look at your statement first.',
      description: 'Short note after a statement was sent that others do not see yet',
    },
    similar: {
      id: 'dialogs.statements.form.similar',
      defaultMessage: 'Do you mean one of these?',
      description: 'Heading above statements like the one that is being written',
    },
    reportTitle: {
      id: 'dialogs.statements.form.reportTitle',
      defaultMessage: 'Report this statement',
      description: 'Title of the dialog',
    },
    removeTitle: {
      id: 'dialogs.statements.form.removeTitle',
      defaultMessage: 'Delete this statement?',
      description: 'Question before a statement is deleted',
    },
    removeText: {
      id: 'dialogs.statements.form.removeText',
      defaultMessage: 'Its words are gone for good, and nobody can answer it any more.',
      description: 'What follows from deleting a statement',
    },
    removed: {
      id: 'dialogs.statements.form.removed',
      defaultMessage: 'Your statement is deleted.',
      description: 'Short note after deleting',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'dialogs.statements.form.found',
    defaultMessage:
      '{count, plural, one {There is # similar statement below.} other {There are # similar statements below.}}',
    description: 'Read out to screen readers while somebody writes',
  }),
};
