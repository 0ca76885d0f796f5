import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** About the ballot paper as a whole. */
export const paperMessages = {
  ...defineMessages({
    required: {
      id: 'have-your-say.paper.required',
      defaultMessage: 'Required',
      description: 'Mark beside a question that has to be answered',
    },
    clear: {
      id: 'have-your-say.paper.clear',
      defaultMessage: 'Clear my answer',
      description: 'Button below a question: its answer is taken away',
    },
    restored: {
      id: 'have-your-say.paper.restored',
      defaultMessage: 'Here is what you filled in last time. It has not been cast yet.',
      description: 'Note above a ballot paper that was begun earlier',
    },
    startOver: {
      id: 'have-your-say.paper.startOver',
      defaultMessage: 'Start over',
      description: 'Button: empties the ballot paper',
    },
    savedHere: {
      id: 'have-your-say.paper.savedHere',
      defaultMessage: 'What you fill in is kept on this device until you cast it.',
      description: 'Note beside the button of the ballot',
    },
    replace: {
      id: 'have-your-say.paper.replace',
      defaultMessage: 'Replace my vote',
      description: 'Button of the ballot paper where a vote was cast before',
    },
    keep: {
      id: 'have-your-say.paper.keep',
      defaultMessage: 'Keep my vote as it is',
      description: 'Button: leaves the ballot paper, the vote that was cast stays',
    },
    progress: {
      id: 'have-your-say.paper.progress',
      defaultMessage: 'Your answers',
      description: 'Name of the bar that shows how many questions are answered',
    },
  }),
  answered: defineMessage<{ done: number; total: number }>({
    id: 'have-your-say.paper.answered',
    defaultMessage: '{done} of {total} answered',
    description: 'How far somebody is with a long ballot paper',
  }),
  faults: defineMessage<{ count: number }>({
    id: 'have-your-say.paper.faults',
    defaultMessage:
      '{count, plural, one {# answer needs another look} other {# answers need another look}}',
    description: 'Above a ballot paper that could not be cast; links to the questions follow',
  }),
};

/** About options that are marked. */
export const choiceMessages = {
  ...defineMessages({
    none: {
      id: 'have-your-say.choice.none',
      defaultMessage: 'None of the above',
      description: 'Answer beside the options',
    },
    own: {
      id: 'have-your-say.choice.own',
      defaultMessage: 'Something else',
      description: 'Answer beside the options; a field for it follows',
    },
    ownLabel: {
      id: 'have-your-say.choice.ownLabel',
      defaultMessage: 'What else?',
      description: 'Name of the field for an option of one’s own',
    },
  }),
  upTo: defineMessage<{ most: number }>({
    id: 'have-your-say.choice.upTo',
    defaultMessage: '{most, plural, one {Choose one at most.} other {Choose # at most.}}',
    description: 'How many options can be marked',
  }),
  between: defineMessage<{ least: number; most: number }>({
    id: 'have-your-say.choice.between',
    defaultMessage: 'Choose {least} to {most}.',
    description: 'How many options have to be marked and can be',
  }),
  left: defineMessage<{ count: number }>({
    id: 'have-your-say.choice.left',
    defaultMessage: '{count, plural, =0 {None left.} one {# left.} other {# left.}}',
    description: 'How many more options can be marked',
  }),
  over: defineMessage<{ count: number }>({
    id: 'have-your-say.choice.over',
    defaultMessage:
      '{count, plural, one {# too many: take one away.} other {# too many: take some away.}}',
    description: 'More options are marked than can be',
  }),
};

