import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** While an attempt at a quiz is under way. */
export const attemptMessages = {
  ...defineMessages({
    hideTime: {
      id: 'quizzes.hideTime',
      defaultMessage: 'Hide the time',
      description: 'Button: the running time is put away; warnings are still given',
    },
    showTime: {
      id: 'quizzes.showTime',
      defaultMessage: 'Show the time',
      description: 'Button: the running time is shown again',
    },
    fiveMinutesLeft: {
      id: 'quizzes.fiveMinutesLeft',
      defaultMessage: 'Five minutes left or less',
      description: 'Said when the time of an attempt is running out',
    },
    oneMinuteLeft: {
      id: 'quizzes.oneMinuteLeft',
      defaultMessage: 'One minute left or less',
      description: 'Said when the time of an attempt is running out',
    },
    timeOver: {
      id: 'quizzes.timeOver',
      defaultMessage: 'The time is over',
      description: 'Said when the time of an attempt has run out',
    },
    up: { id: 'quizzes.up', defaultMessage: 'Up', description: 'Button: one place up' },
    down: { id: 'quizzes.down', defaultMessage: 'Down', description: 'Button: one place down' },
    choose: {
      id: 'quizzes.choose',
      defaultMessage: 'Choose …',
      description: 'First entry of a list to choose from: nothing is chosen yet',
    },
    yourAnswer: {
      id: 'quizzes.yourAnswer',
      defaultMessage: 'Your answer',
      description: 'Label of a field, and of what was answered',
    },
    yourNumber: {
      id: 'quizzes.yourNumber',
      defaultMessage: 'Your answer, a number',
      description: 'Label of a field',
    },
    noNumber: {
      id: 'quizzes.noNumber',
      defaultMessage: 'This is not a number yet, so there is no answer yet.',
      description: 'Below a field for a number',
    },
    orderHint: {
      id: 'quizzes.orderHint',
      defaultMessage: 'Move them with the buttons beside them.',
      description: 'Hint of a question that asks for an order',
    },
    previous: {
      id: 'quizzes.previous',
      defaultMessage: 'Previous question',
      description: 'Button',
    },
    next: { id: 'quizzes.next', defaultMessage: 'Next question', description: 'Button' },
    allAtOnce: {
      id: 'quizzes.allAtOnce',
      defaultMessage: 'Show all questions on one page',
      description: 'Checkbox',
    },
    overview: {
      id: 'quizzes.overview',
      defaultMessage: 'All questions',
      description: 'Name of the list of buttons that lead to the questions',
    },
    handIn: {
      id: 'quizzes.handIn',
      defaultMessage: 'Hand in',
      description: 'Button: the attempt is over, and the result is shown',
    },
    handInAnyway: {
      id: 'quizzes.handInAnyway',
      defaultMessage: 'Hand in all the same',
      description: 'Button: although answers are missing',
    },
    keptHere: {
      id: 'quizzes.keptHere',
      defaultMessage:
        'There is no connection. Your answers are kept on this device and sent as soon as there is one.',
      description: 'State of the answers',
    },
    keptInTab: {
      id: 'quizzes.keptInTab',
      defaultMessage: 'Your answers are kept in this tab.',
      description: 'State of the answers of a visitor',
    },
    saving: {
      id: 'quizzes.saving',
      defaultMessage: 'Saving …',
      description: 'State of the answers',
    },
    saved: {
      id: 'quizzes.saved',
      defaultMessage: 'All answers are saved.',
      description: 'State of the answers',
    },
    handInFailed: {
      id: 'quizzes.handInFailed',
      defaultMessage:
        'It could not be handed in. Your answers are kept on this device; please try again.',
      description: 'The submission failed',
    },
    signInAgain: {
      id: 'quizzes.signInAgain',
      defaultMessage:
        'You are not signed in any more. Your answers are kept on this device: sign in again to go on.',
      description: 'The submission failed because the session has ended',
    },
    back: {
      id: 'quizzes.back',
      defaultMessage: 'Back to the overview',
      description: 'Link from an attempt to the page of the quiz',
    },
  }),
  timeLeft: defineMessage<{ time: MessageValue }>({
    id: 'quizzes.timeLeft',
    defaultMessage: 'Time left: {time}',
    description: 'While an attempt is under way; time is minutes and seconds, 12:05',
  }),
  readAs: defineMessage<{ number: MessageValue }>({
    id: 'quizzes.readAs',
    defaultMessage: 'Read as {number}',
    description: 'Below a field for a number: how it was understood',
  }),
  moveUp: defineMessage<{ entry: string }>({
    id: 'quizzes.moveUp',
    defaultMessage: 'Move up: {entry}',
    description: 'Name of a button beside an entry of an order',
  }),
  moveDown: defineMessage<{ entry: string }>({
    id: 'quizzes.moveDown',
    defaultMessage: 'Move down: {entry}',
    description: 'Name of a button beside an entry of an order',
  }),
  movedTo: defineMessage<{ entry: string; place: number; count: number }>({
    id: 'quizzes.movedTo',
    defaultMessage: '{entry}: now at place {place, number} of {count, number}',
    description: 'Said after an entry of an order was moved',
  }),
  position: defineMessage<{ number: number; count: number }>({
    id: 'quizzes.position',
    defaultMessage: 'Question {number, number} of {count, number}',
    description: 'Above a question',
  }),
  answered: defineMessage<{ number: number }>({
    id: 'quizzes.answered',
    defaultMessage: 'Question {number, number}, answered',
    description: 'Name of a button that leads to a question',
  }),
  unanswered: defineMessage<{ number: number }>({
    id: 'quizzes.unanswered',
    defaultMessage: 'Question {number, number}, no answer yet',
    description: 'Name of a button that leads to a question',
  }),
  toMissing: defineMessage<{ number: number }>({
    id: 'quizzes.toMissing',
    defaultMessage: 'Question {number, number}',
    description: 'Button: to a question without an answer',
  }),
  missing: defineMessage<{ count: number }>({
    id: 'quizzes.missing',
    defaultMessage:
      '{count, plural, one {# question has no answer yet.} other {# questions have no answer yet.}}',
    description: 'Before an attempt is handed in',
  }),
};
