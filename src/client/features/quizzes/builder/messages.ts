import { defineMessage, defineMessages } from 'react-intl';

/** The texts of the page that the questions of a quiz are written on. */

export const quizBuilderMessages = defineMessages({
  intro: {
    id: 'quiz-edit.intro',
    defaultMessage: 'Write the questions in every language, and decide how the quiz is taken.',
    description: 'Quiz builder: heading, note or button',
  },
  save: {
    id: 'quiz-edit.save',
    defaultMessage: 'Save the quiz',
    description: 'Quiz builder: heading, note or button',
  },
  frozenTitle: {
    id: 'quiz-edit.frozenTitle',
    defaultMessage: 'Somebody has tried this quiz',
    description: 'Quiz builder: heading, note or button',
  },
  frozenText: {
    id: 'quiz-edit.frozenText',
    defaultMessage:
      'You can correct words and change times. What decides about points stays, so that nobody’s result changes. For other questions, begin a copy below.',
    description: 'Quiz builder: heading, note or button',
  },
  settings: {
    id: 'quiz-edit.settings',
    defaultMessage: 'How it is taken',
    description: 'Quiz builder: heading, note or button',
  },
  noQuestion: {
    id: 'quiz-edit.noQuestion',
    defaultMessage: 'There is no question to show yet.',
    description: 'Quiz builder: heading, note or button',
  },
  trial: {
    id: 'quiz-edit.trial',
    defaultMessage: 'Try it out: nothing is kept or sent.',
    description: 'Quiz builder: heading, note or button',
  },
});

export const quizKindNames = defineMessages({
  single: {
    id: 'quiz-edit.kind.single',
    defaultMessage: 'One right answer',
    description: 'Quiz builder: kind of a question, on a button and in a list',
  },
  multiple: {
    id: 'quiz-edit.kind.multiple',
    defaultMessage: 'Several right answers',
    description: 'Quiz builder: kind of a question, on a button and in a list',
  },
  trueFalse: {
    id: 'quiz-edit.kind.trueFalse',
    defaultMessage: 'True or false',
    description: 'Quiz builder: kind of a question, on a button and in a list',
  },
  ordering: {
    id: 'quiz-edit.kind.ordering',
    defaultMessage: 'Put in order',
    description: 'Quiz builder: kind of a question, on a button and in a list',
  },
  matching: {
    id: 'quiz-edit.kind.matching',
    defaultMessage: 'Find the pairs',
    description: 'Quiz builder: kind of a question, on a button and in a list',
  },
  text: {
    id: 'quiz-edit.kind.text',
    defaultMessage: 'A word',
    description: 'Quiz builder: kind of a question, on a button and in a list',
  },
  number: {
    id: 'quiz-edit.kind.number',
    defaultMessage: 'A number',
    description: 'Quiz builder: kind of a question, on a button and in a list',
  },
});

