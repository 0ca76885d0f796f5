import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { Translation } from '../../../shared/contract/translations';

export const commentMessages = {
  ...defineMessages({
    title: {
      id: 'comments.title',
      defaultMessage: 'Comments',
      description: 'Heading above the comments',
    },
    write: {
      id: 'comments.write',
      defaultMessage: 'Write a comment',
      description: 'Button and heading of the form for a new comment',
    },
    signIn: {
      id: 'comments.signIn',
      defaultMessage: 'Sign in to comment',
      description: 'Button above the comments for somebody who is not signed in',
    },
    over: {
      id: 'comments.over',
      defaultMessage: 'This conversation has ended. Everything stays readable.',
      description: 'Above the comments of a content that is closed',
    },
    order: {
      id: 'comments.order',
      defaultMessage: 'Order of the comments',
      description: 'Name of the links that sort the comments, for screen readers',
    },
    emptyTitle: {
      id: 'comments.emptyTitle',
      defaultMessage: 'No comments yet',
      description: 'Heading where nobody has commented',
    },
    emptyText: {
      id: 'comments.emptyText',
      defaultMessage: 'The first contributions will appear here.',
      description: 'Text where nobody has commented',
    },
    noneOnThisSide: {
      id: 'comments.noneOnThisSide',
      defaultMessage: 'Nobody has taken this position so far.',
      description: 'Text in the column for or against when it is empty',
    },
    edited: {
      id: 'comments.edited',
      defaultMessage: 'Edited',
      description: 'Button at a comment that was changed after it was sent; shows its history',
    },
    deleted: {
      id: 'comments.deleted',
      defaultMessage: 'This comment was removed by its author.',
      description: 'Stands in the place of a comment that was deleted',
    },
    held: {
      id: 'comments.held',
      defaultMessage: 'The moderators look at this comment before everybody sees it.',
      description: 'Above a comment that waits for moderation; authors and moderators see it',
    },
    replyTo: {
      id: 'comments.replyTo',
      defaultMessage: 'Reply',
      description: 'Button at a comment',
    },
    hideReplies: {
      id: 'comments.hideReplies',
      defaultMessage: 'Hide replies',
      description: 'Button that closes the replies to a comment',
    },
    replies: {
      id: 'comments.replies',
      defaultMessage: 'Replies',
      description: 'Name of a list of answers to a comment, for screen readers',
    },
    moreReplies: {
      id: 'comments.moreReplies',
      defaultMessage: 'More replies',
      description: 'Button below the replies that are shown',
    },
    more: {
      id: 'comments.more',
      defaultMessage: 'More actions',
      description: 'Name of the menu at a comment, for screen readers',
    },
    quote: {
      id: 'comments.quote',
      defaultMessage: 'Quote',
      description: 'Entry of the menu at a comment: answers it with its words in front',
    },
    edit: {
      id: 'comments.edit',
      defaultMessage: 'Edit',
      description: 'Entry of the menu at one’s own comment',
    },
    remove: {
      id: 'comments.remove',
      defaultMessage: 'Delete',
      description: 'Entry of the menu at one’s own comment',
    },
    report: {
      id: 'comments.report',
      defaultMessage: 'Report',
      description: 'Entry of the menu at somebody else’s comment',
    },
    link: {
      id: 'comments.link',
      defaultMessage: 'Copy link',
      description: 'Entry of the menu at a comment',
    },
    linkCopied: {
      id: 'comments.linkCopied',
      defaultMessage: 'The link to the comment is copied.',
      description: 'Short note after copying',
    },
    linkNotCopied: {
      id: 'comments.linkNotCopied',
      defaultMessage: 'The browser did not allow copying.',
      description: 'Short note when copying the link failed',
    },
    removeTitle: {
      id: 'comments.removeTitle',
      defaultMessage: 'Delete this comment?',
      description: 'Question before a comment is deleted',
    },
    removeText: {
      id: 'comments.removeText',
      defaultMessage: 'Its words are gone for good. The replies to it stay.',
      description: 'What follows from deleting a comment',
    },
    keep: {
      id: 'comments.keep',
      defaultMessage: 'Keep it',
      description: 'Button that answers the question whether to delete with no',
    },
    removed: {
      id: 'comments.removed',
      defaultMessage: 'Your comment is deleted.',
      description: 'Short note after deleting',
    },
    notDone: {
      id: 'comments.notDone',
      defaultMessage: 'That did not work. Please try again.',
      description: 'Short note when a vote or a deletion failed',
    },
    fromLink: {
      id: 'comments.fromLink',
      defaultMessage: 'The comment that you were sent to',
      description: 'Heading above one comment of many that a link leads to',
    },
    allComments: {
      id: 'comments.allComments',
      defaultMessage: 'Show all comments',
      description: 'Link that closes the view of a single comment',
    },
    linkGone: {
      id: 'comments.linkGone',
      defaultMessage: 'The comment behind this link is not here any more.',
      description: 'Where a link leads to a comment that does not exist or may not be seen',
    },
    showNew: {
      id: 'comments.showNew',
      defaultMessage: 'Show',
      description: 'Button beside the note on how many new comments there are',
    },
    voteUp: {
      id: 'comments.voteUp',
      defaultMessage: 'Agree',
      description: 'Button at a comment, for screen readers',
    },
    voteDown: {
      id: 'comments.voteDown',
      defaultMessage: 'Disagree',
      description: 'Button at a comment, for screen readers',
    },
  }),
  hidden: defineMessage<{ reason: MessageValue }>({
    id: 'comments.hidden',
    defaultMessage: 'This comment was hidden by moderation: {reason}.',
    description: 'Stands in the place of a hidden comment; reason is one of comments.reason',
  }),
  ...defineMessages({
    hiddenMore: {
      id: 'comments.hiddenMore',
      defaultMessage: 'What you can do about it',
      description: 'Link from the note on one’s own hidden comment to the reason and the appeal',
    },
  }),
  hiddenOwn: defineMessage<{ reason: MessageValue }>({
    id: 'comments.hiddenOwn',
    defaultMessage:
      'Your comment was hidden by moderation: {reason}. Only you and the moderators see it.',
    description: 'Above a hidden comment, for its author; reason is one of comments.reason',
  }),
  showReplies: defineMessage<{ count: number }>({
    id: 'comments.showReplies',
    defaultMessage: '{count, plural, one {# reply} other {# replies}}',
    description: 'Button that shows the replies to a comment',
  }),
  newOnes: defineMessage<{ count: number }>({
    id: 'comments.newOnes',
    defaultMessage: '{count, plural, one {# new comment} other {# new comments}}',
    description: 'Note that others have written meanwhile',
  }),
  agree: defineMessage<{ count: number }>({
    id: 'comments.agree',
    defaultMessage: '{count, plural, one {# person agrees} other {# people agree}}',
    description: 'Votes for a comment, for screen readers',
  }),
  disagree: defineMessage<{ count: number }>({
    id: 'comments.disagree',
    defaultMessage: '{count, plural, one {# person disagrees} other {# people disagree}}',
    description: 'Votes against a comment, for screen readers',
  }),
};

