import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

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
    ordering: {
      id: 'quizzes.kind.ordering',
      defaultMessage: 'Put in the right order',
      description: 'Kind of question',
    },
    matching: {
      id: 'quizzes.kind.matching',
      defaultMessage: 'Find what belongs together',
      description: 'Kind of question',
    },
    text: {
      id: 'quizzes.kind.text',
      defaultMessage: 'Type the answer',
      description: 'Kind of question: a word or a few',
    },
    number: {
      id: 'quizzes.kind.number',
      defaultMessage: 'Type a number',
      description: 'Kind of question',
    },
    attemptsLabel: {
      id: 'quizzes.attemptsLabel',
      defaultMessage: 'Attempts',
      description: 'Fact of a quiz: how often one may try',
    },
    anyNumber: {
      id: 'quizzes.anyNumber',
      defaultMessage: 'As many as you like',
      description: 'Fact of a quiz: how often one may try',
    },
    passed: {
      id: 'quizzes.passed',
      defaultMessage: 'Passed',
      description: 'Badge of a quiz, or of one’s own attempt',
    },
    notPassed: {
      id: 'quizzes.notPassed',
      defaultMessage: 'Not passed',
      description: 'Badge of one’s own attempt at a quiz',
    },
    startTitle: {
      id: 'quizzes.startTitle',
      defaultMessage: 'How it works',
      description: 'Heading above the rules of a quiz',
    },
    rulesPoints: {
      id: 'quizzes.rulesPoints',
      defaultMessage:
        'Every question counts the same. Where several answers can be right, and for orders and pairs, a part of the answer earns a part of the point; a wrong mark takes away what a right one gives, never more.',
      description: 'Rule of a quiz',
    },
    rulesSaved: {
      id: 'quizzes.rulesSaved',
      defaultMessage:
        'Your answers are saved as you go. You can leave and go on later; a time limit goes on meanwhile.',
      description: 'Rule of a quiz, for people who are signed in',
    },
    rulesVisitor: {
      id: 'quizzes.rulesVisitor',
      defaultMessage:
        'You are not signed in: your answers stay in this tab, and nobody keeps your result.',
      description: 'Rule of a quiz, for visitors',
    },
    rulesReview: {
      id: 'quizzes.rulesReview',
      defaultMessage: 'Afterwards you see for every question what is right, and why.',
      description: 'Rule of a quiz',
    },
    moreTime: {
      id: 'quizzes.moreTime',
      defaultMessage: 'I need more time',
      description: 'Line that unfolds the choice of how much time an attempt has',
    },
    timing: {
      id: 'quizzes.timing',
      defaultMessage: 'How much time do you need?',
      description: 'Question before an attempt with a time limit',
    },
    timingHint: {
      id: 'quizzes.timingHint',
      defaultMessage:
        'Nobody asks why, and nobody else sees what you choose. It is suggested to you again next time.',
      description: 'Below that question',
    },
    start: {
      id: 'quizzes.start',
      defaultMessage: 'Start the quiz',
      description: 'Button: an attempt begins, and with it the time',
    },
    goOn: {
      id: 'quizzes.goOn',
      defaultMessage: 'Go on with your attempt',
      description: 'Button: to the attempt that is under way',
    },
    isRunning: {
      id: 'quizzes.isRunning',
      defaultMessage: 'You have begun and not handed in yet.',
      description: 'Above the button that leads to the attempt that is under way',
    },
    startFailed: {
      id: 'quizzes.startFailed',
      defaultMessage: 'That did not work. Please try again.',
      description: 'An attempt could not be begun',
    },
    ownTitle: {
      id: 'quizzes.ownTitle',
      defaultMessage: 'Your attempts',
      description: 'Heading above one’s own attempts at a quiz',
    },
    attempt: {
      id: 'quizzes.attempt',
      defaultMessage: 'Attempt',
      description: 'Column: its number',
    },
    handedIn: {
      id: 'quizzes.handedIn',
      defaultMessage: 'Handed in',
      description: 'Column: when',
    },
    result: {
      id: 'quizzes.result',
      defaultMessage: 'Result',
      description: 'Column: per cent of an attempt',
    },
    statisticsTitle: {
      id: 'quizzes.statisticsTitle',
      defaultMessage: 'How others did',
      description: 'Heading above the statistics of a quiz',
    },
    tooFew: {
      id: 'quizzes.tooFew',
      defaultMessage:
        'Numbers are shown once five people have tried, so that nobody can be recognised in them.',
      description: 'In the place of the statistics of a quiz',
    },
    firstAttempts: {
      id: 'quizzes.firstAttempts',
      defaultMessage: 'Everybody counts once, with their first attempt.',
      description: 'About the statistics of a quiz',
    },
    question: {
      id: 'quizzes.question',
      defaultMessage: 'Question',
      description: 'Column of the statistics',
    },
    right: {
      id: 'quizzes.right',
      defaultMessage: 'Right',
      description: 'Column of the statistics: share of right answers',
    },
  }),
  ...defineMessages({
    quizNotOpen: {
      id: 'quizzes.refused.quizNotOpen',
      defaultMessage: 'This has not opened yet.',
      description: 'Why an attempt at a quiz cannot begin',
    },
    quizClosed: {
      id: 'quizzes.refused.quizClosed',
      defaultMessage: 'This is closed. Your own attempts can still be read.',
      description: 'Why an attempt at a quiz cannot begin',
    },
    quizEmpty: {
      id: 'quizzes.refused.quizEmpty',
      defaultMessage: 'There are no questions here yet.',
      description: 'Why an attempt at a quiz cannot begin',
    },
    signInRequired: {
      id: 'quizzes.refused.signInRequired',
      defaultMessage: 'The number of attempts is limited here, so please sign in first.',
      description: 'Why an attempt at a quiz cannot begin',
    },
    noAttemptsLeft: {
      id: 'quizzes.refused.noAttemptsLeft',
      defaultMessage: 'You have used all your attempts. The best one counts.',
      description: 'Why an attempt at a quiz cannot begin',
    },
  }),
  questions: defineMessage<{ count: number }>({
    id: 'quizzes.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
    description: 'How many questions a quiz has',
  }),
  rulesClosing: defineMessage<{ date: MessageValue }>({
    id: 'quizzes.rulesClosing',
    defaultMessage:
      'The quiz closes on {date}. Every attempt ends then at the latest, however much time it has.',
    description: 'Rule of a quiz that closes at a set time; the date comes with its time of day',
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
  attemptLimit: defineMessage<{ count: number }>({
    id: 'quizzes.attemptLimit',
    defaultMessage: '{count, plural, one {# attempt} other {# attempts}}',
    description: 'Fact of a quiz: how often one may try',
  }),
  best: defineMessage<{ share: number }>({
    id: 'quizzes.best',
    defaultMessage: 'Your best: {share, number, percent}',
    description: 'Fact of a quiz: one’s own best result',
  }),
  bestAndLatest: defineMessage<{ best: number; latest: number }>({
    id: 'quizzes.bestAndLatest',
    defaultMessage:
      'Your best result is {best, number, percent}, your latest {latest, number, percent}.',
    description: 'Above one’s own attempts at a quiz',
  }),
  attemptNumber: defineMessage<{ number: number }>({
    id: 'quizzes.attemptNumber',
    defaultMessage: 'Attempt {number, number}',
    description: 'Link to one’s own attempt at a quiz',
  }),
  people: defineMessage<{ people: number }>({
    id: 'quizzes.people',
    defaultMessage: '{people, plural, one {# person has tried} other {# people have tried}}',
    description: 'Statistics of a quiz',
  }),
  mean: defineMessage<{ mean: number; passed: number }>({
    id: 'quizzes.mean',
    defaultMessage: 'On average {mean, number, percent} right; {passed, number, percent} passed.',
    description: 'Statistics of a quiz',
  }),
};

/** Names of the ways to take a time limit. */
export const timingMessages = defineMessages({
  usual: {
    id: 'quizzes.timing.usual',
    defaultMessage: 'The usual time',
    description: 'Answer to the question how much time somebody needs',
  },
  oneAndAHalf: {
    id: 'quizzes.timing.oneAndAHalf',
    defaultMessage: 'Half as much again',
    description: 'Answer to the question how much time somebody needs',
  },
  double: {
    id: 'quizzes.timing.double',
    defaultMessage: 'Twice as much',
    description: 'Answer to the question how much time somebody needs',
  },
  unlimited: {
    id: 'quizzes.timing.unlimited',
    defaultMessage: 'No time limit',
    description: 'Answer to the question how much time somebody needs',
  },
});
