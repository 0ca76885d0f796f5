import { defineMessage, defineMessages } from 'react-intl';

export const registrationMessages = {
  ...defineMessages({
    title: {
      id: 'registration.title',
      defaultMessage: 'Registration',
      description: 'Heading: who wants to come says so here',
    },
    register: {
      id: 'registration.register',
      defaultMessage: 'Register',
      description: 'Button: the person will come',
    },
    wait: {
      id: 'registration.wait',
      defaultMessage: 'Join the waiting list',
      description: 'Button: all places are taken',
    },
    signIn: {
      id: 'registration.signIn',
      defaultMessage: 'Sign in to register',
      description: 'Button',
    },
    guests: {
      id: 'registration.guests',
      defaultMessage: 'Guests that you bring',
      description: 'Label of a choice of a number',
    },
    isPublic: {
      id: 'registration.isPublic',
      defaultMessage: 'Show my name among those who come',
      description: 'Label of a switch',
    },
    isPublicHint: {
      id: 'registration.isPublicHint',
      defaultMessage: 'Everybody who can read this page sees it. You can change this at any time.',
      description: 'Below a switch',
    },
    hasPlace: {
      id: 'registration.hasPlace',
      defaultMessage: 'You have a place',
      description: 'Title of a notice on the page of an event or training',
    },
    waits: {
      id: 'registration.waits',
      defaultMessage: 'You are on the waiting list',
      description: 'Title of a notice on the page of an event or training',
    },
    waitsText: {
      id: 'registration.waitsText',
      defaultMessage: 'As soon as there is a place for you, it is yours, and we tell you.',
      description: 'Notice to somebody on the waiting list of an event or training',
    },
    wasThere: {
      id: 'registration.wasThere',
      defaultMessage: 'You were let in',
      description: 'Title of a notice to somebody who came',
    },
    missed: {
      id: 'registration.missed',
      defaultMessage: 'You had a place and were not there',
      description: 'Title of a notice to somebody who did not come',
    },
    ticket: {
      id: 'registration.ticket',
      defaultMessage: 'Show my ticket',
      description: 'Link to the page with the code for the door',
    },
    change: {
      id: 'registration.change',
      defaultMessage: 'Change my registration',
      description: 'Opens a form with guests and visibility',
    },
    save: {
      id: 'registration.save',
      defaultMessage: 'Save',
      description: 'Button of the form that changes a registration',
    },
    leave: {
      id: 'registration.leave',
      defaultMessage: 'Give my place back',
      description: 'Button: the person will not come after all',
    },
    leaveLine: {
      id: 'registration.leaveLine',
      defaultMessage: 'Leave the waiting list',
      description: 'Button',
    },
    leaveTitle: {
      id: 'registration.leaveTitle',
      defaultMessage: 'Do you want to give your place back?',
      description: 'Title of a question',
    },
    leaveText: {
      id: 'registration.leaveText',
      defaultMessage:
        'Somebody on the waiting list may get it at once. If you register again, you begin at the end.',
      description: 'Text of a question',
    },
    keep: {
      id: 'registration.keep',
      defaultMessage: 'Keep it',
      description: 'Answer to the question whether to give a place back',
    },
    done: {
      id: 'registration.done',
      defaultMessage: 'Your registration is saved.',
      description: 'Short message after registering',
    },
    left: {
      id: 'registration.left',
      defaultMessage: 'You are not registered any more.',
      description: 'Short message after giving a place back',
    },
    notDone: {
      id: 'registration.notDone',
      defaultMessage: 'That did not work. Please try again.',
      description: 'Short message after a failure',
    },
    attending: {
      id: 'registration.attending',
      defaultMessage: 'Who comes',
      description: 'Heading of the names of those who let others know',
    },
    elsewhere: {
      id: 'registration.elsewhere',
      defaultMessage: 'Register on another website',
      description: 'Link; the name of the website follows',
    },
    door: {
      id: 'registration.door',
      defaultMessage: 'Registrations',
      description: 'Button for those who organise: the list, and letting people in',
    },
    ticketTitle: {
      id: 'registration.ticketTitle',
      defaultMessage: 'Your ticket',
      description: 'Title of the page with the code for the door',
    },
    ticketHint: {
      id: 'registration.ticketHint',
      defaultMessage: 'Show this code at the door, on the screen or printed, or read it aloud.',
      description: 'On the page with the code for the door',
    },
    noTicket: {
      id: 'registration.noTicket',
      defaultMessage: 'You have no place here',
      description: 'On the page with the code for the door, to somebody without one',
    },
    code: {
      id: 'registration.code',
      defaultMessage: 'Code',
      description: 'Label of the code for the door',
    },
    toCalendar: {
      id: 'registration.toCalendar',
      defaultMessage: 'Add to my calendar',
      description: 'Link: the event or training as a file for calendar programs',
    },
    back: {
      id: 'registration.back',
      defaultMessage: 'Back to the page',
      description: 'Link from the ticket to the page of the event or training',
    },
  }),
  places: defineMessage<{ free: number; capacity: number }>({
    id: 'registration.places',
    defaultMessage:
      '{free, plural, =0 {{capacity, select, 1 {The only place is taken.} other {All {capacity, number} places are taken.}}} one {{capacity, select, 1 {The only place is free.} other {# of {capacity, number} places is free.}}} other {# of {capacity, number} places are free.}}',
    description: 'How many places of an event or training are free',
  }),
  taken: defineMessage<{ count: number }>({
    id: 'registration.taken',
    defaultMessage:
      '{count, plural, =0 {Nobody has registered yet.} one {# person is coming.} other {# people are coming.}}',
    description: 'How many people come to an event or training without a limit',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'registration.waiting',
    defaultMessage:
      '{count, plural, one {# person is on the waiting list.} other {# people are on the waiting list.}}',
    description: 'How many people wait for a place; one at least',
  }),
  line: defineMessage<{ place: number }>({
    id: 'registration.line',
    defaultMessage: 'Your place in line: {place, number}.',
    description: 'Notice to somebody on the waiting list; 1 is next',
  }),
  withGuests: defineMessage<{ count: number }>({
    id: 'registration.withGuests',
    defaultMessage:
      '{count, plural, =0 {For you alone.} one {For you and # guest.} other {For you and # guests.}}',
    description: 'For how many people somebody has registered',
  }),
  opens: defineMessage<{ date: string }>({
    id: 'registration.opens',
    defaultMessage: 'Registration opens on {date}.',
    description: 'Date and time',
  }),
  closes: defineMessage<{ date: string }>({
    id: 'registration.closes',
    defaultMessage: 'Registration is open until {date}.',
    description: 'Date and time',
  }),
};

