import { defineMessage, defineMessages } from 'react-intl';

export const composerMessages = defineMessages({
  yours: {
    id: 'comments.form.yours',
    defaultMessage: 'Your comment',
    description: 'Label of the field for a new comment',
  },
  answer: {
    id: 'comments.form.answer',
    defaultMessage: 'Your reply',
    description: 'Label of the field for an answer to a comment',
  },
  change: {
    id: 'comments.form.change',
    defaultMessage: 'Change your comment',
    description: 'Label of the field that changes one’s own comment',
  },
  side: {
    id: 'comments.form.side',
    defaultMessage: 'Where do you stand?',
    description: 'Label of the choice between for, against and neither',
  },
  send: {
    id: 'comments.form.send',
    defaultMessage: 'Publish',
    description: 'Button that sends a comment',
  },
  save: {
    id: 'comments.form.save',
    defaultMessage: 'Save',
    description: 'Button that saves a changed comment',
  },
  cancel: {
    id: 'comments.form.cancel',
    defaultMessage: 'Close',
    description: 'Button that closes the form; what was typed is kept',
  },
  tooLong: {
    id: 'comments.form.tooLong',
    defaultMessage: 'Please shorten your text to 4,000 characters.',
    description: 'The comment is too long',
  },
  sent: {
    id: 'comments.form.sent',
    defaultMessage: 'Your comment is published.',
    description: 'Short note after a comment was sent',
  },
  held: {
    id: 'comments.form.held',
    defaultMessage: 'Thank you. The moderators look at your comment first.',
    description: 'Short note after a comment was sent that others do not see yet',
  },
  strict: {
    id: 'comments.form.strict',
    defaultMessage:
      'The moderators read every comment before it appears. After that it stays as it is.',
    description:
      'Below the text of a comment, where moderators accept comments before others see them',
  },
  history: {
    id: 'comments.form.history',
    defaultMessage: 'Earlier versions',
    description: 'Heading of what a comment said before',
  },
  reportTitle: {
    id: 'comments.form.reportTitle',
    defaultMessage: 'Report this comment',
    description: 'Title of the dialog',
  },
  reportReason: {
    id: 'comments.form.reportReason',
    defaultMessage: 'What is wrong with it?',
    description: 'Label of the choice of a reason',
  },
  reportNote: {
    id: 'comments.form.reportNote',
    defaultMessage: 'Anything the moderators should know',
    description: 'Label of a text field in the report',
  },
  reportSend: {
    id: 'comments.form.reportSend',
    defaultMessage: 'Send report',
    description: 'Button',
  },
  reported: {
    id: 'comments.form.reported',
    defaultMessage: 'Thank you. The moderators will look at it.',
    description: 'Short note after a report',
  },
});

export const mentionMessages = {
  ...defineMessages({
    people: {
      id: 'comments.form.people',
      defaultMessage: 'People to mention',
      description: 'Name of the list of people while a name is typed after an @',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'comments.form.peopleFound',
    defaultMessage:
      '{count, plural, one {# person found} other {# people found}}. Choose with the arrow keys and Enter.',
    description: 'Read out while a name is typed after an @; the number is at least 1',
  }),
};
