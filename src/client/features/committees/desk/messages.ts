import { defineMessages } from 'react-intl';

export const seatMessages = defineMessages({
  desk: {
    id: 'membership.seats.desk',
    defaultMessage: 'Give seats',
    description: 'Heading above what chair, secretary and staff do with the seats of a committee',
  },
  dissolved: {
    id: 'membership.seats.dissolved',
    defaultMessage: 'This committee has been dissolved. Its seats are not given any more.',
    description: 'In the place of the forms',
  },
  terms: {
    id: 'membership.seats.terms',
    defaultMessage: 'Seats held now and later',
    description: 'Heading of a list of people',
  },
  give: {
    id: 'membership.seats.give',
    defaultMessage: 'Give a seat',
    description: 'Heading and button',
  },
  given: {
    id: 'membership.seats.given',
    defaultMessage: 'The seat has been given. They are told.',
    description: 'After a seat was given',
  },
  electedBy: {
    id: 'membership.seats.electedBy',
    defaultMessage: 'Elected by the poll',
    description: 'Field: the poll of this portal by which somebody got a seat',
  },
  electedByHint: {
    id: 'membership.seats.electedByHint',
    defaultMessage: 'The page of the committee leads from the name to the result.',
    description: 'Below that field',
  },
  notElected: {
    id: 'membership.seats.notElected',
    defaultMessage: 'Not by a poll of this portal',
    description: 'Choice of that field',
  },
  find: {
    id: 'membership.seats.find',
    defaultMessage: 'Find people',
    description: 'Button: looks for people by name',
  },
  name: {
    id: 'membership.seats.name',
    defaultMessage: 'Part of the name',
    description: 'Field: whom to look for',
  },
  tooShort: {
    id: 'membership.seats.tooShort',
    defaultMessage: 'Type at least two letters.',
    description: 'Fault of a field',
  },
  nobody: {
    id: 'membership.seats.nobody',
    defaultMessage: 'Nobody with an account has this name.',
    description: 'Nobody was found',
  },
  person: {
    id: 'membership.seats.person',
    defaultMessage: 'Person',
    description: 'Field: one of those found',
  },
  role: {
    id: 'membership.seats.role',
    defaultMessage: 'Role',
    description: 'Field',
  },
  seat: {
    id: 'membership.seats.seat',
    defaultMessage: 'Group that the seat is for',
    description: 'Field: a category of seats',
  },
  noSeat: {
    id: 'membership.seats.noSeat',
    defaultMessage: 'No seat (substitute)',
    description: 'In the place of a category',
  },
  title: {
    id: 'membership.seats.title',
    defaultMessage: 'Title',
    description: 'Field in several languages, and name of its tabs',
  },
  since: {
    id: 'membership.seats.since',
    defaultMessage: 'First day',
    description: 'Field',
  },
  until: {
    id: 'membership.seats.until',
    defaultMessage: 'Last day',
    description: 'Field',
  },
  change: {
    id: 'membership.seats.change',
    defaultMessage: 'Change',
    description: 'Opens the form of one term',
  },
  save: {
    id: 'membership.seats.save',
    defaultMessage: 'Save',
    description: 'Button of a term',
  },
  saved: {
    id: 'membership.seats.saved',
    defaultMessage: 'The term has been saved.',
    description: 'After a term was changed',
  },
  end: {
    id: 'membership.seats.end',
    defaultMessage: 'End the term',
    description: 'Opens a form; its button',
  },
  as: {
    id: 'membership.seats.as',
    defaultMessage: 'Why it ends',
    description: 'Field: resigned or recalled',
  },
  lastDay: {
    id: 'membership.seats.lastDay',
    defaultMessage: 'Last day of the term',
    description: 'Field',
  },
  notSooner: {
    id: 'membership.seats.notSooner',
    defaultMessage: 'Please choose a day before the one on which the term ends anyway.',
    description: 'Below the last day of a term that is ended before its time',
  },
  replace: {
    id: 'membership.seats.replace',
    defaultMessage: 'Replace by somebody else',
    description: 'Heading of a search and button: somebody takes the seat on the next day',
  },
});
