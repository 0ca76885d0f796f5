import { defineMessage, defineMessages } from 'react-intl';

export const earlierFactsMessages = defineMessages({
  intro: {
    id: 'admin.settings.earlier.intro',
    defaultMessage:
      'Contents keep the name of the city and the time zone that they began with. What says exactly what the settings said before can be brought up to date; each content keeps its earlier version.',
    description: 'Above the list of these contents',
  },
  readTimezone: {
    id: 'admin.settings.earlier.readTimezone',
    defaultMessage:
      'Time zone. People have read when it takes place: open it, and look whether the time is right.',
    description: 'What of a published event is as before; it is not changed by itself',
  },
  note: {
    id: 'admin.settings.earlier.note',
    defaultMessage: 'As the settings say now',
    description: 'Note of the version that each of these contents gets',
  },
});

export const earlierFactsTitle = defineMessage<{ count: number }>({
  id: 'admin.settings.earlier.title',
  defaultMessage:
    '{count, plural, one {One content still says what was set before} other {# contents still say what was set before}}',
  description:
    'Heading of contents that name the city, or its time zone, as the settings did before',
});

export const replaceEarlierFacts = defineMessage<{ count: number }>({
  id: 'admin.settings.earlier.replace',
  defaultMessage: 'Bring {count, plural, one {one content} other {# contents}} up to date',
  description: 'Button: puts the names and the zone of the settings into the listed contents',
});

/** Names of what is as before, by its field. */
export const earlierFieldMessages = defineMessages({
  organiser: {
    id: 'admin.settings.earlier.organiser',
    defaultMessage: 'Organiser',
    description: 'What of an event is as before',
  },
  issuingBody: {
    id: 'admin.settings.earlier.issuingBody',
    defaultMessage: 'Issued by',
    description: 'What of a publication is as before',
  },
  timezone: {
    id: 'admin.settings.earlier.timezone',
    defaultMessage: 'Time zone of a draft; its moment stays',
    description: 'What of a draft is as before',
  },
});
