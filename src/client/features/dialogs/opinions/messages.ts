import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** The part as a whole: numbers, states, groups and the reader. */
export const opinionMessages = {
  ...defineMessages({
    title: {
      id: 'dialogs.opinions.title',
      defaultMessage: 'Where people stand',
      description: 'Heading of the part of a dialogue with the map of opinions',
    },
    letters: {
      id: 'dialogs.opinions.letters',
      defaultMessage: 'A B C D E',
      description: 'The first five letters of the alphabet, which name groups; a blank between two',
    },
    final: {
      id: 'dialogs.opinions.final',
      defaultMessage: 'The dialogue has closed: this is how it ended.',
      description: 'Below the heading of the map of opinions',
    },
    hiddenWhy: {
      id: 'dialogs.opinions.hiddenWhy',
      defaultMessage: 'What others think is shown afterwards, so that your answers are your own.',
      description: 'Why the map is hidden',
    },
    toCard: {
      id: 'dialogs.opinions.toCard',
      defaultMessage: 'Go to the statements',
      description: 'Link to the statements to be answered, on the same page',
    },
    nobody: {
      id: 'dialogs.opinions.nobody',
      defaultMessage: 'Nobody has answered yet',
      description: 'In the place of the map',
    },
    gatheringWhy: {
      id: 'dialogs.opinions.gatheringWhy',
      defaultMessage: 'The map appears as soon as two groups can be told apart.',
      description: 'Why there is no map yet',
    },
    toReport: {
      id: 'dialogs.opinions.toReport',
      defaultMessage: 'Read the whole report',
      description: 'Link to the report of a dialogue of statements',
    },
    yours: {
      id: 'dialogs.opinions.yours',
      defaultMessage: 'You are in this group',
      description: 'Badge of the group in which the reader is',
    },
    youAreHere: {
      id: 'dialogs.opinions.youAreHere',
      defaultMessage: 'You are here',
      description: 'Beside the reader’s own place on the map',
    },
    ownNone: {
      id: 'dialogs.opinions.ownNone',
      defaultMessage: 'Answer statements, and you will see your own place here.',
      description: 'Below the map, for somebody who has answered nothing',
    },
    signInForPlace: {
      id: 'dialogs.opinions.signInForPlace',
      defaultMessage: 'Sign in and answer statements, and you will see your own place here.',
      description: 'Below the map, for visitors',
    },
  }),
  turnout: defineMessage<{ people: number; answers: number; statements: number }>({
    id: 'dialogs.opinions.turnout',
    defaultMessage:
      '{people, plural, one {# person has given} other {# people have given}} {answers, plural, one {# answer} other {# answers}} to {statements, plural, one {# statement} other {# statements}}.',
    description: 'How many took part in a dialogue of statements',
  }),
  placed: defineMessage<{ count: number }>({
    id: 'dialogs.opinions.placed',
    defaultMessage:
      '{count, plural, one {# of them has answered enough for a place in a group.} other {# of them have answered enough for a place in a group.}}',
    description: 'After the number of those who took part',
  }),
  asOf: defineMessage<{ time: MessageValue }>({
    id: 'dialogs.opinions.asOf',
    defaultMessage: 'As of {time}.',
    description: 'When the map was drawn; {time} is date and time',
  }),
  hidden: defineMessage<{ count: number }>({
    id: 'dialogs.opinions.hidden',
    defaultMessage:
      '{count, plural, one {Answer one more statement to see where people stand} other {Answer # more statements to see where people stand}}',
    description: 'In the place of the map for somebody who has answered too little',
  }),
  gathering: defineMessage<{ count: number }>({
    id: 'dialogs.opinions.gathering',
    defaultMessage:
      '{count, plural, one {# person has answered so far} other {# people have answered so far}}',
    description: 'In the place of the map while there are no groups',
  }),
  group: defineMessage<{ letter: string }>({
    id: 'dialogs.opinions.group',
    defaultMessage: 'Group {letter}',
    description: 'Name of a group of opinion; {letter} is A, B, C …',
  }),
  people: defineMessage<{ count: number }>({
    id: 'dialogs.opinions.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many people are in a group',
  }),
  groupShare: defineMessage<{ people: MessageValue; share: string }>({
    id: 'dialogs.opinions.groupShare',
    defaultMessage: '{people}, {share} of those with a place',
    description: 'How large a group is; {people} is “12 people”',
  }),
  ownGroup: defineMessage<{ letter: string }>({
    id: 'dialogs.opinions.ownGroup',
    defaultMessage: 'You stand in group {letter}. Nobody but you is told.',
    description: 'Below the map',
  }),
  ownTooFew: defineMessage<{ count: number }>({
    id: 'dialogs.opinions.ownTooFew',
    defaultMessage:
      '{count, plural, one {You are on the map, but in no group yet: that takes # answer.} other {You are on the map, but in no group yet: that takes # answers.}}',
    description: 'Below the map, for somebody who has answered too little for a group',
  }),
};
