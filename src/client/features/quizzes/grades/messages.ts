import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const gradeNames = defineMessages({
  highest: {
    id: 'quizzes.grade.highest',
    defaultMessage: 'The best attempt counts',
    description: 'Which of several attempts at a quiz is the result',
  },
  average: {
    id: 'quizzes.grade.average',
    defaultMessage: 'The average counts',
    description: 'Which of several attempts at a quiz is the result',
  },
  first: {
    id: 'quizzes.grade.first',
    defaultMessage: 'The first attempt counts',
    description: 'Which of several attempts at a quiz is the result',
  },
  last: {
    id: 'quizzes.grade.last',
    defaultMessage: 'The last attempt counts',
    description: 'Which of several attempts at a quiz is the result',
  },
});

export const gradeMessages = {
  ...defineMessages({
    gradeLabel: {
      id: 'quizzes.gradeLabel',
      defaultMessage: 'Result',
      description: 'On the page of a quiz, or in a review',
    },
    rightNever: {
      id: 'quizzes.rightNever',
      defaultMessage: 'This quiz does not tell what was right.',
      description: 'On the page of a quiz, or in a review',
    },
    notes: {
      id: 'quizzes.notes',
      defaultMessage: 'About the options',
      description: 'On the page of a quiz, or in a review',
    },
  }),
  rightAfterClosing: defineMessage<{ date: MessageValue }>({
    id: 'quizzes.rightAfterClosing',
    defaultMessage: 'What was right is shown after {date}.',
    description: 'On the page of a quiz, or in a review',
  }),
  ownGrade: defineMessage<{ share: number }>({
    id: 'quizzes.ownGrade',
    defaultMessage: 'What counts: {share, number, percent}.',
    description: 'On the page of a quiz, or in a review',
  }),
};