export const quizFieldMessages = defineMessages({
  kind: {
    id: 'quiz-edit.field.kind',
    defaultMessage: 'Kind of question',
    description: 'Quiz builder: label of a field, or note at it',
  },
  explanation: {
    id: 'quiz-edit.field.explanation',
    defaultMessage: 'Why it is so (shown afterwards)',
    description: 'Quiz builder: label of a field, or note at it',
  },
  option: {
    id: 'quiz-edit.field.option',
    defaultMessage: 'Words of the option',
    description: 'Quiz builder: label of a field, or note at it',
  },
  right: {
    id: 'quiz-edit.field.right',
    defaultMessage: 'Right answer',
    description: 'Quiz builder: label of a field, or note at it',
  },
  optionExplanation: {
    id: 'quiz-edit.field.optionExplanation',
    defaultMessage: 'Why this option is right or wrong',
    description: 'Quiz builder: label of a field, or note at it',
  },
  item: {
    id: 'quiz-edit.field.item',
    defaultMessage: 'What is given',
    description: 'Quiz builder: label of a field, or note at it',
  },
  match: {
    id: 'quiz-edit.field.match',
    defaultMessage: 'What belongs to it',
    description: 'Quiz builder: label of a field, or note at it',
  },
  spelling: {
    id: 'quiz-edit.field.spelling',
    defaultMessage: 'Accepted answer',
    description: 'Quiz builder: label of a field, or note at it',
  },
  addSpelling: {
    id: 'quiz-edit.field.addSpelling',
    defaultMessage: 'Accept another answer',
    description: 'Quiz builder: label of a field, or note at it',
  },
  addPair: {
    id: 'quiz-edit.field.addPair',
    defaultMessage: 'Add a pair',
    description: 'Quiz builder: label of a field, or note at it',
  },
  orderHint: {
    id: 'quiz-edit.field.orderHint',
    defaultMessage: 'Write them in their right order; each attempt shows them in another.',
    description: 'Quiz builder: label of a field, or note at it',
  },
  pairHint: {
    id: 'quiz-edit.field.pairHint',
    defaultMessage: 'Write what belongs together in one row; each attempt mixes them.',
    description: 'Quiz builder: label of a field, or note at it',
  },
  spellingHint: {
    id: 'quiz-edit.field.spellingHint',
    defaultMessage:
      'Each answer counts in every language. Capitals, marks and blanks make no difference.',
    description: 'Quiz builder: label of a field, or note at it',
  },
  value: {
    id: 'quiz-edit.field.value',
    defaultMessage: 'Right number',
    description: 'Quiz builder: label of a field, or note at it',
  },
  tolerance: {
    id: 'quiz-edit.field.tolerance',
    defaultMessage: 'So far off is still right',
    description: 'Quiz builder: label of a field, or note at it',
  },
  unit: {
    id: 'quiz-edit.field.unit',
    defaultMessage: 'Unit',
    description: 'Quiz builder: label of a field, or note at it',
  },
});

