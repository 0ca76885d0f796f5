import { defineMessage, defineMessages } from 'react-intl';

export const trainingMessages = {
  ...defineMessages({
    level: {
      id: 'training.level',
      defaultMessage: 'Level',
      description: 'Fact of a course or training',
    },
    languages: {
      id: 'training.languages',
      defaultMessage: 'Languages',
      description: 'Fact of a course or training',
    },
    form: {
      id: 'training.form',
      defaultMessage: 'Form',
      description: 'Fact of a training: on site, online or both',
    },
    duration: {
      id: 'training.duration',
      defaultMessage: 'Duration',
      description: 'Fact of a course',
    },
    passMark: {
      id: 'training.passMark',
      defaultMessage: 'Correct answers needed to pass',
      description: 'Fact of a course; a percentage follows',
    },
    outcomes: {
      id: 'training.outcomes',
      defaultMessage: 'What you will learn',
      description: 'Heading of a list',
    },
    contents: {
      id: 'training.contents',
      defaultMessage: 'The lessons',
      description: 'Heading of the modules and lessons of a course',
    },
    session: {
      id: 'training.session',
      defaultMessage: 'Date and place',
      description: 'Heading of the card with date, place, trainers and places left',
    },
    when: { id: 'training.when', defaultMessage: 'When', description: 'Fact of a training' },
    where: { id: 'training.where', defaultMessage: 'Where', description: 'Fact of a training' },
    trainers: {
      id: 'training.trainers',
      defaultMessage: 'Trainers',
      description: 'Fact of a training',
    },
    places: {
      id: 'training.places',
      defaultMessage: 'Places',
      description: 'Fact of a training: how many are left',
    },
    full: {
      id: 'training.full',
      defaultMessage: 'Fully booked',
      description: 'A training without a place left',
    },
    unlimited: {
      id: 'training.unlimited',
      defaultMessage: 'Room for everybody',
      description: 'A training without a limit on places',
    },
    over: {
      id: 'training.over',
      defaultMessage: 'This training has taken place',
      description: 'Instead of places left',
    },
    cancelled: {
      id: 'training.cancelled',
      defaultMessage: 'This training does not take place',
      description: 'Heading of the note on a cancelled training; the reason follows',
    },
    online: {
      id: 'training.online',
      defaultMessage: 'Online',
      description: 'Fact of a training: a link follows',
    },
    joinOnline: {
      id: 'training.joinOnline',
      defaultMessage: 'Join online',
      description: 'Link; the name of the website follows',
    },
    course: {
      id: 'training.course',
      defaultMessage: 'Go to the course on this subject',
      description: 'Link from a training to the course that goes with it',
    },
  }),
  minutes: defineMessage<{ count: number }>({
    id: 'training.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'Duration of a course or a lesson',
  }),
  lessons: defineMessage<{ count: number }>({
    id: 'training.lessons',
    defaultMessage: '{count, plural, one {# lesson} other {# lessons}}',
    description: 'Number of lessons of a course',
  }),
  placesLeft: defineMessage<{ count: number }>({
    id: 'training.placesLeft',
    defaultMessage: '{count, plural, one {# place left} other {# places left}}',
    description: 'How many more people can come',
  }),
  placesOf: defineMessage<{ taken: number; capacity: number }>({
    id: 'training.placesOf',
    defaultMessage: '{taken, number} of {capacity, number} taken',
    description: 'How many of the places are taken',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'training.waiting',
    defaultMessage: '{count, plural, one {# person is waiting} other {# people are waiting}}',
    description: 'Length of the waiting list',
  }),
  registered: defineMessage<{ count: number }>({
    id: 'training.registered',
    defaultMessage: '{count, plural, one {# person registered} other {# people registered}}',
    description: 'How many people have a place',
  }),
};

export const levelMessages = defineMessages({
  introduction: {
    id: 'training.level.introduction',
    defaultMessage: 'Introduction',
    description: 'Level of a course or training',
  },
  intermediate: {
    id: 'training.level.intermediate',
    defaultMessage: 'Intermediate',
    description: 'Level of a course or training',
  },
  advanced: {
    id: 'training.level.advanced',
    defaultMessage: 'Advanced',
    description: 'Level of a course or training',
  },
});
