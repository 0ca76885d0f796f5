import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { CalendarFault } from '../../../../shared/calendar/importLimits';

export const importMessages = defineMessages({
  intro: {
    id: 'event-import.intro',
    defaultMessage:
      'Every event in a calendar file (.ics) becomes a draft. Nothing is published: you look at each draft and finish it.',
    description: 'Introduction of the page where a calendar file is taken over',
  },
  what: {
    id: 'event-import.what',
    defaultMessage: 'What will happen',
    description: 'Heading above a list',
  },
  taken: {
    id: 'event-import.taken',
    defaultMessage: 'Title, times, place, description and web address are taken over.',
    description: 'In the list of what will happen',
  },
  zone: {
    id: 'event-import.zone',
    defaultMessage: 'Times without a time zone are taken as the city’s own time.',
    description: 'In the list of what will happen',
  },
  repeats: {
    id: 'event-import.repeats',
    defaultMessage: 'Events that repeat are not taken over: please enter their days one by one.',
    description: 'In the list of what will happen',
  },
  whole: {
    id: 'event-import.whole',
    defaultMessage:
      'If anything is wrong with the file, no draft is made, and you see which lines to put right.',
    description: 'In the list of what will happen',
  },
  text: {
    id: 'event-import.text',
    defaultMessage: 'Text of the calendar file',
    description: 'Label of a field with many lines',
  },
  textHint: {
    id: 'event-import.textHint',
    defaultMessage: 'Choose a file or paste its text here. It begins with BEGIN:VCALENDAR.',
    description: 'Below the field for the text of a calendar file',
  },
  locale: {
    id: 'event-import.locale',
    defaultMessage: 'Language of the texts in the file',
    description: 'Label of a choice: it becomes the original language of the drafts',
  },
  submit: {
    id: 'event-import.submit',
    defaultMessage: 'Make drafts',
    description: 'Button: makes a draft for each event of a calendar file',
  },
  again: {
    id: 'event-import.again',
    defaultMessage: 'Take over another file',
    description: 'Button, after a calendar file was taken over',
  },
});

export const importedTitle = defineMessage<{ count: number }>({
  id: 'event-import.done',
  defaultMessage: '{count, plural, one {# draft was made} other {# drafts were made}}',
  description: 'Title above the list of drafts that a calendar file became',
});

export const refusedTitle = defineMessage<{ count: number }>({
  id: 'event-import.refused',
  defaultMessage:
    '{count, plural, one {No draft was made: # line needs another look} other {No draft was made: # lines need another look}}',
  description: 'Above a list of lines of a calendar file with what is wrong with them',
});

/** Faults of a line of a calendar file. */
export const calendarFaultMessages: Readonly<Record<CalendarFault, MessageDescriptor>> =
  defineMessages({
    notCalendar: {
      id: 'event-import.fault.notCalendar',
      defaultMessage: 'This is not a calendar file: BEGIN:VCALENDAR is missing.',
      description: 'What is wrong with a calendar file; the text in question follows',
    },
    charset: {
      id: 'event-import.fault.charset',
      defaultMessage:
        'Some letters cannot be read. Please save the file with the encoding UTF-8 and choose it again.',
      description: 'What is wrong with a line of a calendar file',
    },
    tooLong: {
      id: 'event-import.fault.tooLong',
      defaultMessage: 'This is too long. Please shorten it, or split the file.',
      description:
        'What is wrong with a calendar file or a line of it; the text in question follows',
    },
    tooMany: {
      id: 'event-import.fault.tooMany',
      defaultMessage:
        'There are more than a hundred events in the file. Please split it. Number of events:',
      description: 'What is wrong with a calendar file; the number of its events follows',
    },
    line: {
      id: 'event-import.fault.line',
      defaultMessage:
        'This is no line of a calendar file: it has to be a name, a colon and a value.',
      description: 'What is wrong with a line of a calendar file; the text in question follows',
    },
    nesting: {
      id: 'event-import.fault.nesting',
      defaultMessage: 'The lines with BEGIN and END do not match here.',
      description: 'What is wrong with a line of a calendar file; the text in question follows',
    },
    title: {
      id: 'event-import.fault.title',
      defaultMessage: 'The event has no title: SUMMARY is missing or empty.',
      description: 'What is wrong with a line of a calendar file',
    },
    start: {
      id: 'event-import.fault.start',
      defaultMessage: 'There is no event with a beginning here: DTSTART is missing.',
      description:
        'What is wrong with a calendar file without events, or with an event; its title may follow',
    },
    date: {
      id: 'event-import.fault.date',
      defaultMessage: 'This is not a day or a time that can be read, or it is too far away.',
      description: 'What is wrong with a line of a calendar file; the text in question follows',
    },
    gap: {
      id: 'event-import.fault.gap',
      defaultMessage: 'There is no such hour on this day: clocks are put forward.',
      description: 'What is wrong with a line of a calendar file; the text in question follows',
    },
    order: {
      id: 'event-import.fault.order',
      defaultMessage: 'The event ends before it begins.',
      description: 'What is wrong with a line of a calendar file; the text in question follows',
    },
    zone: {
      id: 'event-import.fault.zone',
      defaultMessage: 'This time zone is not known. A name like Europe/Berlin is needed.',
      description: 'What is wrong with a line of a calendar file; the text in question follows',
    },
    link: {
      id: 'event-import.fault.link',
      defaultMessage: 'A web address has to begin with https:// and must not be too long.',
      description: 'What is wrong with a line of a calendar file; the text in question follows',
    },
    repeats: {
      id: 'event-import.fault.repeats',
      defaultMessage: 'This event repeats. Please enter its days one by one, without this line.',
      description: 'What is wrong with a line of a calendar file; the text in question follows',
    },
  });