/** About an order that is made. */
export const rankingMessages = {
  ...defineMessages({
    hint: {
      id: 'have-your-say.ranking.hint',
      defaultMessage:
        'Press an option to add it to your ranking. Move it with the arrows, or drag it with the mouse. Options you leave out rank below all others.',
      description: 'How a ranking is made',
    },
    equalHint: {
      id: 'have-your-say.ranking.equalHint',
      defaultMessage: 'Options can share a place: press “=”.',
      description: 'Where equal places are allowed',
    },
    unranked: {
      id: 'have-your-say.ranking.unranked',
      defaultMessage: 'Not in your order yet',
      description: 'Heading of the options that are not ranked',
    },
  }),
  most: defineMessage<{ count: number }>({
    id: 'have-your-say.ranking.most',
    defaultMessage: '{count, plural, one {Rank one at most.} other {Rank # at most.}}',
    description: 'How many options can be ranked',
  }),
  up: defineMessage<{ name: string }>({
    id: 'have-your-say.ranking.up',
    defaultMessage: 'Move up: {name}',
    description: 'Button of a ranked option',
  }),
  down: defineMessage<{ name: string }>({
    id: 'have-your-say.ranking.down',
    defaultMessage: 'Move down: {name}',
    description: 'Button of a ranked option',
  }),
  join: defineMessage<{ name: string }>({
    id: 'have-your-say.ranking.join',
    defaultMessage: 'Same place as the one above: {name}',
    description: 'Button of a ranked option',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'have-your-say.ranking.remove',
    defaultMessage: 'Take out of my order: {name}',
    description: 'Button of a ranked option',
  }),
  add: defineMessage<{ name: string }>({
    id: 'have-your-say.ranking.add',
    defaultMessage: 'Put next in my order: {name}',
    description: 'Button of an option that is not ranked',
  }),
  isAt: defineMessage<{ name: string; place: number; count: number }>({
    id: 'have-your-say.ranking.isAt',
    defaultMessage: '{name}: place {place} of {count}',
    description: 'Said after an option was moved',
  }),
  isOut: defineMessage<{ name: string }>({
    id: 'have-your-say.ranking.isOut',
    defaultMessage: '{name}: not in your order any more',
    description: 'Said after an option was taken out of the order',
  }),
};

/** About one row of a question. */
export const rowMessages = {
  clear: defineMessage<{ name: string }>({
    id: 'have-your-say.row.clear',
    defaultMessage: 'Clear: {name}',
    description: 'Button: the answer of one row is taken away',
  }),
};

/** About scores. */
export const scoreMessages = {
  ...defineMessages({
    gradeHint: {
      id: 'have-your-say.score.gradeHint',
      defaultMessage: 'Give each one a grade. What you leave out counts as not judged by you.',
      description: 'How grades are given',
    },
  }),
  hint: defineMessage<{ lowest: number; highest: number }>({
    id: 'have-your-say.score.hint',
    defaultMessage:
      'From {lowest} (worst) to {highest} (best). What you leave out counts as not judged by you.',
    description: 'How scores are given',
  }),
};

/** Grades of a majority judgment. */
export const gradeMessages = defineMessages({
  reject: {
    id: 'have-your-say.grade.reject',
    defaultMessage: 'Reject',
    description: 'Grade, the worst',
  },
  poor: { id: 'have-your-say.grade.poor', defaultMessage: 'Poor', description: 'Grade' },
  acceptable: {
    id: 'have-your-say.grade.acceptable',
    defaultMessage: 'Acceptable',
    description: 'Grade',
  },
  good: { id: 'have-your-say.grade.good', defaultMessage: 'Good', description: 'Grade' },
  veryGood: {
    id: 'have-your-say.grade.veryGood',
    defaultMessage: 'Very good',
    description: 'Grade',
  },
  excellent: {
    id: 'have-your-say.grade.excellent',
    defaultMessage: 'Excellent',
    description: 'Grade, the best',
  },
});

/** About dots and credits. */
export const dotsMessages = {
  dotsLeft: defineMessage<{ count: number; total: number }>({
    id: 'have-your-say.dots.dotsLeft',
    defaultMessage: '{count, plural, one {# of {total} dots left} other {# of {total} dots left}}',
    description: 'What can still be given',
  }),
  creditsLeft: defineMessage<{ count: number; total: number }>({
    id: 'have-your-say.dots.creditsLeft',
    defaultMessage:
      '{count, plural, one {# of {total} credits left} other {# of {total} credits left}}',
    description: 'What can still be spent on votes',
  }),
  price: defineMessage<{ count: number }>({
    id: 'have-your-say.dots.price',
    defaultMessage:
      '{count, plural, =0 {Costs nothing yet.} one {Costs # credit.} other {Costs # credits.}}',
    description: 'What the votes for one option cost',
  }),
  nextPrice: defineMessage<{ count: number }>({
    id: 'have-your-say.dots.nextPrice',
    defaultMessage: '{count, plural, one {The next vote: # more.} other {The next vote: # more.}}',
    description: 'What one vote more costs',
  }),
  more: defineMessage<{ name: string }>({
    id: 'have-your-say.dots.more',
    defaultMessage: 'One more for {name}',
    description: 'Button',
  }),
  less: defineMessage<{ name: string }>({
    id: 'have-your-say.dots.less',
    defaultMessage: 'One less for {name}',
    description: 'Button',
  }),
};

