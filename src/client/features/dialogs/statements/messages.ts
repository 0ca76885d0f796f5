import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const statementMessages = {
  ...defineMessages({
    title: {
      id: 'dialogs.statements.title',
      defaultMessage: 'What do you think?',
      description: 'Heading above the statement that people answer next',
    },
    titleOver: {
      id: 'dialogs.statements.titleOver',
      defaultMessage: 'What was said',
      description: 'Heading of the statements of a dialogue that has ended',
    },
    yourAnswer: {
      id: 'dialogs.statements.yourAnswer',
      defaultMessage: 'Your answers',
      description: 'Name of the bar that shows how many statements one has answered',
    },
    seed: {
      id: 'dialogs.statements.seed',
      defaultMessage: 'From those who run the dialogue',
      description: 'In the place of an author’s name, at a statement that the dialogue began with',
    },
    meta: {
      id: 'dialogs.statements.meta',
      defaultMessage: 'About this dialogue',
      description: 'Badge of a statement about the dialogue itself, not about its subject',
    },
    translated: {
      id: 'dialogs.statements.translated',
      defaultMessage: 'Translated',
      description: 'Badge of a statement that is shown in a translation',
    },
    showOriginal: {
      id: 'dialogs.statements.showOriginal',
      defaultMessage: 'Show original',
      description: 'Button at a translated statement',
    },
    showTranslation: {
      id: 'dialogs.statements.showTranslation',
      defaultMessage: 'Show translation',
      description: 'Button at a translated statement of which the original is shown',
    },
    another: {
      id: 'dialogs.statements.another',
      defaultMessage: 'Another statement',
      description: 'Button that shows another statement without answering this one',
    },
    signInHint: {
      id: 'dialogs.statements.signInHint',
      defaultMessage: 'To answer you sign in. What you press is kept for you.',
      description: 'Below the answers, for somebody who is not signed in',
    },
    byKeys: {
      id: 'dialogs.statements.byKeys',
      defaultMessage: 'Once one of the answers has the focus, the keys 1, 2 and 3 answer too.',
      description: 'Below the answers, on devices with a keyboard',
    },
    bySwipe: {
      id: 'dialogs.statements.bySwipe',
      defaultMessage: 'You can also swipe: right to agree, left to disagree.',
      description: 'Below the answers, on devices with a touch screen',
    },
    unsentTitle: {
      id: 'dialogs.statements.unsentTitle',
      defaultMessage: 'Your answer has not reached us yet',
      description: 'Above the reason why an answer could not be sent',
    },
    unsentText: {
      id: 'dialogs.statements.unsentText',
      defaultMessage: 'It is kept in this tab.',
      description: 'After the reason why an answer could not be sent',
    },
    send: {
      id: 'dialogs.statements.send',
      defaultMessage: 'Send my answer',
      description: 'Button that sends an answer that was pressed before the sign-in',
    },
    change: {
      id: 'dialogs.statements.change',
      defaultMessage: 'Change',
      description: 'Button beside the answer that was given last',
    },
    allAnswered: {
      id: 'dialogs.statements.allAnswered',
      defaultMessage: 'You have answered all statements',
      description: 'Heading in the place of the next statement',
    },
    allAnsweredText: {
      id: 'dialogs.statements.allAnsweredText',
      defaultMessage: 'Thank you. Is something missing? Write it below.',
      description: 'Text after the last statement was answered',
    },
    whereYouStand: {
      id: 'dialogs.statements.whereYouStand',
      defaultMessage: 'See where you stand',
      description: 'Link to the map of opinions on the same page',
    },
    goOn: {
      id: 'dialogs.statements.goOn',
      defaultMessage: 'Go on',
      description: 'Button that shows the next of the new statements',
    },
    noneTitle: {
      id: 'dialogs.statements.noneTitle',
      defaultMessage: 'No statements yet',
      description: 'Heading in a dialogue in which nobody has written a statement',
    },
    noneText: {
      id: 'dialogs.statements.noneText',
      defaultMessage: 'Write the first one: others can then agree or disagree.',
      description: 'Text in a dialogue in which nobody has written a statement',
    },
    over: {
      id: 'dialogs.statements.over',
      defaultMessage: 'This dialogue has ended. Its statements and answers stay readable.',
      description: 'Above the statements of a dialogue that is closed',
    },
    draft: {
      id: 'dialogs.statements.draft',
      defaultMessage:
        'People will find something to answer at once if the dialogue begins with a few statements.',
      description: 'In the draft of a dialogue, for those who write it',
    },
    addSeeds: {
      id: 'dialogs.statements.addSeeds',
      defaultMessage: 'Add first statements',
      description: 'Link to the page on which the dialogue is written',
    },
    order: {
      id: 'dialogs.statements.order',
      defaultMessage: 'Order',
      description: 'Label of the choice how the statements are sorted',
    },
    noneAnswered: {
      id: 'dialogs.statements.noneAnswered',
      defaultMessage: 'What you answer will stand here.',
      description: 'In the empty list of one’s own answers',
    },
    more: {
      id: 'dialogs.statements.more',
      defaultMessage: 'More statements',
      description: 'Button below the statements that are shown',
    },
    show: {
      id: 'dialogs.statements.show',
      defaultMessage: 'Show',
      description: 'Button beside the note on how many new statements there are',
    },
    fromLink: {
      id: 'dialogs.statements.fromLink',
      defaultMessage: 'The statement that you were sent to',
      description: 'Heading above one statement that a link leads to',
    },
    linkGone: {
      id: 'dialogs.statements.linkGone',
      defaultMessage: 'The statement behind this link is not here any more.',
      description: 'Where a link leads to a statement that may not be seen',
    },
    linkCopied: {
      id: 'dialogs.statements.linkCopied',
      defaultMessage: 'The link to the statement is copied.',
      description: 'Short note after copying',
    },
    held: {
      id: 'dialogs.statements.held',
      defaultMessage: 'The moderators look at this statement before everybody sees it.',
      description: 'Above a statement that waits for moderation; its author and moderators see it',
    },
    deleted: {
      id: 'dialogs.statements.deleted',
      defaultMessage: 'This statement was removed by its author.',
      description: 'Stands in the place of a statement that was deleted',
    },
    write: {
      id: 'dialogs.statements.write',
      defaultMessage: 'Write a statement',
      description: 'Button that opens the form for a new statement',
    },
    signInToWrite: {
      id: 'dialogs.statements.signInToWrite',
      defaultMessage: 'Sign in to write a statement',
      description: 'Button for somebody who is not signed in',
    },
  }),
  progress: defineMessage<{ answered: number; left: number }>({
    id: 'dialogs.statements.progress',
    defaultMessage: '{answered} answered, {left} left',
    description: 'How many statements one has answered, and how many one has not',
  }),
  count: defineMessage<{ count: number }>({
    id: 'dialogs.statements.count',
    defaultMessage: '{count, plural, one {# statement} other {# statements}}',
    description: 'How many statements there are to answer',
  }),
  newOnes: defineMessage<{ count: number }>({
    id: 'dialogs.statements.newOnes',
    defaultMessage: '{count, plural, one {# new statement} other {# new statements}}',
    description: 'Note that others have written meanwhile',
  }),
  all: defineMessage<{ count: number }>({
    id: 'dialogs.statements.all',
    defaultMessage: 'All statements ({count})',
    description: 'Line that unfolds the list of all statements',
  }),
  mine: defineMessage<{ count: number }>({
    id: 'dialogs.statements.mine',
    defaultMessage: 'Your answers ({count})',
    description: 'Line that unfolds the list of the statements that one has answered',
  }),
  pressed: defineMessage<{ answer: MessageValue }>({
    id: 'dialogs.statements.pressed',
    defaultMessage: 'Before, you pressed “{answer}”. This answer has not been sent yet.',
    description: 'After the sign-in or a reload; answer is one of statements.answer',
  }),
  last: defineMessage<{ answer: MessageValue }>({
    id: 'dialogs.statements.last',
    defaultMessage: 'Your last answer: {answer}',
    description: 'Above the statement that was answered last; answer is one of statements.answer',
  }),
  upcoming: defineMessage<{ date: MessageValue }>({
    id: 'dialogs.statements.upcoming',
    defaultMessage: 'People can answer and write from here on: {date}.',
    description: 'Above the statements of a dialogue that has not begun; a date and time',
  }),
  seenBy: defineMessage<{ count: number }>({
    id: 'dialogs.statements.seenBy',
    defaultMessage: '{count, plural, one {answered by # person} other {answered by # people}}',
    description: 'After how many agree, disagree and pass: all of them together',
  }),
  counted: defineMessage<{ answer: MessageValue; count: number }>({
    id: 'dialogs.statements.counted',
    defaultMessage: '{answer}: {count}',
    description: 'How many gave one of the answers; answer is one of statements.answer',
  }),
  hidden: defineMessage<{ reason: MessageValue }>({
    id: 'dialogs.statements.hidden',
    defaultMessage: 'This statement was hidden by moderation: {reason}.',
    description:
      'Above a hidden statement, for its author and moderators; reason is a comments.reason',
  }),
};