/** The links that sort the comments. */
export const orderMessages = defineMessages({
  best: { id: 'comments.order.best', defaultMessage: 'Best', description: 'Sorted by votes' },
  newest: {
    id: 'comments.order.newest',
    defaultMessage: 'Newest',
    description: 'Sorted by date, the newest first',
  },
  oldest: {
    id: 'comments.order.oldest',
    defaultMessage: 'Oldest',
    description: 'Sorted by date, the oldest first',
  },
  discussed: {
    id: 'comments.order.discussed',
    defaultMessage: 'Most discussed',
    description: 'Sorted by the number of replies',
  },
});

/**
 * Reasons for which a text is out of place: in reports, and where moderation tells why it hid a
 * text.
 */
export const reasonMessages = defineMessages({
  spam: {
    id: 'comments.reason.spam',
    defaultMessage: 'advertising or spam',
    description: 'Reason; also used within a sentence',
  },
  offensive: {
    id: 'comments.reason.offensive',
    defaultMessage: 'insulting or hateful',
    description: 'Reason; also used within a sentence',
  },
  doesNotBelong: {
    id: 'comments.reason.doesNotBelong',
    defaultMessage: 'off topic',
    description: 'Reason; also used within a sentence',
  },
  other: {
    id: 'comments.reason.other',
    defaultMessage: 'another reason',
    description: 'Reason; also used within a sentence',
  },
});

/** The badge of a comment that takes a side, by its alignment. */
export const positionMessages = defineMessages({
  1: { id: 'comments.position.for', defaultMessage: 'For', description: 'Badge of a comment' },
  '-1': {
    id: 'comments.position.against',
    defaultMessage: 'Against',
    description: 'Badge of a comment',
  },
});

/** The headings of the columns, by the alignment of the comments below. */
export const sideMessages = defineMessages({
  1: {
    id: 'comments.side.for',
    defaultMessage: 'In favour',
    description: 'Heading of the comments in favour',
  },
  0: {
    id: 'comments.side.neither',
    defaultMessage: 'Neither for nor against',
    description: 'Heading of the comments that take no side',
  },
  '-1': {
    id: 'comments.side.against',
    defaultMessage: 'Against',
    description: 'Heading of the comments against',
  },
});

export const translationMessages = defineMessages({
  translate: {
    id: 'comments.translate',
    defaultMessage: 'Translate',
    description: 'Button below a comment in another language',
  },
  original: {
    id: 'comments.original',
    defaultMessage: 'Show the original',
    description: 'Button below a translated comment',
  },
  alwaysFirst: {
    id: 'comments.translationsFirst',
    defaultMessage: 'Always show translations first',
    description: 'Button below a translated comment: for all comments, on this device',
  },
  originalsFirst: {
    id: 'comments.originalsFirst',
    defaultMessage: 'Always show originals first',
    description: 'Button below a translated comment: for all comments, on this device',
  },
  failed: {
    id: 'comments.translationFailed',
    defaultMessage: 'The translation is not available at the moment.',
    description: 'Below a comment whose translation did not come',
  },
});

/** Sources of a translation. */
export const sourceMessages: Readonly<Record<Translation['source'], MessageDescriptor>> =
  defineMessages({
    machine: {
      id: 'comments.translatedByMachine',
      defaultMessage: 'Machine translation',
      description: 'Below a comment that a program translated',
    },
    person: {
      id: 'comments.translatedByPerson',
      defaultMessage: 'Translation',
      description: 'Below a comment that somebody translated',
    },
  });
