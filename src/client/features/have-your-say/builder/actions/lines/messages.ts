import { defineMessages } from 'react-intl';

/**
 * Faults of a line: of an election in the format BLT, of one in the format of Pabulib, and of a
 * list of voters.
 */
export const lineMessages = defineMessages({
  headInvalid: {
    id: 'poll-edit.line.headInvalid',
    defaultMessage: 'The first line has to say how many candidates there are, and how many seats.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  tooManyOptions: {
    id: 'poll-edit.line.tooManyOptions',
    defaultMessage: 'This is more than one question can hold: please leave some out.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  seatsInvalid: {
    id: 'poll-edit.line.seatsInvalid',
    defaultMessage: 'There has to be at least one seat.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  withdrawnInvalid: {
    id: 'poll-edit.line.withdrawnInvalid',
    defaultMessage: 'A candidate who withdrew is written as a minus with a number of the list.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  nobodyStands: {
    id: 'poll-edit.line.nobodyStands',
    defaultMessage: 'All candidates withdrew: nobody is left to be elected.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  weightInvalid: {
    id: 'poll-edit.line.weightInvalid',
    defaultMessage: 'A ballot begins with how many such ballots there are, from 1 on.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  optionInvalid: {
    id: 'poll-edit.line.optionInvalid',
    defaultMessage: 'A candidate is written here as a number.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  optionUnknown: {
    id: 'poll-edit.line.optionUnknown',
    defaultMessage: 'There is no candidate with this number.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  optionRepeated: {
    id: 'poll-edit.line.optionRepeated',
    defaultMessage: 'The ballot names this candidate twice.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  endMissing: {
    id: 'poll-edit.line.endMissing',
    defaultMessage: 'A ballot ends with 0.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  ballotsUnended: {
    id: 'poll-edit.line.ballotsUnended',
    defaultMessage: 'A line with 0 is missing after the last ballot.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  quoteMissing: {
    id: 'poll-edit.line.quoteMissing',
    defaultMessage: 'The quotation marks do not match.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  nameMissing: {
    id: 'poll-edit.line.nameMissing',
    defaultMessage: 'Names are missing: every candidate needs one.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  lineUnexpected: {
    id: 'poll-edit.line.lineUnexpected',
    defaultMessage: 'This comes after the title.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  sectionMissing: {
    id: 'poll-edit.line.sectionMissing',
    defaultMessage: 'This section is missing.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  sectionRepeated: {
    id: 'poll-edit.line.sectionRepeated',
    defaultMessage: 'This section is there twice.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  rowUnexpected: {
    id: 'poll-edit.line.rowUnexpected',
    defaultMessage: 'This comes before the first section.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  columnMissing: {
    id: 'poll-edit.line.columnMissing',
    defaultMessage: 'This column is missing.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  columnRepeated: {
    id: 'poll-edit.line.columnRepeated',
    defaultMessage: 'This column is there twice.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  cellsMissing: {
    id: 'poll-edit.line.cellsMissing',
    defaultMessage: 'The line has fewer cells than the heading of its section.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  cellsTooMany: {
    id: 'poll-edit.line.cellsTooMany',
    defaultMessage: 'The line has more cells than the heading of its section.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  keyMissing: {
    id: 'poll-edit.line.keyMissing',
    defaultMessage: 'The section META does not say this.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  keyRepeated: {
    id: 'poll-edit.line.keyRepeated',
    defaultMessage: 'The section META says this twice.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  amountInvalid: {
    id: 'poll-edit.line.amountInvalid',
    defaultMessage:
      'This is not an amount of money: digits are needed, with a point or a comma at most.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  voteTypeUnknown: {
    id: 'poll-edit.line.voteTypeUnknown',
    defaultMessage:
      'This kind of ballot is not known. It can be approval, ordinal, cumulative or scoring.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  voteTypeUncounted: {
    id: 'poll-edit.line.voteTypeUncounted',
    defaultMessage: 'No counting method here can read this kind of ballot: it has to be approval.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  tooManyBallots: {
    id: 'poll-edit.line.tooManyBallots',
    defaultMessage: 'These are more ballots than one poll can hold.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  amountNotWhole: {
    id: 'poll-edit.line.amountNotWhole',
    defaultMessage: 'Amounts have to be whole: rounded ones could change the result.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  countWrong: {
    id: 'poll-edit.line.countWrong',
    defaultMessage: 'Another number of lines follows than is said here.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  idMissing: {
    id: 'poll-edit.line.idMissing',
    defaultMessage: 'An id is missing.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  projectRepeated: {
    id: 'poll-edit.line.projectRepeated',
    defaultMessage: 'Another project has this id already.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  projectUnknown: {
    id: 'poll-edit.line.projectUnknown',
    defaultMessage: 'There is no project with this id.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  voterRepeated: {
    id: 'poll-edit.line.voterRepeated',
    defaultMessage: 'Another ballot has this id already.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  choiceRepeated: {
    id: 'poll-edit.line.choiceRepeated',
    defaultMessage: 'The ballot names this project twice.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  pointsInvalid: {
    id: 'poll-edit.line.pointsInvalid',
    defaultMessage:
      'The points do not fit: one whole number is needed for each project that is named.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  unreadable: {
    id: 'poll-edit.line.unreadable',
    defaultMessage: 'This is neither an e-mail address nor the id of an account.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  repeated: {
    id: 'poll-edit.line.repeated',
    defaultMessage: 'This is on the list already.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  tooManyLines: {
    id: 'poll-edit.line.tooManyLines',
    defaultMessage: 'From here on there is no room: a list holds a hundred thousand people.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
  unknown: {
    id: 'poll-edit.line.unknown',
    defaultMessage: 'No account can be told by this: there is none, or there are several.',
    description: 'What is wrong with a line of a file or a list; the text in question follows',
  },
});