/** The three answers, by the sign that stands for them. */
export const answerMessages = defineMessages({
  1: {
    id: 'dialogs.statements.answer.agree',
    defaultMessage: 'Agree',
    description: 'Answer to a statement',
  },
  0: {
    id: 'dialogs.statements.answer.pass',
    defaultMessage: 'Pass',
    description: 'Answer to a statement: neither agree nor disagree, or not sure',
  },
  '-1': {
    id: 'dialogs.statements.answer.disagree',
    defaultMessage: 'Disagree',
    description: 'Answer to a statement',
  },
});

/** The orders of the list. */
export const orderMessages = defineMessages({
  newest: {
    id: 'dialogs.statements.order.newest',
    defaultMessage: 'Newest first',
    description: 'Order of statements',
  },
  oldest: {
    id: 'dialogs.statements.order.oldest',
    defaultMessage: 'Oldest first',
    description: 'Order of statements',
  },
  agreed: {
    id: 'dialogs.statements.order.agreed',
    defaultMessage: 'Most agreement first',
    description: 'Order of statements',
  },
  disagreed: {
    id: 'dialogs.statements.order.disagreed',
    defaultMessage: 'Most disagreement first',
    description: 'Order of statements',
  },
  seen: {
    id: 'dialogs.statements.order.seen',
    defaultMessage: 'Most answers first',
    description: 'Order of statements',
  },
});