/** Reasons for which registration is closed. */
export const closedMessages = defineMessages({
  over: {
    id: 'registration.refusal.over',
    defaultMessage: 'It has taken place.',
    description: 'Why nobody can register',
  },
  cancelled: {
    id: 'registration.refusal.cancelled',
    defaultMessage: 'It does not take place.',
    description: 'Why nobody can register',
  },
  closed: {
    id: 'registration.refusal.closed',
    defaultMessage: 'Registration has closed.',
    description: 'Why nobody can register',
  },
  notOpenYet: {
    id: 'registration.refusal.notOpenYet',
    defaultMessage: 'Registration has not opened yet.',
    description: 'Why nobody can register',
  },
  notHere: {
    id: 'registration.refusal.notHere',
    defaultMessage: 'Nobody needs to register for it.',
    description: 'Why nobody can register',
  },
});

/** Refusals of a registration by the host, by their codes. */
export const refusedMessages = defineMessages({
  registrationClosed: {
    id: 'registration.refused.closed',
    defaultMessage: 'Meanwhile nobody can register any more.',
    description: 'After a try to register',
  },
  noPlacesLeft: {
    id: 'registration.refused.noPlaces',
    defaultMessage: 'There are not that many places left. Your registration stays as it was.',
    description: 'After a try to bring more guests',
  },
  tooManyGuests: {
    id: 'registration.refused.guests',
    defaultMessage: 'You cannot bring that many guests.',
    description: 'After a try to register',
  },
});
