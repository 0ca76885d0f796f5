import { defineMessage, defineMessages } from 'react-intl';

export const partMessages = defineMessages({
  parts: {
    id: 'me.dialogs.parts',
    defaultMessage: 'What you see of your dialogues',
    description: 'Name of the links between the parts of the page, for screen readers',
  },
  dialogs: {
    id: 'me.dialogs.own',
    defaultMessage: 'Dialogues',
    description: 'Link to the dialogues that one has started',
  },
  comments: {
    id: 'me.dialogs.comments',
    defaultMessage: 'My comments',
    description: 'Link to what one has written, and its heading',
  },
  statements: {
    id: 'me.dialogs.statements',
    defaultMessage: 'My statements',
    description: 'Link to the statements that one has written, and its heading',
  },
  followed: {
    id: 'me.dialogs.followed',
    defaultMessage: 'Followed',
    description: 'Link to what one follows',
  },
  answers: {
    id: 'me.dialogs.answers',
    defaultMessage: 'Replies and mentions',
    description: 'Link to what others wrote to one',
  },
  hidden: {
    id: 'me.dialogs.hidden',
    defaultMessage: 'Hidden',
    description: 'Link to what moderation hid of one’s own',
  },
});

export const listMessages = defineMessages({
  followed: {
    id: 'me.dialogs.followedTitle',
    defaultMessage: 'What you follow',
    description: 'Heading',
  },
  answers: {
    id: 'me.dialogs.answersTitle',
    defaultMessage: 'Replies to what you wrote',
    description: 'Heading',
  },
  mentions: {
    id: 'me.dialogs.mentionsTitle',
    defaultMessage: 'Where you are mentioned',
    description: 'Heading',
  },
  hidden: {
    id: 'me.dialogs.hiddenTitle',
    defaultMessage: 'What was hidden of yours',
    description: 'Heading',
  },
  noComments: {
    id: 'me.dialogs.noComments',
    defaultMessage: 'You have not written a comment yet.',
    description: 'Empty list of one’s own comments',
  },
  noStatements: {
    id: 'me.dialogs.noStatements',
    defaultMessage: 'You have not written a statement yet.',
    description: 'Empty list of one’s own statements',
  },
  noFollowed: {
    id: 'me.dialogs.noFollowed',
    defaultMessage: 'You do not follow anything yet.',
    description: 'Empty list of what one follows',
  },
  noAnswers: {
    id: 'me.dialogs.noAnswers',
    defaultMessage: 'Nobody has replied to you yet.',
    description: 'Empty list of replies',
  },
  noMentions: {
    id: 'me.dialogs.noMentions',
    defaultMessage: 'Nobody has mentioned you yet.',
    description: 'Empty list of mentions',
  },
  noHidden: {
    id: 'me.dialogs.noHidden',
    defaultMessage: 'Nothing of yours is hidden.',
    description: 'Empty list of what was hidden of one’s own',
  },
});

/** Messages for how others answered a statement. */
export const answeredMessages = {
  agrees: defineMessage<{ count: number }>({
    id: 'me.statements.agrees',
    defaultMessage: '{count, plural, one {# person agrees} other {# people agree}}',
    description: 'Answers to one’s own statement',
  }),
  disagrees: defineMessage<{ count: number }>({
    id: 'me.statements.disagrees',
    defaultMessage: '{count, plural, one {# person disagrees} other {# people disagree}}',
    description: 'Answers to one’s own statement',
  }),
  passes: defineMessage<{ count: number }>({
    id: 'me.statements.passes',
    defaultMessage: '{count, plural, one {# person passed} other {# people passed}}',
    description: 'Answers to one’s own statement: neither for nor against',
  }),
};

/** Badges of one’s own comments that not everybody sees. */
export const unseenMessages = defineMessages({
  held: {
    id: 'me.dialogs.held',
    defaultMessage: 'Waits for the moderators',
    description: 'Badge of a comment that others do not see yet',
  },
  hidden: {
    id: 'me.dialogs.isHidden',
    defaultMessage: 'Hidden',
    description: 'Badge of a text that moderation hid',
  },
});

export const hiddenMessages = defineMessages({
  reason: { id: 'me.dialogs.reason', defaultMessage: 'Reason', description: 'Label' },
  feedback: {
    id: 'me.dialogs.feedback',
    defaultMessage: 'What the moderators say',
    description: 'Label; their words follow',
  },
  shownAgain: {
    id: 'me.dialogs.shownAgain',
    defaultMessage: 'Shown again',
    description: 'Badge of a text that was hidden before',
  },
});

export const appealMessages = defineMessages({
  ask: {
    id: 'me.appeal.ask',
    defaultMessage: 'Ask for another look',
    description: 'Opens the form against a decision of the moderators, and sends it',
  },
  text: {
    id: 'me.appeal.text',
    defaultMessage: 'Why should it be shown?',
    description: 'Label of the text field',
  },
  hint: {
    id: 'me.appeal.hint',
    defaultMessage: 'You can ask once. The moderators read it and decide again.',
    description: 'Hint at the text field',
  },
  length: {
    id: 'me.appeal.length',
    defaultMessage: 'Please write between 10 and 1,000 characters.',
    description: 'The text is too short or too long',
  },
  sent: {
    id: 'me.appeal.sent',
    defaultMessage: 'Thank you. The moderators will look at it again.',
    description: 'Short note after it was sent',
  },
});

/** Messages for what has come of asking for another look. */
export const appealStateMessages = defineMessages({
  waiting: {
    id: 'me.appeal.waiting',
    defaultMessage: 'You asked for another look. The moderators have not decided yet.',
    description: 'State of an appeal',
  },
  shown: {
    id: 'me.appeal.shown',
    defaultMessage: 'You asked for another look, and the moderators let it stand.',
    description: 'State of an appeal',
  },
  hidden: {
    id: 'me.appeal.hidden',
    defaultMessage: 'You asked for another look, and it stays hidden.',
    description: 'State of an appeal',
  },
});
