import { defineMessage, defineMessages } from 'react-intl';

export const calendarMessages = {
  ...defineMessages({
    views: {
      id: 'events.calendar.views',
      defaultMessage: 'How events are shown',
      description: 'Name of the links list and month',
    },
    list: {
      id: 'events.calendar.list',
      defaultMessage: 'List',
      description: 'Link: the events as a list',
    },
    month: {
      id: 'events.calendar.month',
      defaultMessage: 'Month',
      description: 'Link: the events of a month as a calendar',
    },
    before: {
      id: 'events.calendar.before',
      defaultMessage: 'Month before',
      description: 'Link in a calendar',
    },
    after: {
      id: 'events.calendar.after',
      defaultMessage: 'Next month',
      description: 'Link in a calendar',
    },
    present: {
      id: 'events.calendar.present',
      defaultMessage: 'This month',
      description: 'Link in a calendar',
    },
    months: {
      id: 'events.calendar.months',
      defaultMessage: 'Months',
      description: 'Name of the links to other months',
    },
    today: {
      id: 'events.calendar.today',
      defaultMessage: 'Today',
      description: 'Beside the day of today in a calendar',
    },
    nothing: {
      id: 'events.calendar.nothing',
      defaultMessage: 'Nothing takes place in this month.',
      description: 'Below an empty calendar',
    },
    cancelled: {
      id: 'events.calendar.cancelled',
      defaultMessage: 'Cancelled:',
      description: 'Before the title of an event in a calendar',
    },
    training: {
      id: 'events.calendar.training',
      defaultMessage: 'Training',
      description: 'Above the title of a training in a calendar of events and trainings',
    },
    shown: {
      id: 'events.calendar.shown',
      defaultMessage: 'What the calendar shows',
      description: 'Name of the links: everything, events, trainings',
    },
    everything: {
      id: 'events.calendar.everything',
      defaultMessage: 'Events and trainings',
      description: 'Link: the calendar shows both',
    },
    onlyEvents: {
      id: 'events.calendar.onlyEvents',
      defaultMessage: 'Only events',
      description: 'Link: the calendar shows events alone',
    },
    onlyTrainings: {
      id: 'events.calendar.onlyTrainings',
      defaultMessage: 'Only trainings',
      description: 'Link: the calendar shows trainings alone',
    },
    calendarFile: {
      id: 'events.calendar.calendarFile',
      defaultMessage: 'The whole calendar for my calendar program',
      description: 'Link to a calendar file with all months',
    },
    goesOn: {
      id: 'events.calendar.goesOn',
      defaultMessage: 'Goes on:',
      description: 'Before the title of an event on its second and later days',
    },
    file: {
      id: 'events.calendar.file',
      defaultMessage: 'All events for my calendar program',
      description: 'Link to a calendar file',
    },
    copy: {
      id: 'events.calendar.copy',
      defaultMessage: 'Copy the address to subscribe',
      description: 'Button: calendar programs read the address regularly',
    },
    copied: {
      id: 'events.calendar.copied',
      defaultMessage: 'Copied. Paste it where your calendar program subscribes to calendars.',
      description: 'After copying',
    },
    notCopied: {
      id: 'events.calendar.notCopied',
      defaultMessage: 'Your browser did not allow copying. The link beside has the same address.',
      description: 'After a try to copy',
    },
  }),
  caption: defineMessage<{ month: string }>({
    id: 'events.calendar.caption',
    defaultMessage: 'Calendar of {month}',
    description: 'Name of a calendar; month and year',
  }),
};