/** About a basket of projects. */
export const budgetMessages = {
  ...defineMessages({
    basket: {
      id: 'have-your-say.budget.basket',
      defaultMessage: 'Your basket',
      description: 'Name of the bar that shows what the chosen projects cost',
    },
  }),
  spent: defineMessage<{ spent: string; budget: string }>({
    id: 'have-your-say.budget.spent',
    defaultMessage: '{spent} of {budget}',
    description: 'Amounts of money',
  }),
  left: defineMessage<{ left: string }>({
    id: 'have-your-say.budget.left',
    defaultMessage: '{left} left',
    description: 'An amount of money',
  }),
  tooMuch: defineMessage<{ missing: string }>({
    id: 'have-your-say.budget.tooMuch',
    defaultMessage: 'Does not fit any more: {missing} too much',
    description: 'A project that costs more than is left',
  }),
  atLeast: defineMessage<{ least: number }>({
    id: 'have-your-say.budget.atLeast',
    defaultMessage:
      '{least, plural, one {Choose at least # project.} other {Choose at least # projects.}}',
    description: 'How many projects have to be chosen',
  }),
  stillMissing: defineMessage<{ count: number }>({
    id: 'have-your-say.budget.stillMissing',
    defaultMessage:
      '{count, plural, one {# project is still missing.} other {# projects are still missing.}}',
    description: 'How many more projects have to be chosen',
  }),
  groupMost: defineMessage<{ group: MessageValue; most: number }>({
    id: 'have-your-say.budget.groupMost',
    defaultMessage:
      '{group}: {most, plural, one {# of these projects at most.} other {# of these projects at most.}}',
    description: 'Rule of a group of projects, such as a district',
  }),
  groupBudget: defineMessage<{ group: MessageValue; spent: string; budget: string }>({
    id: 'have-your-say.budget.groupBudget',
    defaultMessage: '{group}: {spent} of {budget}.',
    description: 'What the chosen projects of a group cost, and what there is for them',
  }),
  groupMoney: defineMessage<{ group: MessageValue; budget: string }>({
    id: 'have-your-say.budget.groupMoney',
    defaultMessage: '{group}: projects for up to {budget} are funded.',
    description: 'What there is for a group of projects, where ballots do not have to keep to it',
  }),
  groupFull: defineMessage<{ group: MessageValue; names: MessageValue }>({
    id: 'have-your-say.budget.groupFull',
    defaultMessage: 'Not beside {names}: no more can be chosen of “{group}”.',
    description: 'Why a project cannot be chosen; names of projects that are chosen',
  }),
  groupSpent: defineMessage<{ group: MessageValue; left: string }>({
    id: 'have-your-say.budget.groupSpent',
    defaultMessage: 'Does not fit any more: of the money for “{group}” {left} is left.',
    description: 'Why a project cannot be chosen',
  }),
  marksLeft: defineMessage<{ count: number; most: number }>({
    id: 'have-your-say.budget.marksLeft',
    defaultMessage: 'Choose up to {most} projects: {count, plural, one {# left} other {# left}}',
    description: 'How many more projects can be chosen',
  }),
};

/** When somebody is free. */
export const availabilityMessages = defineMessages({
  yes: { id: 'have-your-say.date.yes', defaultMessage: 'Yes', description: 'Whether a date suits' },
  ifNeedBe: {
    id: 'have-your-say.date.ifNeedBe',
    defaultMessage: 'If need be',
    description: 'Whether a date suits',
  },
  no: { id: 'have-your-say.date.no', defaultMessage: 'No', description: 'Whether a date suits' },
});

/** About an answer in words. */
export const textMessages = {
  lettersLeft: defineMessage<{ count: number }>({
    id: 'have-your-say.text.lettersLeft',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Below a field of text',
  }),
  lettersOver: defineMessage<{ count: number }>({
    id: 'have-your-say.text.lettersOver',
    defaultMessage: '{count, plural, one {# letter too many} other {# letters too many}}',
    description: 'Below a field of text',
  }),
};

/** About the code of a poll with tokens. */
export const tokenMessages = defineMessages({
  label: {
    id: 'have-your-say.token.label',
    defaultMessage: 'Your voting code',
    description: 'Label of a field',
  },
  hint: {
    id: 'have-your-say.token.hint',
    defaultMessage: 'It is in the letter that invited you to this vote. It works once.',
    description: 'Below the field for the voting code',
  },
  missing: {
    id: 'have-your-say.token.missing',
    defaultMessage: 'Enter the code from your letter.',
    description: 'The field for the voting code is empty',
  },
  unknown: {
    id: 'have-your-say.token.unknown',
    defaultMessage:
      'This code is not on the list for this vote. Compare it with your letter, letter by letter.',
    description: 'The voting code is not known',
  },
  used: {
    id: 'have-your-say.token.used',
    defaultMessage: 'A vote was already cast with this code.',
    description: 'The voting code was used',
  },
});

