import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const eventPartMessages = defineMessages({
  timezone: {
    id: 'edit.event.timezone',
    defaultMessage: 'Time zone',
    description: 'Label of a choice',
  },
  startDay: {
    id: 'edit.event.startDay',
    defaultMessage: 'Begins on',
    description: 'Label of a field for a day',
  },
  startTime: {
    id: 'edit.event.startTime',
    defaultMessage: 'Begins at',
    description: 'Label of a field for a time of day',
  },
  endDay: {
    id: 'edit.event.endDay',
    defaultMessage: 'Ends on',
    description: 'Label of a field for a day',
  },
  endTime: {
    id: 'edit.event.endTime',
    defaultMessage: 'Ends at',
    description: 'Label of a field for a time of day',
  },
  twice: {
    id: 'edit.event.twice',
    defaultMessage:
      'Clocks are put back on this day and show this time twice: the first one counts.',
    description: 'Below a field for a time of day',
  },
  organiser: {
    id: 'edit.event.organiser',
    defaultMessage: 'Organised by',
    description: 'Label of a field: a name',
  },
  location: {
    id: 'edit.event.location',
    defaultMessage: 'Place',
    description: 'Label of a field: the name of a building or room',
  },
  address: { id: 'edit.event.address', defaultMessage: 'Address', description: 'Label of a field' },
  directions: {
    id: 'edit.event.directions',
    defaultMessage: 'How to get there',
    description: 'Label of a field',
  },
  latitude: {
    id: 'edit.event.latitude',
    defaultMessage: 'Latitude, in degrees',
    description: 'Label of a field: a position on the map',
  },
  longitude: {
    id: 'edit.event.longitude',
    defaultMessage: 'Longitude, in degrees',
    description: 'Label of a field: a position on the map',
  },
  onlineUrl: {
    id: 'edit.event.onlineUrl',
    defaultMessage: 'Address of the video meeting',
    description: 'Label of a field: a web address',
  },
  accessNote: {
    id: 'edit.event.accessNote',
    defaultMessage: 'More about accessibility',
    description: 'Label of a field',
  },
  agenda: {
    id: 'edit.event.agenda',
    defaultMessage: 'Agenda',
    description: 'Label of a field with several lines',
  },
  agendaHint: {
    id: 'edit.event.agendaHint',
    defaultMessage: 'One line for each part, as in “18:00 Welcome”',
    description: 'Below the field for the agenda',
  },
  way: {
    id: 'edit.event.way',
    defaultMessage: 'Registration',
    description: 'Label of a choice: whether and where people register',
  },
  url: {
    id: 'edit.event.url',
    defaultMessage: 'Where people register elsewhere',
    description: 'Label of a field: a web address',
  },
  capacity: {
    id: 'edit.event.capacity',
    defaultMessage: 'Places',
    description: 'Label of a field for a number',
  },
  capacityHint: {
    id: 'edit.event.capacityHint',
    defaultMessage: '0 means as many as come. Guests count as well.',
    description: 'Below the field for the number of places',
  },
  guests: {
    id: 'edit.event.guests',
    defaultMessage: 'Guests that one person can bring',
    description: 'Label of a field for a number',
  },
  opensDay: {
    id: 'edit.event.opensDay',
    defaultMessage: 'Registration opens on',
    description: 'Label of a field for a day',
  },
  opensTime: {
    id: 'edit.event.opensTime',
    defaultMessage: 'Registration opens at',
    description: 'Label of a field for a time of day',
  },
  closesDay: {
    id: 'edit.event.closesDay',
    defaultMessage: 'Registration closes on',
    description: 'Label of a field for a day',
  },
  period: {
    id: 'edit.event.period',
    defaultMessage: 'From when to when people can register',
    description: 'Line that unfolds the fields for the days and times of registration',
  },
  closesTime: {
    id: 'edit.event.closesTime',
    defaultMessage: 'Registration closes at',
    description: 'Label of a field for a time of day',
  },
  cancellation: {
    id: 'edit.event.cancellation',
    defaultMessage: 'It does not take place, because',
    description:
      'Label of a field: the reason; empty: it takes place. Everybody who registered is told',
  },
  minutes: {
    id: 'edit.event.minutes',
    defaultMessage: 'Report: what was said and decided',
    description: 'Label of a field, after the event',
  },
  attendees: {
    id: 'edit.event.attendees',
    defaultMessage: 'How many people came',
    description: 'Label of a field for a number, after the event',
  },
  publications: {
    id: 'edit.event.publications',
    defaultMessage: 'Publications about it',
    description: 'Label of a list of publications',
  },
});

export const accessMessages = defineMessages({
  stepFree: {
    id: 'edit.event.access.stepFree',
    defaultMessage: 'Step-free access',
    description: 'Label of a choice between yes, no and not known yet: accessibility of an event',
  },
  hearingLoop: {
    id: 'edit.event.access.hearingLoop',
    defaultMessage: 'Hearing loop',
    description: 'Label of a choice between yes, no and not known yet: accessibility of an event',
  },
  signLanguage: {
    id: 'edit.event.access.signLanguage',
    defaultMessage: 'Sign language interpretation',
    description: 'Label of a choice between yes, no and not known yet: accessibility of an event',
  },
});

export const aidChoices = defineMessages({
  yes: {
    id: 'edit.event.access.yes',
    defaultMessage: 'Yes, there is',
    description: 'Choice: an aid such as a hearing loop is there',
  },
  no: {
    id: 'edit.event.access.no',
    defaultMessage: 'No, there is not',
    description: 'Choice: an aid such as a hearing loop is not there',
  },
  unknown: {
    id: 'edit.event.access.unknown',
    defaultMessage: 'Not known yet',
    description: 'Choice: whether an aid such as a hearing loop is there',
  },
});

export const wayMessages = defineMessages({
  none: {
    id: 'edit.event.way.none',
    defaultMessage: 'Nobody needs to register',
    description: 'Choice: whether and where people register',
  },
  here: {
    id: 'edit.event.way.here',
    defaultMessage: 'On its page here',
    description: 'Choice: whether and where people register',
  },
  elsewhere: {
    id: 'edit.event.way.elsewhere',
    defaultMessage: 'On another website',
    description: 'Choice: whether and where people register',
  },
});

export const zoneMessage = defineMessage<{ zone: MessageValue }>({
  id: 'edit.event.otherZone',
  defaultMessage: 'Another time zone than {zone}',
  description: 'Line that unfolds the choice of a time zone; {zone} is the one that counts now',
});
