import { defineMessages } from 'react-intl';

/** Messages for the faults that keep a poll from opening. */
export const paperFaultMessages = defineMessages({
  closingMissing: {
    id: 'poll-edit.fault.closingMissing',
    defaultMessage:
      'A day on which voting ends is missing: secret votes, and results that wait for the end, need one.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  closesBeforeOpening: {
    id: 'poll-edit.fault.closesBeforeOpening',
    defaultMessage: 'Voting ends before it begins.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  closesInPast: {
    id: 'poll-edit.fault.closesInPast',
    defaultMessage: 'The end of voting lies in the past.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  secretNotChangeable: {
    id: 'poll-edit.fault.secretNotChangeable',
    defaultMessage: 'A secret vote cannot be changed: please choose one or the other.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  groupMissing: {
    id: 'poll-edit.fault.groupMissing',
    defaultMessage:
      'Please choose the group whose members vote. Or save without one, and store a list of voters below.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  groupUnknown: {
    id: 'poll-edit.fault.groupUnknown',
    defaultMessage: 'This group does not exist any more.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  groupEmpty: {
    id: 'poll-edit.fault.groupEmpty',
    defaultMessage: 'This group has no members yet.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  agesCrossed: {
    id: 'poll-edit.fault.agesCrossed',
    defaultMessage: 'The oldest age is below the youngest: nobody could vote.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  resultsForNobody: {
    id: 'poll-edit.fault.resultsForNobody',
    defaultMessage:
      'A result for members alone needs a group whose members vote. Choose the group, or another answer.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  secretResultsTooEarly: {
    id: 'poll-edit.fault.secretResultsTooEarly',
    defaultMessage:
      'A secret vote shows no numbers before it ends: from one number to the next anybody could read a single ballot. Choose a later moment, or an open vote.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  tokensMissing: {
    id: 'poll-edit.fault.tokensMissing',
    defaultMessage: 'There are no voting codes yet. You can make them below.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  quorumTooHigh: {
    id: 'poll-edit.fault.quorumTooHigh',
    defaultMessage: 'More ballots are asked for than people can vote.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  questionsMissing: {
    id: 'poll-edit.fault.questionsMissing',
    defaultMessage: 'The paper has no question yet.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  tooManyQuestions: {
    id: 'poll-edit.fault.tooManyQuestions',
    defaultMessage: 'There are too many questions for one paper.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  promptMissing: {
    id: 'poll-edit.fault.promptMissing',
    defaultMessage: 'The question has no words yet in the original language.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  textTooLong: {
    id: 'poll-edit.fault.textTooLong',
    defaultMessage: 'A text is too long. Please shorten it.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  tooFewOptions: {
    id: 'poll-edit.fault.tooFewOptions',
    defaultMessage: 'There are too few options to choose from.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  tooManyOptions: {
    id: 'poll-edit.fault.tooManyOptions',
    defaultMessage: 'There are too many options.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  wrongOptionCount: {
    id: 'poll-edit.fault.wrongOptionCount',
    defaultMessage: 'This way of counting needs another number of options.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  optionsNotAllowed: {
    id: 'poll-edit.fault.optionsNotAllowed',
    defaultMessage: 'This kind of question has no options.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  labelMissing: {
    id: 'poll-edit.fault.labelMissing',
    defaultMessage: 'It has no words yet in the original language.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  labelRepeated: {
    id: 'poll-edit.fault.labelRepeated',
    defaultMessage: 'The same words stand above already.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  outOfRange: {
    id: 'poll-edit.fault.outOfRange',
    defaultMessage: 'A number lies outside of its limits.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  leastAboveMost: {
    id: 'poll-edit.fault.leastAboveMost',
    defaultMessage: 'The least number of marks is larger than the largest.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  mostAboveOptions: {
    id: 'poll-edit.fault.mostAboveOptions',
    defaultMessage: 'More marks are allowed than there is to mark.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  oneMarkOnly: {
    id: 'poll-edit.fault.oneMarkOnly',
    defaultMessage: 'Here a ballot has exactly one mark.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  seatsTooMany: {
    id: 'poll-edit.fault.seatsTooMany',
    defaultMessage:
      'With so many winners nobody could lose: please name fewer, or add more to choose from.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  uncontested: {
    id: 'poll-edit.fault.uncontested',
    defaultMessage:
      'There are no more options than winners: this question is uncontested. Nobody is asked, and all of them are chosen without a vote.',
    description: 'What should be known of a ballot paper before it is published',
  },
  oneSeatOnly: {
    id: 'poll-edit.fault.oneSeatOnly',
    defaultMessage: 'With this way of counting only one can win.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  extraNotAllowed: {
    id: 'poll-edit.fault.extraNotAllowed',
    defaultMessage: 'With this way of counting nothing else can be offered.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  equalNotRead: {
    id: 'poll-edit.fault.equalNotRead',
    defaultMessage:
      'This way of counting cannot read equal places. Please switch them off, or choose another way of counting.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  settingNotRead: {
    id: 'poll-edit.fault.settingNotRead',
    defaultMessage: 'This way of counting does not look at this setting. Please take it back.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  budgetMissing: {
    id: 'poll-edit.fault.budgetMissing',
    defaultMessage: 'Please say how much money can be spent.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  currencyInvalid: {
    id: 'poll-edit.fault.currencyInvalid',
    defaultMessage: 'The currency needs three letters, such as EUR.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  costMissing: {
    id: 'poll-edit.fault.costMissing',
    defaultMessage: 'The cost is missing.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  costAboveBudget: {
    id: 'poll-edit.fault.costAboveBudget',
    defaultMessage: 'This costs more than there is to spend.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  leastAbovePossible: {
    id: 'poll-edit.fault.leastAbovePossible',
    defaultMessage: 'Nobody can choose so many projects: budget and groups allow fewer.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  groupUnnamed: {
    id: 'poll-edit.fault.groupUnnamed',
    defaultMessage: 'A group of projects has no name yet in the original language.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  groupEmptied: {
    id: 'poll-edit.fault.groupEmptied',
    defaultMessage: 'A group of projects needs at least two projects of this question.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  dateMissing: {
    id: 'poll-edit.fault.dateMissing',
    defaultMessage: 'The date is missing.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  dateRepeated: {
    id: 'poll-edit.fault.dateRepeated',
    defaultMessage: 'This date is already listed above.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  conditionQuestion: {
    id: 'poll-edit.fault.conditionQuestion',
    defaultMessage: 'A condition looks at a question that does not stand above this one.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  conditionOption: {
    id: 'poll-edit.fault.conditionOption',
    defaultMessage: 'A condition looks for an option that is not there.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  conditionNotAsked: {
    id: 'poll-edit.fault.conditionNotAsked',
    defaultMessage: 'A condition looks at an uncontested question, which nobody answers.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
  translationMissing: {
    id: 'poll-edit.fault.translationMissing',
    defaultMessage: 'Translations are missing.',
    description: 'What is wrong with a ballot paper, at the field and in a list',
  },
});