/** Messages for the faults of an answer, by code. */
export const faultMessages = {
  ...defineMessages({
    required: {
      id: 'have-your-say.fault.required',
      defaultMessage: 'Please answer this question.',
      description: 'What is wrong with an answer',
    },
    notAsked: {
      id: 'have-your-say.fault.notAsked',
      defaultMessage: 'This question is not asked after your other answers.',
      description: 'What is wrong with an answer',
    },
    unknownQuestion: {
      id: 'have-your-say.fault.unknownQuestion',
      defaultMessage: 'This question is not part of the vote any more. Load the page again.',
      description: 'What is wrong with an answer',
    },
    malformed: {
      id: 'have-your-say.fault.malformed',
      defaultMessage: 'Something is missing here. If you chose something else, write what.',
      description: 'What is wrong with an answer',
    },
    unknownOption: {
      id: 'have-your-say.fault.unknownOption',
      defaultMessage: 'An option is not part of this question any more. Load the page again.',
      description: 'What is wrong with an answer',
    },
    repeatedOption: {
      id: 'have-your-say.fault.repeatedOption',
      defaultMessage: 'An option is named twice.',
      description: 'What is wrong with an answer',
    },
    noneWithOthers: {
      id: 'have-your-say.fault.noneWithOthers',
      defaultMessage: '“None of the above” excludes the others: take the other marks away.',
      description: 'What is wrong with an answer',
    },
    noneNotAllowed: {
      id: 'have-your-say.fault.noneNotAllowed',
      defaultMessage: '“None of the above” is no answer to this question.',
      description: 'What is wrong with an answer',
    },
    ownNotAllowed: {
      id: 'have-your-say.fault.ownNotAllowed',
      defaultMessage: 'This question takes only the options given.',
      description: 'What is wrong with an answer',
    },
    emptyRank: {
      id: 'have-your-say.fault.emptyRank',
      defaultMessage: 'A place in your order is empty.',
      description: 'What is wrong with an answer',
    },
    equalRanks: {
      id: 'have-your-say.fault.equalRanks',
      defaultMessage: 'Give each option a place of its own.',
      description: 'What is wrong with an answer',
    },
    againstNotAllowed: {
      id: 'have-your-say.fault.againstNotAllowed',
      defaultMessage: 'Votes against are not possible here.',
      description: 'What is wrong with an answer',
    },
  }),
  tooFew: defineMessage<{ least: number }>({
    id: 'have-your-say.fault.tooFew',
    defaultMessage: '{least, plural, one {Choose at least one.} other {Choose at least #.}}',
    description: 'What is wrong with an answer',
  }),
  tooMany: defineMessage<{ most: number }>({
    id: 'have-your-say.fault.tooMany',
    defaultMessage: '{most, plural, one {Choose one at most.} other {Choose # at most.}}',
    description: 'What is wrong with an answer',
  }),
  offScale: defineMessage<{ least: number; most: number }>({
    id: 'have-your-say.fault.offScale',
    defaultMessage: 'Give a whole number from {least} to {most}.',
    description: 'What is wrong with an answer',
  }),
  overspent: defineMessage<{ missing: number }>({
    id: 'have-your-say.fault.overspent',
    defaultMessage:
      '{missing, plural, one {You have spent # too much.} other {You have spent # too much.}}',
    description: 'What is wrong with an answer: dots or credits',
  }),
  overBudget: defineMessage<{ amount: string }>({
    id: 'have-your-say.fault.overBudget',
    defaultMessage: 'Your basket costs {amount} more than the budget. Take a project out.',
    description: 'What is wrong with an answer; an amount of money',
  }),
  groupTooMany: defineMessage<{ group: MessageValue; most: number }>({
    id: 'have-your-say.fault.groupTooMany',
    defaultMessage:
      '{most, plural, one {Choose one at most of “{group}”.} other {Choose # at most of “{group}”.}}',
    description: 'What is wrong with an answer; the name of a group of projects',
  }),
  groupOverBudget: defineMessage<{ group: MessageValue; amount: string }>({
    id: 'have-your-say.fault.groupOverBudget',
    defaultMessage:
      'Your projects of “{group}” cost {amount} more than there is for them. Take one out.',
    description: 'What is wrong with an answer; an amount of money',
  }),
  tooLong: defineMessage<{ missing: number }>({
    id: 'have-your-say.fault.tooLong',
    defaultMessage:
      '{missing, plural, one {# letter too many: shorten it.} other {# letters too many: shorten it.}}',
    description: 'What is wrong with an answer',
  }),
};
