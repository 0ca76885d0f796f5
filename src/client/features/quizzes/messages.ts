import { defineMessage, defineMessages } from 'react-intl';

export const quizMessages = {
  ...defineMessages({
    questionsLabel: {
      id: 'quizzes.questionsLabel',
      defaultMessage: 'Questions',
      description: 'Fact of a quiz, and heading above its questions',
    },
    timeLimitLabel: {
      id: 'quizzes.timeLimitLabel',
      defaultMessage: 'Time',
      description: 'Fact of a quiz: how long one may take',
    },
    noTimeLimit: {
      id: 'quizzes.noTimeLimit',
      defaultMessage: 'No time limit',
      description: 'Fact of a quiz',
    },
    passMarkLabel: {
      id: 'quizzes.passMarkLabel',
      defaultMessage: 'To pass',
      description: 'Fact of a quiz: share of right answers that is needed',
    },
    previewTitle: {
      id: 'quizzes.previewTitle',
      defaultMessage: 'The questions to read',
      description: 'Heading of a note: what this page shows',
    },
    preview: {
      id: 'quizzes.preview',
      defaultMessage:
        'This page shows all questions with their possible answers. Which answer is right is not shown here, and nothing is recorded.',
      description: 'Text of a note: what this page shows',
    },
    single: {
      id: 'quizzes.kind.single',
      defaultMessage: 'One answer is right',
      description: 'Kind of question',
    },
    multiple: {
      id: 'quizzes.kind.multiple',
      defaultMessage: 'Several answers can be right',
      description: 'Kind of question',
    },
    trueFalse: {
      id: 'quizzes.kind.trueFalse',
      defaultMessage: 'True or false',
      description: 'Kind of question',
    },
  }),
  questions: defineMessage<{ count: number }>({
    id: 'quizzes.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
    description: 'How many questions a quiz has',
  }),
  minutes: defineMessage<{ count: number }>({
    id: 'quizzes.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'How long a quiz may take',
  }),
  passMark: defineMessage<{ share: number }>({
    id: 'quizzes.passMark',
    defaultMessage: '{share, number, percent} right to pass',
    description: 'Share of right answers that a quiz asks for',
  }),
};
