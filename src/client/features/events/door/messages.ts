import { defineMessage, defineMessages } from 'react-intl';

export const doorMessages = {
  ...defineMessages({
    title: {
      id: 'events.door.title',
      defaultMessage: 'Registrations and door',
      description: 'Title of the page for those who organise an event',
    },
    checkIn: {
      id: 'events.door.checkIn',
      defaultMessage: 'Let somebody in',
      description: 'Heading: a field for the code of a ticket',
    },
    code: {
      id: 'events.door.code',
      defaultMessage: 'Code of the ticket',
      description: 'Label of a field',
    },
    codeHint: {
      id: 'events.door.codeHint',
      defaultMessage: 'Ten letters and digits. Capitals and hyphens do not matter.',
      description: 'Below the field for the code of a ticket',
    },
    letIn: {
      id: 'events.door.letIn',
      defaultMessage: 'Let in',
      description: 'Button: checks the code and writes down that the person is in',
    },
    unknownCode: {
      id: 'events.door.unknownCode',
      defaultMessage: 'Nobody has registered for this event with this code.',
      description: 'Below the field for the code of a ticket',
    },
    list: {
      id: 'events.door.list',
      defaultMessage: 'Who has registered',
      description: 'Heading of a table',
    },
    search: {
      id: 'events.door.search',
      defaultMessage: 'Find a name',
      description: 'Label of a search field',
    },
    find: { id: 'events.door.find', defaultMessage: 'Find', description: 'Button' },
    save: {
      id: 'events.door.save',
      defaultMessage: 'Save the list as a table',
      description: 'Button: a file for spreadsheet programs',
    },
    nobody: {
      id: 'events.door.nobody',
      defaultMessage: 'Nobody is on this list.',
      description: 'In the place of an empty table',
    },
    name: { id: 'events.door.name', defaultMessage: 'Name', description: 'Column of a table' },
    guests: { id: 'events.door.guests', defaultMessage: 'Guests', description: 'Column: a number' },
    state: { id: 'events.door.state', defaultMessage: 'State', description: 'Column of a table' },
    attendance: {
      id: 'events.door.attendance',
      defaultMessage: 'Attendance',
      description: 'Column with buttons',
    },
    came: {
      id: 'events.door.came',
      defaultMessage: 'Was there',
      description: 'Button: writes down that somebody came',
    },
    missed: {
      id: 'events.door.missed',
      defaultMessage: 'Was not there',
      description: 'Button: writes down that somebody did not come',
    },
    undo: {
      id: 'events.door.undo',
      defaultMessage: 'Undo',
      description: 'Button: it was a mistake to write down that somebody came or did not',
    },
    more: {
      id: 'events.door.more',
      defaultMessage: 'Next names',
      description: 'Link to the next page of a table',
    },
    notDone: {
      id: 'events.door.notDone',
      defaultMessage: 'That did not work. Please try again.',
      description: 'Short message after a failure',
    },
  }),
  about: defineMessage<{ action: string; name: string }>({
    id: 'events.door.about',
    defaultMessage: '{action}: {name}',
    description: 'Name of a button in a table, for screen readers: what it does, and the person',
  }),
  counts: defineMessage<{ registered: number; waiting: number; attended: number; noShow: number }>({
    id: 'events.door.counts',
    defaultMessage:
      'Registered: {registered, number}. Waiting: {waiting, number}. Were there: {attended, number}. Were not there: {noShow, number}.',
    description: 'How many people are in each state',
  }),
};

export const stateMessages = defineMessages({
  registered: {
    id: 'events.door.state.registered',
    defaultMessage: 'Has a place',
    description: 'State of a registration',
  },
  waiting: {
    id: 'events.door.state.waiting',
    defaultMessage: 'Waits',
    description: 'State of a registration',
  },
  attended: {
    id: 'events.door.state.attended',
    defaultMessage: 'Was there',
    description: 'State of a registration',
  },
  noShow: {
    id: 'events.door.state.noShow',
    defaultMessage: 'Was not there',
    description: 'State of a registration',
  },
  cancelled: {
    id: 'events.door.state.cancelled',
    defaultMessage: 'Left',
    description: 'State of a registration that was given back',
  },
});

type Outcome = { name: string; time: string };
export const outcomeMessages = {
  in: defineMessage<Outcome>({
    id: 'events.door.outcome.in',
    defaultMessage: '{name} is in.',
    description: 'After a code was checked',
  }),
  alreadyIn: defineMessage<Outcome>({
    id: 'events.door.outcome.alreadyIn',
    defaultMessage: '{name} is in already, since {time}.',
    description: 'After a code was checked a second time; a time of day',
  }),
  waiting: defineMessage<Outcome>({
    id: 'events.door.outcome.waiting',
    defaultMessage: '{name} is on the waiting list and has no place.',
    description: 'After a code was checked',
  }),
  cancelled: defineMessage<Outcome>({
    id: 'events.door.outcome.cancelled',
    defaultMessage: '{name} has given the place back.',
    description: 'After a code was checked',
  }),
};
