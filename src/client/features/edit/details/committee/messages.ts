import { defineMessage, defineMessages } from 'react-intl';

export const committeePartMessages = defineMessages({
  mandate: {
    id: 'edit.committee.mandate',
    defaultMessage: 'Mandate: what the committee is there for',
    description: 'Name of tabs with one field for each language',
  },
  legalBasis: {
    id: 'edit.committee.legalBasis',
    defaultMessage: 'Legal basis',
    description:
      'Name of tabs with one field for each language: the rule that a committee rests on',
  },
  rhythm: {
    id: 'edit.committee.rhythm',
    defaultMessage: 'When it meets, as in “Third Tuesday of the month, 18:00”',
    description: 'Name of tabs with one field for each language',
  },
  createdOn: {
    id: 'edit.committee.createdOn',
    defaultMessage: 'Set up on',
    description: 'Label of a field for a day',
  },
  endsOn: {
    id: 'edit.committee.endsOn',
    defaultMessage: 'Ends on',
    description: 'Label of a field for a day: of a committee that is set up for a time',
  },
  parent: {
    id: 'edit.committee.parent',
    defaultMessage: 'Reports to',
    description: 'Label of a choice: the council or committee above a committee',
  },
  parentHint: {
    id: 'edit.committee.parentHint',
    defaultMessage:
      'The council, office or committee that set it up or that it reports to. Leave it empty where there is none.',
    description: 'Below the choice of the body above a committee',
  },
  composition: {
    id: 'edit.committee.composition',
    defaultMessage: 'Composition: who has how many seats',
    description: 'Heading above the categories of seats',
  },
  compositionHint: {
    id: 'edit.committee.compositionHint',
    defaultMessage:
      'Seats are given by these categories on the page of the committee. You can rename a category at any time: whoever holds a seat of it keeps it.',
    description: 'Below the categories of seats',
  },
  category: {
    id: 'edit.committee.category',
    defaultMessage: 'Category',
    description: 'Name of tabs with one field for each language: who the seats are for',
  },
  categoryHint: {
    id: 'edit.committee.categoryHint',
    defaultMessage: 'As in “Residents chosen by lot”',
    description: 'Below the field for the name of a category of seats',
  },
  newCategory: {
    id: 'edit.committee.newCategory',
    defaultMessage: 'New category',
    description: 'Heading of a category of seats that has no name yet',
  },
  seats: {
    id: 'edit.committee.seats',
    defaultMessage: 'Seats',
    description: 'Label of a field for a number',
  },
  add: {
    id: 'edit.committee.addCategory',
    defaultMessage: 'Add a category',
    description: 'Button: another category of seats',
  },
  remove: {
    id: 'edit.committee.removeCategory',
    defaultMessage: 'Remove',
    description: 'Button: takes a category of seats away; its name is read with it',
  },
  dissolution: {
    id: 'edit.committee.dissolution',
    defaultMessage: 'Dissolution',
    description: 'Heading above day and reason; empty: the committee exists',
  },
  dissolutionHint: {
    id: 'edit.committee.dissolutionHint',
    defaultMessage:
      'Leave both empty as long as the committee exists. Once it is dissolved, nobody acts in its name any more, and its seats are given no more.',
    description: 'Below that heading',
  },
  dissolvedOn: {
    id: 'edit.committee.dissolvedOn',
    defaultMessage: 'Dissolved on',
    description: 'Label of a field for a day',
  },
  reason: {
    id: 'edit.committee.reason',
    defaultMessage: 'Why it was dissolved',
    description: 'Name of tabs with one field for each language',
  },
});

/** Faults of a committee's fields. */
export const committeeFaultMessages = defineMessages({
  noCategory: {
    id: 'edit.detailFault.noCategory',
    defaultMessage: 'Please add a category: without one there is no seat to give.',
    description: 'Below the categories of seats of a committee',
  },
  categoryTaken: {
    id: 'edit.detailFault.categoryTaken',
    defaultMessage: 'Another category has this name.',
    description: 'Below the name of a category of seats',
  },
  categoryHeld: {
    id: 'edit.detailFault.categoryHeld',
    defaultMessage:
      'This category stays: somebody holds a seat of it, or held one. You can rename it.',
    description: 'Below the name of a category of seats that was removed and is back',
  },
  seatsHeld: {
    id: 'edit.detailFault.seatsHeld',
    defaultMessage:
      'More seats of this category are held, today or on a day to come. Let some of them end first.',
    description: 'Below the number of seats of a category',
  },
  noSeat: {
    id: 'edit.detailFault.noSeat',
    defaultMessage: 'A category has at least one seat.',
    description: 'Below the number of seats of a category',
  },
  endsBefore: {
    id: 'edit.detailFault.endsBefore',
    defaultMessage: 'It cannot end before the day on which it was set up.',
    description: 'Below the last day of a committee, or the day on which it was dissolved',
  },
  notYet: {
    id: 'edit.detailFault.notYet',
    defaultMessage:
      'This day has not come yet. For an end that is planned use the field “Ends on”.',
    description: 'Below the day on which a committee was dissolved',
  },
});

export const committeeFoldMessages = defineMessages({
  basis: {
    id: 'edit.committee.basis',
    defaultMessage: 'Legal basis and meetings',
    description: 'Title of some fields of a committee',
  },
  life: {
    id: 'edit.committee.life',
    defaultMessage: 'Beginning and end',
    description: 'Title of some fields of a committee: set up, ends, dissolved',
  },
});

export const committeeSpanMessages = {
  since: defineMessage<{ day: string }>({
    id: 'edit.committee.since',
    defaultMessage: 'since {day}',
    description: 'Since when a committee has been there; {day} is a date',
  }),
  until: defineMessage<{ day: string; end: string }>({
    id: 'edit.committee.until',
    defaultMessage: 'from {day} to {end}',
    description: 'From when to when a committee is there; two dates',
  }),
};
