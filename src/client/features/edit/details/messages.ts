import { defineMessage, defineMessages } from 'react-intl';

export const foldMessages = defineMessages({
  nothing: {
    id: 'edit.fold.nothing',
    defaultMessage: 'Nothing yet',
    description: 'Below the title of some folded fields that are all empty',
  },
});

export const eventFoldMessages = defineMessages({
  when: {
    id: 'edit.fold.when',
    defaultMessage: 'When and where',
    description: 'Title of some fields of an event or a training',
  },
  position: {
    id: 'edit.fold.position',
    defaultMessage: 'Position on the map',
    description: 'Line that unfolds the fields for latitude and longitude',
  },
  registration: {
    id: 'edit.fold.registration',
    defaultMessage: 'Registration and waiting list',
    description: 'Title of some fields of an event or a training',
  },
  access: {
    id: 'edit.fold.access',
    defaultMessage: 'Access',
    description:
      'Title of some fields of an event: how people get there, step-free access and so on',
  },
  programme: {
    id: 'edit.fold.programme',
    defaultMessage: 'Organiser and agenda',
    description: 'Title of some fields of an event',
  },
  cancellation: {
    id: 'edit.fold.cancellation',
    defaultMessage: 'Call it off',
    description: 'Title of the field for the reason why an event does not take place',
  },
  afterwards: {
    id: 'edit.fold.afterwards',
    defaultMessage: 'Afterwards',
    description: 'Title of some fields of an event that has begun: how many came, the report',
  },
});

/** Facts of an event, in the line below the title of its folded fields. */
export const eventFactMessages = {
  places: defineMessage<{ count: number }>({
    id: 'edit.fact.places',
    defaultMessage: '{count, plural, =0 {as many as come} one {# place} other {# places}}',
    description: 'For how many people there is room',
  }),
  guests: defineMessage<{ count: number }>({
    id: 'edit.fact.guests',
    defaultMessage:
      '{count, plural, =0 {no guests} one {# guest each} other {up to # guests each}}',
    description: 'How many guests each person can bring',
  }),
  agenda: defineMessage<{ count: number }>({
    id: 'edit.fact.agenda',
    defaultMessage:
      '{count, plural, =0 {no agenda yet} one {# part of the agenda} other {# parts of the agenda}}',
    description: 'How many parts the agenda has',
  }),
  attendees: defineMessage<{ count: number }>({
    id: 'edit.fact.attendees',
    defaultMessage: '{count, plural, =0 {nobody came} one {# person came} other {# people came}}',
    description: 'How many people came to an event',
  }),
  publications: defineMessage<{ count: number }>({
    id: 'edit.fact.publications',
    defaultMessage: '{count, plural, one {# publication} other {# publications}}',
    description: 'How many publications there are about an event',
  }),
  ...defineMessages({
    takesPlace: {
      id: 'edit.fact.takesPlace',
      defaultMessage: 'It takes place',
      description: 'An event is not called off',
    },
    cancelled: {
      id: 'edit.fact.cancelled',
      defaultMessage: 'Called off',
      description: 'An event does not take place; the reason follows',
    },
    minutes: {
      id: 'edit.fact.minutes',
      defaultMessage: 'the report is there',
      description: 'Of an event that has taken place',
    },
  }),
};

export const publicationFoldMessages = defineMessages({
  issuer: {
    id: 'edit.fold.issuer',
    defaultMessage: 'Issued by',
    description: 'Title of some fields of a publication',
  },
  body: {
    id: 'edit.fold.issuerBody',
    defaultMessage: 'A body of the city',
    description: 'Who issued a publication: one of the bodies of the city',
  },
  extent: {
    id: 'edit.fold.extent',
    defaultMessage: 'Pages and related contents',
    description: 'Title of some fields of a publication',
  },
});

export const publicationFactMessages = {
  pages: defineMessage<{ count: number }>({
    id: 'edit.fact.pages',
    defaultMessage: '{count, plural, one {# page} other {# pages}}',
    description: 'How long a publication is',
  }),
};

export const governanceFoldMessages = defineMessages({
  votes: {
    id: 'edit.fold.votes',
    defaultMessage: 'Votes, where they were counted',
    description: 'Title of some fields of a decision',
  },
  relations: {
    id: 'edit.fold.relations',
    defaultMessage: 'What came before and after',
    description: 'Title of links to other contents, of a decision or a commitment',
  },
});

export const votesMessage = defineMessage<{ for: number; against: number; abstained: number }>({
  id: 'edit.fact.votes',
  defaultMessage: '{for, number} for, {against, number} against, {abstained, number} abstained',
  description: 'How a decision was voted on: numbers of votes',
});

export const entryCountMessage = defineMessage<{ count: number }>({
  id: 'edit.fact.entries',
  defaultMessage: '{count, plural, one {# entry} other {# entries}}',
  description: 'How many entries say what has happened for a commitment',
});

export const linkCountMessage = defineMessage<{ count: number }>({
  id: 'edit.fact.links',
  defaultMessage: '{count, plural, =0 {no links yet} one {# link} other {# links}}',
  description: 'How many other contents something links to',
});
