import { defineMessage, defineMessages } from 'react-intl';

/** When an attempt at a quiz is over. */
export const reviewMessages = {
  ...defineMessages({
    title: {
      id: 'quizzes.review.title',
      defaultMessage: 'Your result',
      description: 'Heading above the result of an attempt',
    },
    late: {
      id: 'quizzes.review.late',
      defaultMessage:
        'The time was over before it was handed in. What had been saved by then counts.',
      description: 'Above the result of an attempt',
    },
    notStored: {
      id: 'quizzes.review.notStored',
      defaultMessage: 'Nobody keeps this result: it is gone when you leave this page.',
      description: 'Above the result of a visitor',
    },
    right: {
      id: 'quizzes.review.right',
      defaultMessage: 'Right',
      description: 'Badge of a question: all of the point',
    },
    partly: {
      id: 'quizzes.review.partly',
      defaultMessage: 'Partly right',
      description: 'Badge of a question: a part of the point',
    },
    wrong: {
      id: 'quizzes.review.wrong',
      defaultMessage: 'Wrong',
      description: 'Badge of a question: nothing of the point',
    },
    unanswered: {
      id: 'quizzes.review.unanswered',
      defaultMessage: 'No answer',
      description: 'Badge of a question',
    },
    rightAnswer: {
      id: 'quizzes.review.rightAnswer',
      defaultMessage: 'Right answer',
      description: 'Label of what would have been right',
    },
    why: {
      id: 'quizzes.review.why',
      defaultMessage: 'Why',
      description: 'Label of the explanation',
    },
    again: {
      id: 'quizzes.review.again',
      defaultMessage: 'Try once more',
      description: 'Link from the result to the page where an attempt begins',
    },
    arrow: {
      id: 'quizzes.review.pair',
      defaultMessage: 'belongs with',
      description: 'Between the two parts of a pair, for screen readers',
    },
  }),
  passed: defineMessage<{ share: number; mark: number }>({
    id: 'quizzes.review.passed',
    defaultMessage:
      'You have {share, number, percent}. That is a pass: {mark, number, percent} were needed.',
    description: 'Result of an attempt',
  }),
  notPassed: defineMessage<{ share: number; mark: number }>({
    id: 'quizzes.review.notPassed',
    defaultMessage:
      'You have {share, number, percent}; {mark, number, percent} are needed to pass.',
    description: 'Result of an attempt',
  }),
  points: defineMessage<{ points: number }>({
    id: 'quizzes.review.points',
    defaultMessage: '{points, number, ::.##} of 1 point',
    description: 'Of a question',
  }),
  alsoAccepted: defineMessage<{ spellings: string }>({
    id: 'quizzes.review.alsoAccepted',
    defaultMessage: 'Also accepted: {spellings}',
    description: 'Other right spellings, as a list',
  }),
  tolerance: defineMessage<{ tolerance: number }>({
    id: 'quizzes.review.tolerance',
    defaultMessage: 'Up to {tolerance, number} more or less is right too.',
    description: 'Of a question that asks for a number',
  }),
};
