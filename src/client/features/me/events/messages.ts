import { defineMessage, defineMessages } from 'react-intl';

export const myEventMessages = {
  ...defineMessages({
    parts: {
      id: 'me.events.parts',
      defaultMessage: 'My events and trainings',
      description: 'Name of the links to what somebody registered for and what they wrote',
    },
    registered: {
      id: 'me.events.registered',
      defaultMessage: 'Registered',
      description: 'Link: events and trainings that the person registered for',
    },
    written: {
      id: 'me.events.written',
      defaultMessage: 'Written by me',
      description: 'Link: events that the person announced',
    },
    upcoming: {
      id: 'me.events.upcoming',
      defaultMessage: 'Coming up',
      description: 'Heading of events and trainings with a place',
    },
    waiting: {
      id: 'me.events.waiting',
      defaultMessage: 'On the waiting list',
      description: 'Heading of events and trainings without a place yet',
    },
    past: {
      id: 'me.events.past',
      defaultMessage: 'Over',
      description: 'Heading of past events and trainings',
    },
    nothing: {
      id: 'me.events.nothing',
      defaultMessage: 'Events and trainings that you register for are listed here.',
      description: 'In the place of an empty list',
    },
    ticket: { id: 'me.events.ticket', defaultMessage: 'Ticket', description: 'Link' },
    leave: {
      id: 'me.events.leave',
      defaultMessage: 'Give back',
      description: 'Button: the person gives a place, or the place in line, back',
    },
    leaveTitle: {
      id: 'me.events.leaveTitle',
      defaultMessage: 'Do you want to give your place back?',
      description: 'Title of a question',
    },
    leaveText: {
      id: 'me.events.leaveText',
      defaultMessage: 'Somebody who waits may get it at once.',
      description: 'Text of a question',
    },
    keep: { id: 'me.events.keep', defaultMessage: 'Keep it', description: 'Answer to a question' },
    left: {
      id: 'me.events.left',
      defaultMessage: 'You are not registered any more.',
      description: 'Short message',
    },
    notDone: {
      id: 'me.events.notDone',
      defaultMessage: 'That did not work. Please try again.',
      description: 'Short message after a failure',
    },
    cancelled: {
      id: 'me.events.cancelled',
      defaultMessage: 'Does not take place',
      description: 'Badge of an event',
    },
    attended: {
      id: 'me.events.attended',
      defaultMessage: 'You were there',
      description: 'Badge of a past event',
    },
    calendar: {
      id: 'me.events.calendar',
      defaultMessage: 'In my calendar program',
      description: 'Heading: a secret address that calendar programs read',
    },
    calendarText: {
      id: 'me.events.calendarText',
      defaultMessage:
        'With an address of your own, your calendar program always knows what you registered for and when your committees meet. Anybody who has the address can read it too: keep it to yourself.',
      description: 'Introduction of the secret address',
    },
    make: {
      id: 'me.events.make',
      defaultMessage: 'Make an address',
      description: 'Button: a secret address for calendar programs',
    },
    renew: {
      id: 'me.events.renew',
      defaultMessage: 'Make a new address',
      description: 'Button: the address before ends',
    },
    renewHint: {
      id: 'me.events.renewHint',
      defaultMessage: 'The address that you have now ends with it.',
      description: 'Below a button',
    },
    withdraw: {
      id: 'me.events.withdraw',
      defaultMessage: 'Withdraw the address',
      description: 'Button: calendar programs read nothing there any more',
    },
    withdrawn: {
      id: 'me.events.withdrawn',
      defaultMessage: 'The address leads nowhere any more.',
      description: 'Short message',
    },
    shownOnce: {
      id: 'me.events.shownOnce',
      defaultMessage: 'Copy it now: it is not shown again.',
      description: 'Beside a new secret address',
    },
    copy: { id: 'me.events.copy', defaultMessage: 'Copy the address', description: 'Button' },
    copied: {
      id: 'me.events.copied',
      defaultMessage: 'Copied. Paste it where your calendar program subscribes to calendars.',
      description: 'After copying',
    },
    notCopied: {
      id: 'me.events.notCopied',
      defaultMessage: 'Your browser did not allow copying. Please mark the address and copy it.',
      description: 'After a try to copy',
    },
  }),
  line: defineMessage<{ place: number }>({
    id: 'me.events.line',
    defaultMessage: 'Place {place, number} in line',
    description: 'On the waiting list; 1 is next',
  }),
  since: defineMessage<{ date: string }>({
    id: 'me.events.since',
    defaultMessage: 'You have an address since {date}.',
    description: 'A secret address that calendar programs read; a date',
  }),
};
