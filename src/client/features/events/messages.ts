import { defineMessage, defineMessages } from 'react-intl';

export const eventMessages = {
  ...defineMessages({
    groupOpen: {
      id: 'events.groupOpen',
      defaultMessage: 'Happening now',
      description: 'Heading of the events that are under way',
    },
    groupUpcoming: {
      id: 'events.groupUpcoming',
      defaultMessage: 'Coming up',
      description: 'Heading of the events to come',
    },
    groupClosed: {
      id: 'events.groupClosed',
      defaultMessage: 'Past events',
      description: 'Heading of the events that are over',
    },
    past: { id: 'events.past', defaultMessage: 'Over', description: 'Badge of a past event' },
    now: { id: 'events.now', defaultMessage: 'Now', description: 'Badge of an event under way' },
    cancelled: {
      id: 'events.cancelled',
      defaultMessage: 'Cancelled',
      description: 'Badge of an event',
    },
    cancelledTitle: {
      id: 'events.cancelledTitle',
      defaultMessage: 'This event does not take place',
      description: 'Heading of the note on a cancelled event; the reason follows',
    },
    when: { id: 'events.when', defaultMessage: 'When', description: 'Fact of an event' },
    where: { id: 'events.where', defaultMessage: 'Where', description: 'Fact of an event' },
    online: {
      id: 'events.online',
      defaultMessage: 'Online',
      description: 'Fact: the video meeting',
    },
    form: { id: 'events.form', defaultMessage: 'Form', description: 'Fact: on site or online' },
    organiser: {
      id: 'events.organiser',
      defaultMessage: 'Organised by',
      description: 'Fact of an event',
    },
    capacity: { id: 'events.capacity', defaultMessage: 'Places', description: 'Fact of an event' },
    attendees: {
      id: 'events.attendees',
      defaultMessage: 'Attended',
      description: 'Fact of a past event: how many people came',
    },
    joinOnline: {
      id: 'events.joinOnline',
      defaultMessage: 'Join online',
      description: 'Link to the video meeting of an event',
    },
    joinOnlineHint: {
      id: 'events.joinOnlineHint',
      defaultMessage: 'Leads to another website:',
      description: 'Below the link to the video meeting; the name of the website follows',
    },
    agenda: { id: 'events.agenda', defaultMessage: 'Agenda', description: 'Heading' },
    access: {
      id: 'events.access',
      defaultMessage: 'Accessibility',
      description: 'Heading: how accessible the event is',
    },
    askAboutAccess: {
      id: 'events.access.ask',
      defaultMessage: 'If you need this, please ask the organiser beforehand.',
      description: 'Below what is not known yet about the accessibility of an event',
    },
    minutes: {
      id: 'events.minutes',
      defaultMessage: 'Minutes',
      description: 'Heading: what was said at the event',
    },
  }),
  people: defineMessage<{ count: number }>({
    id: 'events.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many people came to an event',
  }),
};

/** Texts for aids that are present, for people who need them. */
export const presentMessages = defineMessages({
  stepFree: {
    id: 'events.access.stepFree',
    defaultMessage: 'Step-free access',
    description: 'Accessibility of an event: available',
  },
  hearingLoop: {
    id: 'events.access.hearingLoop',
    defaultMessage: 'Hearing loop',
    description: 'Accessibility of an event: available',
  },
  signLanguage: {
    id: 'events.access.signLanguage',
    defaultMessage: 'Sign language interpretation',
    description: 'Accessibility of an event: available',
  },
});

/** Texts for aids of which nobody has said yet whether they are there. */
export const unknownMessages = defineMessages({
  stepFree: {
    id: 'events.access.unknownStepFree',
    defaultMessage: 'Step-free access: not known yet',
    description: 'Accessibility of an event: nobody has said yet whether it is available',
  },
  hearingLoop: {
    id: 'events.access.unknownHearingLoop',
    defaultMessage: 'Hearing loop: not known yet',
    description: 'Accessibility of an event: nobody has said yet whether it is available',
  },
  signLanguage: {
    id: 'events.access.unknownSignLanguage',
    defaultMessage: 'Sign language interpretation: not known yet',
    description: 'Accessibility of an event: nobody has said yet whether it is available',
  },
});

/** Texts for missing aids: better known before the visit than found out at the event. */
export const missingMessages = defineMessages({
  stepFree: {
    id: 'events.access.noStepFree',
    defaultMessage: 'No step-free access',
    description: 'Accessibility of an event: not available',
  },
  hearingLoop: {
    id: 'events.access.noHearingLoop',
    defaultMessage: 'No hearing loop',
    description: 'Accessibility of an event: not available',
  },
  signLanguage: {
    id: 'events.access.noSignLanguage',
    defaultMessage: 'No sign language interpretation',
    description: 'Accessibility of an event: not available',
  },
});
