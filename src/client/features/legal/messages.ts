import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const legalMessages = {
  ...defineMessages({
    inForceSince: {
      id: 'legal.inForceSince',
      defaultMessage: 'In force since',
      description: 'A date follows',
    },
    whatChanged: {
      id: 'legal.whatChanged',
      defaultMessage: 'What changed in this version',
      description: 'Heading of the note on changes',
    },
    allVersions: {
      id: 'legal.allVersions',
      defaultMessage: 'All versions',
      description: 'Heading of the list of the versions of a legal text',
    },
    replacedTitle: {
      id: 'legal.replacedTitle',
      defaultMessage: 'A newer version is in force',
      description: 'Title of the note at the top of an earlier version of a legal text',
    },
    replacedText: {
      id: 'legal.replacedText',
      defaultMessage: 'This text no longer applies. It is kept so that you can look it up.',
      description: 'Note at the top of an earlier version of a legal text',
    },
    barrierTitle: {
      id: 'legal.barrierTitle',
      defaultMessage: 'Does something keep you from using the portal?',
      description: 'Title of a note above the accessibility statement',
    },
    barrierText: {
      id: 'legal.barrierText',
      defaultMessage:
        'Tell us, without an account and in your own words. We answer, and offer another way until the barrier is gone.',
      description: 'Note above the accessibility statement',
    },
    tellUs: {
      id: 'legal.tellUs',
      defaultMessage: 'Tell us about a barrier',
      description: 'Link to the form for messages, above the accessibility statement',
    },
    compareTitle: {
      id: 'legal.compareTitle',
      defaultMessage: 'What changed between two versions',
      description: 'Heading of a comparison',
    },
    compareOlder: {
      id: 'legal.compareOlder',
      defaultMessage: 'Older version',
      description: 'Label of a choice',
    },
    compareNewer: {
      id: 'legal.compareNewer',
      defaultMessage: 'Newer version',
      description: 'Label of a choice',
    },
    compare: { id: 'legal.compare', defaultMessage: 'Compare', description: 'Button' },
    compareNone: {
      id: 'legal.compareNone',
      defaultMessage: 'The two versions do not exist in one language and cannot be compared.',
      description: 'In the place of a comparison',
    },
    notYetTitle: {
      id: 'legal.notYetTitle',
      defaultMessage: 'This version is not in force yet',
      description: 'Title of a note above a version that takes effect later',
    },
    comingTitle: {
      id: 'legal.comingTitle',
      defaultMessage: 'A new version is coming',
      description: 'Title of a note above a legal text that is going to be replaced',
    },
    readComing: {
      id: 'legal.readComing',
      defaultMessage: 'Read the coming version',
      description: 'Link from the legal text in force to the next one',
    },
    compareComing: {
      id: 'legal.compareComing',
      defaultMessage: 'Compare it with the version in force',
      description: 'Link to a comparison of the coming version with the present one',
    },
    write: {
      id: 'legal.write',
      defaultMessage: 'Write a new version',
      description: 'Link on a legal text, for administrators',
    },
    readPresent: {
      id: 'legal.readPresent',
      defaultMessage: 'Read the version in force',
      description: 'Link from an earlier version of a legal text to the present one',
    },
  }),
  version: defineMessage<{ number: number }>({
    id: 'legal.version',
    defaultMessage: 'Version {number}',
    description: 'Number of the version of a legal text',
  }),
  inForceFrom: defineMessage<{ date: MessageValue }>({
    id: 'legal.inForceFrom',
    defaultMessage: 'In force from {date}',
    description: 'Beside the number of a version, in the list of all versions',
  }),
  inForceBetween: defineMessage<{ from: MessageValue; until: MessageValue }>({
    id: 'legal.inForceBetween',
    defaultMessage: 'In force from {from} until {until}',
    description: 'Two dates; for an earlier version of a legal text',
  }),
  compared: defineMessage<{ from: number; to: number }>({
    id: 'legal.compared',
    defaultMessage: 'From version {from} to version {to}',
    description: 'Above a comparison of two versions of a legal text',
  }),
  choice: defineMessage<{ number: number; day: string }>({
    id: 'legal.choice',
    defaultMessage: 'Version {number}, {day}',
    description: 'One of the versions to choose from; day: since when it holds',
  }),
  comingText: defineMessage<{ date: MessageValue; number: number }>({
    id: 'legal.comingText',
    defaultMessage: 'From {date} on, version {number} is in force.',
    description: 'Note above a legal text that is going to be replaced',
  }),
  published: defineMessage<{ date: MessageValue; name: MessageValue }>({
    id: 'legal.published',
    defaultMessage: 'Published on {date} by {name}',
    description: 'In the list of all versions of a legal text; name: of a person or the city',
  }),
  notYetText: defineMessage<{ date: MessageValue }>({
    id: 'legal.notYetText',
    defaultMessage: 'It takes effect on {date}. Until then the version before it holds.',
    description: 'Note above a version that takes effect later',
  }),
};
