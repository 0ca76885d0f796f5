import { defineMessages } from 'react-intl';

export const placeMessages = defineMessages({
  title: {
    id: 'events.place.title',
    defaultMessage: 'How to get there',
    description: 'Heading: the way to the place of an event',
  },
  map: {
    id: 'events.place.map',
    defaultMessage: 'See the place on a map',
    description: 'Link to another website, whose name follows',
  },
  copy: {
    id: 'events.place.copy',
    defaultMessage: 'Copy the address',
    description: 'Button: the address of a place, into the clipboard',
  },
  copied: {
    id: 'events.place.copied',
    defaultMessage: 'The address is in your clipboard.',
    description: 'After copying',
  },
  notCopied: {
    id: 'events.place.notCopied',
    defaultMessage: 'Your browser did not allow copying. Please mark the address and copy it.',
    description: 'After a try to copy',
  },
  publications: {
    id: 'events.place.publications',
    defaultMessage: 'Publications about it',
    description: 'Heading: reports and documents about an event',
  },
});