export const quizSettingMessages = defineMessages({
  opensOn: {
    id: 'quiz-edit.setting.opensOn',
    defaultMessage: 'Opens on',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  opensTime: {
    id: 'quiz-edit.setting.opensTime',
    defaultMessage: 'Opens at',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  closesOn: {
    id: 'quiz-edit.setting.closesOn',
    defaultMessage: 'Closes on',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  closesTime: {
    id: 'quiz-edit.setting.closesTime',
    defaultMessage: 'Closes at',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  timesHint: {
    id: 'quiz-edit.setting.timesHint',
    defaultMessage: 'Without days it is open as soon as it is published, for good.',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  timeLimit: {
    id: 'quiz-edit.setting.timeLimit',
    defaultMessage: 'Minutes for an attempt',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  timeLimitHint: {
    id: 'quiz-edit.setting.timeLimitHint',
    defaultMessage: 'From half a minute to four hours; without a number there is no limit.',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  ownTiming: {
    id: 'quiz-edit.setting.ownTiming',
    defaultMessage: 'Everybody chooses how much time they need',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  ownTimingHint: {
    id: 'quiz-edit.setting.ownTimingHint',
    defaultMessage:
      'Half as much again, twice as much or no limit. Switched off, only those to whom you gave more time have it.',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  attempts: {
    id: 'quiz-edit.setting.attempts',
    defaultMessage: 'Attempts for each person',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  attemptsHint: {
    id: 'quiz-edit.setting.attemptsHint',
    defaultMessage:
      'Without a number as many as they like. With one, only people who are signed in can try.',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  passMark: {
    id: 'quiz-edit.setting.passMark',
    defaultMessage: 'Pass mark, per cent',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  gradeMethod: {
    id: 'quiz-edit.setting.gradeMethod',
    defaultMessage: 'Of several attempts',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  shuffle: {
    id: 'quiz-edit.setting.shuffle',
    defaultMessage: 'Mix the options',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  shuffleHint: {
    id: 'quiz-edit.setting.shuffleHint',
    defaultMessage: 'Each attempt has them in another order; true and false stay.',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  rightAnswers: {
    id: 'quiz-edit.setting.rightAnswers',
    defaultMessage: 'What was right is shown',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  bands: {
    id: 'quiz-edit.setting.bands',
    defaultMessage: 'What is said about a result',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  bandsHint: {
    id: 'quiz-edit.setting.bandsHint',
    defaultMessage:
      'Each text holds from its share on, up to the next one. The lowest begins at 0.',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  bandFrom: {
    id: 'quiz-edit.setting.bandFrom',
    defaultMessage: 'From, per cent',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  bandText: {
    id: 'quiz-edit.setting.bandText',
    defaultMessage: 'Text',
    description: 'Quiz builder: label of a setting, or note at it',
  },
  addBand: {
    id: 'quiz-edit.setting.addBand',
    defaultMessage: 'Add a text',
    description: 'Quiz builder: label of a setting, or note at it',
  },
});

export const rightAnswerNames = defineMessages({
  afterAttempt: {
    id: 'quiz-edit.right.afterAttempt',
    defaultMessage: 'After each attempt',
    description: 'Quiz builder: when right answers are shown',
  },
  afterClosing: {
    id: 'quiz-edit.right.afterClosing',
    defaultMessage: 'Once the quiz has closed',
    description: 'Quiz builder: when right answers are shown',
  },
  never: {
    id: 'quiz-edit.right.never',
    defaultMessage: 'Never',
    description: 'Quiz builder: when right answers are shown',
  },
});

export const quizFaultMessages = defineMessages({
  closesBeforeOpening: {
    id: 'quiz-edit.fault.closesBeforeOpening',
    defaultMessage: 'It closes before it opens.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  closesInPast: {
    id: 'quiz-edit.fault.closesInPast',
    defaultMessage: 'The closing lies in the past.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  closingMissing: {
    id: 'quiz-edit.fault.closingMissing',
    defaultMessage: 'Right answers wait for the closing: please say when it is.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  bandsGap: {
    id: 'quiz-edit.fault.bandsGap',
    defaultMessage: 'One of these texts has to begin at 0 per cent.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  bandRepeated: {
    id: 'quiz-edit.fault.bandRepeated',
    defaultMessage: 'Another text begins at the same share.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  bandTextMissing: {
    id: 'quiz-edit.fault.bandTextMissing',
    defaultMessage: 'The text is missing.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  questionsMissing: {
    id: 'quiz-edit.fault.questionsMissing',
    defaultMessage: 'The quiz has no question yet.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  tooManyQuestions: {
    id: 'quiz-edit.fault.tooManyQuestions',
    defaultMessage: 'A quiz has at most 100 questions.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  promptMissing: {
    id: 'quiz-edit.fault.promptMissing',
    defaultMessage: 'What is asked is missing.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  textTooLong: {
    id: 'quiz-edit.fault.textTooLong',
    defaultMessage: 'This text is too long.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  tooFewOptions: {
    id: 'quiz-edit.fault.tooFewOptions',
    defaultMessage: 'At least two are needed.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  twoOptionsOnly: {
    id: 'quiz-edit.fault.twoOptionsOnly',
    defaultMessage: 'True or false has exactly two options.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  labelMissing: {
    id: 'quiz-edit.fault.labelMissing',
    defaultMessage: 'The words are missing.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  labelRepeated: {
    id: 'quiz-edit.fault.labelRepeated',
    defaultMessage: 'These words are there twice.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  rightMissing: {
    id: 'quiz-edit.fault.rightMissing',
    defaultMessage: 'Please mark what is right.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  oneRightOnly: {
    id: 'quiz-edit.fault.oneRightOnly',
    defaultMessage: 'Only one option can be right here.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  spellingMissing: {
    id: 'quiz-edit.fault.spellingMissing',
    defaultMessage: 'Please write an answer that is accepted.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  valueMissing: {
    id: 'quiz-edit.fault.valueMissing',
    defaultMessage: 'The right number is missing.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  toleranceNegative: {
    id: 'quiz-edit.fault.toleranceNegative',
    defaultMessage: 'This cannot be below 0.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
  translationMissing: {
    id: 'quiz-edit.fault.translationMissing',
    defaultMessage: 'Some words are not translated.',
    description: 'Quiz builder: what is wrong with a quiz, at the field and in a list',
  },
});

export const quizFailures = defineMessages({
  quizFrozen: {
    id: 'quiz-edit.failure.quizFrozen',
    defaultMessage:
      'Somebody has tried this quiz meanwhile: right answers, pass mark and order stay as they were. Undo those changes, or begin a copy.',
    description: 'Quiz builder: why it was not saved',
  },
  invalidQuiz: {
    id: 'quiz-edit.failure.invalidQuiz',
    defaultMessage:
      'This quiz is published, so it has to be whole: please mend what is listed first.',
    description: 'Quiz builder: why it was not saved',
  },
  forbidden: {
    id: 'quiz-edit.failure.forbidden',
    defaultMessage: 'You may not change this quiz.',
    description: 'Quiz builder: why it was not saved',
  },
});

export const quizActionMessages = defineMessages({
  copyTitle: {
    id: 'quiz-edit.action.copyTitle',
    defaultMessage: 'Copy the quiz',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  copyText: {
    id: 'quiz-edit.action.copyText',
    defaultMessage:
      'Begins a draft with the same texts, settings and questions, without dates and attempts.',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  copy: {
    id: 'quiz-edit.action.copy',
    defaultMessage: 'Begin a copy',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  timeTitle: {
    id: 'quiz-edit.action.timeTitle',
    defaultMessage: 'Extra time for a person',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  timeText: {
    id: 'quiz-edit.action.timeText',
    defaultMessage:
      'For people who need it, such as with a disability. It holds for attempts that begin from now on; the person sees it, nobody else does.',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  person: {
    id: 'quiz-edit.action.person',
    defaultMessage: 'E-mail address or address of the profile',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  timing: {
    id: 'quiz-edit.action.timing',
    defaultMessage: 'How much time',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  give: {
    id: 'quiz-edit.action.give',
    defaultMessage: 'Give the time',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  takeBack: {
    id: 'quiz-edit.action.takeBack',
    defaultMessage: 'Take back',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  given: {
    id: 'quiz-edit.action.given',
    defaultMessage: 'Saved.',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  nobody: {
    id: 'quiz-edit.action.nobody',
    defaultMessage: 'No account was found by this.',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
  failed: {
    id: 'quiz-edit.action.failed',
    defaultMessage: 'That did not work. Please try again.',
    description: 'Quiz builder: what can be done with a quiz besides writing it',
  },
});

/** Titles of the folds that the settings stand in. */
export const quizFoldTitles = defineMessages({
  times: {
    id: 'quiz-edit.fold.times',
    defaultMessage: 'When',
    description: 'Quiz builder: title of a fold',
  },
  attempts: {
    id: 'quiz-edit.fold.attempts',
    defaultMessage: 'Attempts and time',
    description: 'Quiz builder: title of a fold',
  },
  results: {
    id: 'quiz-edit.fold.results',
    defaultMessage: 'Result and right answers',
    description: 'Quiz builder: title of a fold',
  },
});

/** Parts of the line that says what holds now, while its fold is closed. */
export const quizSummaryMessages = {
  ...defineMessages({
    anyAttempts: {
      id: 'quiz-edit.summary.anyAttempts',
      defaultMessage: 'Any number of attempts',
      description: 'Quiz builder: beginning of a line about attempts',
    },
    noTimeLimit: {
      id: 'quiz-edit.summary.noTimeLimit',
      defaultMessage: 'no time limit',
      description: 'Quiz builder: part of a line after “Any number of attempts”',
    },
  }),
  attempts: defineMessage<{ count: number }>({
    id: 'quiz-edit.summary.attempts',
    defaultMessage: '{count, plural, one {# attempt} other {# attempts}}',
    description: 'Quiz builder: beginning of a line about attempts',
  }),
  minutes: defineMessage<{ minutes: number }>({
    id: 'quiz-edit.summary.minutes',
    defaultMessage: '{minutes, plural, one {# minute each} other {# minutes each}}',
    description: 'Quiz builder: part of a line after “3 attempts”: the time for one of them',
  }),
  passMark: defineMessage<{ share: string }>({
    id: 'quiz-edit.summary.passMark',
    defaultMessage: 'Passed from {share} on',
    description: 'Quiz builder: beginning of a line; {share} is a percentage',
  }),
};

/** Part of a line after “Passed from 60% on”. */
export const rightAnswerSummaries = defineMessages({
  afterAttempt: {
    id: 'quiz-edit.summary.afterAttempt',
    defaultMessage: 'right answers after each attempt',
    description: 'Quiz builder: part of a line about the result',
  },
  afterClosing: {
    id: 'quiz-edit.summary.afterClosing',
    defaultMessage: 'right answers once the quiz has closed',
    description: 'Quiz builder: part of a line about the result',
  },
  never: {
    id: 'quiz-edit.summary.never',
    defaultMessage: 'right answers are not shown',
    description: 'Quiz builder: part of a line about the result',
  },
});
