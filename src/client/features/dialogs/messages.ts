import { defineMessage, defineMessages } from 'react-intl';

export const dialogMessages = {
  ...defineMessages({
    timed: {
      id: 'dialogs.timed',
      defaultMessage: 'For a limited time',
      description: 'Badge of a dialogue that has a first and a last day',
    },
    instructions: {
      id: 'dialogs.instructions',
      defaultMessage: 'How to take part',
      description: 'Heading of the note on what people are asked to write',
    },
    asked: {
      id: 'dialogs.asked',
      defaultMessage: 'What people were asked',
      description: 'The same heading when the dialogue has ended',
    },
    conclusions: {
      id: 'dialogs.conclusions',
      defaultMessage: 'What came of it',
      description: 'Heading of the conclusions of a dialogue that has ended',
    },
    updates: {
      id: 'dialogs.updates',
      defaultMessage: 'News on this dialogue',
      description: 'Heading of the dated updates',
    },
    comments: {
      id: 'dialogs.comments',
      defaultMessage: 'Comments',
      description: 'Heading above the comments',
    },
    replies: {
      id: 'dialogs.replies',
      defaultMessage: 'Replies',
      description: 'Name of a list of answers to a comment, for screen readers',
    },
    emptyTitle: {
      id: 'dialogs.emptyTitle',
      defaultMessage: 'No comments yet',
      description: 'Heading where a dialogue has no comments',
    },
    emptyText: {
      id: 'dialogs.emptyText',
      defaultMessage: 'The first contributions will appear here.',
      description: 'Text where a dialogue has no comments',
    },
    noneOnThisSide: {
      id: 'dialogs.noneOnThisSide',
      defaultMessage: 'Nobody has taken this position so far.',
      description: 'Text in the column for or against when it is empty',
    },
    edited: {
      id: 'dialogs.edited',
      defaultMessage: 'Edited',
      description: 'Mark of a comment that was changed after it was sent',
    },
    deleted: {
      id: 'dialogs.deleted',
      defaultMessage: 'This comment was removed.',
      description: 'Stands in the place of a comment that was deleted',
    },
  }),
  agree: defineMessage<{ count: number }>({
    id: 'dialogs.agree',
    defaultMessage: '{count, plural, one {# person agrees} other {# people agree}}',
    description: 'Votes for a comment, for screen readers',
  }),
  disagree: defineMessage<{ count: number }>({
    id: 'dialogs.disagree',
    defaultMessage: '{count, plural, one {# person disagrees} other {# people disagree}}',
    description: 'Votes against a comment, for screen readers',
  }),
};

/** The badge of a comment that takes a side, by its alignment. */
export const positionMessages = defineMessages({
  1: { id: 'dialogs.position.for', defaultMessage: 'For', description: 'Badge of a comment' },
  '-1': {
    id: 'dialogs.position.against',
    defaultMessage: 'Against',
    description: 'Badge of a comment',
  },
});

/** The headings of the columns, by the alignment of the comments below. */
export const sideMessages = defineMessages({
  1: {
    id: 'dialogs.side.for',
    defaultMessage: 'In favour',
    description: 'Heading of the comments in favour',
  },
  0: {
    id: 'dialogs.side.neither',
    defaultMessage: 'Neither for nor against',
    description: 'Heading of the comments that take no side',
  },
  '-1': {
    id: 'dialogs.side.against',
    defaultMessage: 'Against',
    description: 'Heading of the comments against',
  },
});
