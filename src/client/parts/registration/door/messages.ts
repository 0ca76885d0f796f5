import { defineMessage, defineMessages } from 'react-intl';

export const checkInMessages = {
  ...defineMessages({
    title: {
      id: 'registration.door.title',
      defaultMessage: 'Registrations and door',
      description: 'Title of the page for those who organise an event or a training',
    },
    checkIn: {
      id: 'registration.door.checkIn',
      defaultMessage: 'Let somebody in',
      description: 'Heading: a field for the code of a ticket',
    },
    code: {
      id: 'registration.door.code',
      defaultMessage: 'Code of the ticket',
      description: 'Label of a field',
    },
    codeHint: {
      id: 'registration.door.codeHint',
      defaultMessage: 'Ten letters and digits. Capitals and hyphens do not matter.',
      description: 'Below the field for the code of a ticket',
    },
    letIn: {
      id: 'registration.door.letIn',
      defaultMessage: 'Let in',
      description: 'Button: checks the code and writes down that the person is in',
    },
    unknownCode: {
      id: 'registration.door.unknownCode',
      defaultMessage: 'Nobody has registered here with this code.',
      description: 'Below the field for the code of a ticket',
    },
    places: {
      id: 'registration.door.places',
      defaultMessage: 'Places taken, with guests',
      description: 'Name of a bar: how many places of an event are taken',
    },
    cameBar: {
      id: 'registration.door.cameBar',
      defaultMessage: 'Let in',
      description: 'Name of a bar: how many of the people who have registered have come',
    },
    list: {
      id: 'registration.door.list',
      defaultMessage: 'Who has registered',
      description: 'Heading of a table',
    },
    search: {
      id: 'registration.door.search',
      defaultMessage: 'Find a name',
      description: 'Label of a search field',
    },
    find: { id: 'registration.door.find', defaultMessage: 'Find', description: 'Button' },
    save: {
      id: 'registration.door.save',
      defaultMessage: 'Save the list as a table',
      description: 'Button: a file for spreadsheet programs',
    },
    nobody: {
      id: 'registration.door.nobody',
      defaultMessage: 'Nobody is on this list.',
      description: 'In the place of an empty table',
    },
    missed: {
      id: 'registration.door.missed',
      defaultMessage: 'Was not there',
      description: 'Button: writes down that somebody did not come',
    },
    undo: {
      id: 'registration.door.undo',
      defaultMessage: 'Undo',
      description: 'Button: it was a mistake to write down that somebody came or did not',
    },
    more: {
      id: 'registration.door.more',
      defaultMessage: 'Next names',
      description: 'Link to the next page of a table',
    },
    notDone: {
      id: 'registration.door.notDone',
      defaultMessage: 'That did not work. Please try again.',
      description: 'Short message after a failure',
    },
  }),
  guests: defineMessage<{ count: number }>({
    id: 'registration.door.withGuests',
    defaultMessage: '{count, plural, one {with # guest} other {with # guests}}',
    description: 'Beside the name of a person on the list: how many guests they bring',
  }),
  about: defineMessage<{ action: string; name: string }>({
    id: 'registration.door.about',
    defaultMessage: '{action}: {name}',
    description: 'Name of a button in a table, for screen readers: what it does, and the person',
  }),
};

export const barMessages = {
  taken: defineMessage<{ taken: number; capacity: number }>({
    id: 'registration.door.taken',
    defaultMessage: '{taken, number} of {capacity, number}',
    description: 'Beside a bar: how many of the places are taken',
  }),
  came: defineMessage<{ attended: number; people: number }>({
    id: 'registration.door.cameOf',
    defaultMessage: '{attended, number} of {people, number}',
    description: 'Beside a bar: how many of the people who have registered have come',
  }),
};

export const listMessages = {
  places: defineMessage<{ count: number }>({
    id: 'registration.door.withPlace',
    defaultMessage: 'With a place ({count, number})',
    description: 'Link to the list of people who have a place, with their number',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'registration.door.inLine',
    defaultMessage: 'Waiting ({count, number})',
    description: 'Link to the list of people who wait for a place, with their number',
  }),
};

export const stateMessages = defineMessages({
  registered: {
    id: 'registration.door.state.registered',
    defaultMessage: 'Has a place',
    description: 'State of a registration',
  },
  waiting: {
    id: 'registration.door.state.waiting',
    defaultMessage: 'Waits',
    description: 'State of a registration',
  },
  attended: {
    id: 'registration.door.state.attended',
    defaultMessage: 'Was there',
    description: 'State of a registration',
  },
  noShow: {
    id: 'registration.door.state.noShow',
    defaultMessage: 'Was not there',
    description: 'State of a registration',
  },
  cancelled: {
    id: 'registration.door.state.cancelled',
    defaultMessage: 'Left',
    description: 'State of a registration that was given back',
  },
});

type Outcome = { name: string; time: string };
export const outcomeMessages = {
  in: defineMessage<Outcome>({
    id: 'registration.door.outcome.in',
    defaultMessage: '{name} is in.',
    description: 'After a code was checked',
  }),
  alreadyIn: defineMessage<Outcome>({
    id: 'registration.door.outcome.alreadyIn',
    defaultMessage: '{name} is in already, since {time}.',
    description: 'After a code was checked a second time; a time of day',
  }),
  waiting: defineMessage<Outcome>({
    id: 'registration.door.outcome.waiting',
    defaultMessage: '{name} is on the waiting list and has no place.',
    description: 'After a code was checked',
  }),
  cancelled: defineMessage<Outcome>({
    id: 'registration.door.outcome.cancelled',
    defaultMessage: '{name} has given the place back.',
    description: 'After a code was checked',
  }),
};
