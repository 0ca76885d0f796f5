import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const lifeMessages = defineMessages({
  toPage: {
    id: 'history.toPage',
    defaultMessage: 'History',
    description: 'Link on the page of a content that was changed after it was published',
  },
  previewTitle: {
    id: 'history.previewTitle',
    defaultMessage: 'This is not published yet',
    description: 'Above a page that somebody reads by a link to what is not out',
  },
  previewText: {
    id: 'history.previewText',
    defaultMessage:
      'You read it by a link that was made for you. It can still change; please do not pass it on.',
    description: 'Above a page that somebody reads by a link to what is not out',
  },
  groupClosed: {
    id: 'history.groupClosed',
    defaultMessage:
      'The group behind this is suspended or no longer active. Everything stays readable; nobody adds to it now.',
    description: 'On a content of a team or committee that is suspended, archived or dissolved',
  },
  retractedTitle: {
    id: 'history.retractedTitle',
    defaultMessage: 'This was retracted',
    description: 'Above a content that no longer stands; the reason follows',
  },
  archived: {
    id: 'history.archived',
    defaultMessage: 'Archived',
    description: 'Badge of a content that has left the lists',
  },
  inReview: {
    id: 'history.inReview',
    defaultMessage: 'In review',
    description: 'Badge of a content that was submitted',
  },
  scheduled: {
    id: 'history.scheduled',
    defaultMessage: 'To be published',
    description: 'Badge of a content whose publication is set',
  },
});

export const retractedOn = defineMessage<{ day: MessageValue }>({
  id: 'history.retractedOn',
  defaultMessage: 'Retracted on {day}',
  description: 'Below the reason',
});

export const correctedOn = defineMessage<{ day: MessageValue }>({
  id: 'history.correctedOn',
  defaultMessage: 'Corrected on {day}',
  description: 'On a page that was changed after it was published; a link to its history follows',
});
