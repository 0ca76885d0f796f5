import { defineMessages } from 'react-intl';

/** Tasks of a voter: badges of a vote. */
export const taskMessages = defineMessages({
  oneChoice: {
    id: 'have-your-say.task.oneChoice',
    defaultMessage: 'Choose one',
    description: 'Badge of a vote: the voter’s task',
  },
  marks: {
    id: 'have-your-say.task.marks',
    defaultMessage: 'Mark several',
    description: 'Badge of a vote: the voter’s task',
  },
  yesOrNo: {
    id: 'have-your-say.task.yesOrNo',
    defaultMessage: 'Yes or no',
    description: 'Badge of a vote: the voter’s task',
  },
  consent: {
    id: 'have-your-say.task.consent',
    defaultMessage: 'Agree or object',
    description: 'Badge of a vote: the voter’s task',
  },
  order: {
    id: 'have-your-say.task.order',
    defaultMessage: 'Put in order',
    description: 'Badge of a vote: the voter’s task',
  },
  grades: {
    id: 'have-your-say.task.grades',
    defaultMessage: 'Give grades',
    description: 'Badge of a vote: the voter’s task',
  },
  dots: {
    id: 'have-your-say.task.dots',
    defaultMessage: 'Share out dots',
    description: 'Badge of a vote: the voter’s task',
  },
  credits: {
    id: 'have-your-say.task.credits',
    defaultMessage: 'Share out credits',
    description: 'Badge of a vote: the voter’s task',
  },
  basket: {
    id: 'have-your-say.task.basket',
    defaultMessage: 'Fill a basket',
    description: 'Badge of a vote: the voter’s task',
  },
  date: {
    id: 'have-your-say.task.date',
    defaultMessage: 'Find a date',
    description: 'Badge of a vote: the voter’s task',
  },
  scale: {
    id: 'have-your-say.task.scale',
    defaultMessage: 'Answer on a scale',
    description: 'Badge of a vote: the voter’s task',
  },
  words: {
    id: 'have-your-say.task.words',
    defaultMessage: 'In your own words',
    description: 'Badge of a vote: the voter’s task',
  },
  several: {
    id: 'have-your-say.task.several',
    defaultMessage: 'Several kinds of question',
    description: 'Badge of a vote: the voter’s task',
  },
});
