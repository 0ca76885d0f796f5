import { defineMessage, defineMessages } from 'react-intl';

export const logMessages = defineMessages({
  intro: {
    id: 'moderation.intro',
    defaultMessage:
      'What was hidden on this portal, or shown again, and why. Words and names are not repeated here. Authors of something that was hidden can ask once for another look.',
    description: 'Introduction of the public log of moderation',
  },
  emptyTitle: {
    id: 'moderation.emptyTitle',
    defaultMessage: 'Nothing has been hidden',
    description: 'Heading of the empty log',
  },
  empty: {
    id: 'moderation.empty',
    defaultMessage: 'What the moderators hide or show again will appear here.',
    description: 'Text of the empty log',
  },
  at: { id: 'moderation.at', defaultMessage: 'Date', description: 'Name of a column' },
  what: {
    id: 'moderation.what',
    defaultMessage: 'What was decided',
    description: 'Name of a column',
  },
  reason: { id: 'moderation.reason', defaultMessage: 'Reason', description: 'Name of a column' },
  by: { id: 'moderation.by', defaultMessage: 'Decided by', description: 'Name of a column' },
  place: {
    id: 'moderation.place',
    defaultMessage: 'Written in',
    description: 'Name of a column; the title of a dialogue or another content stands in it',
  },
  automatic: {
    id: 'moderation.automatic',
    defaultMessage: 'The number of reports, before anybody had looked',
    description: 'In the column “Decided by”',
  },
  staff: {
    id: 'moderation.staff',
    defaultMessage: 'The moderators',
    description: 'In the column “Decided by”',
  },
});

/** Messages for what was decided about what, by kind and decision. */
export const decisionMessages = {
  comment: defineMessages({
    hidden: {
      id: 'moderation.comment.hidden',
      defaultMessage: 'Comment hidden',
      description: 'Badge in the log of moderation',
    },
    shown: {
      id: 'moderation.comment.shown',
      defaultMessage: 'Comment shown again',
      description: 'Badge in the log of moderation',
    },
  }),
  statement: defineMessages({
    hidden: {
      id: 'moderation.statement.hidden',
      defaultMessage: 'Statement hidden',
      description: 'Badge in the log of moderation',
    },
    shown: {
      id: 'moderation.statement.shown',
      defaultMessage: 'Statement shown again',
      description: 'Badge in the log of moderation',
    },
  }),
};

export const decisionCount = defineMessage<{ count: number }>({
  id: 'moderation.count',
  defaultMessage: '{count, plural, one {# decision} other {# decisions}}',
  description: 'Above the log of moderation',
});
