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
        'Tell us, without an account and in your own words. We answer within ten working days and offer another way until it is mended.',
      description: 'Note above the accessibility statement',
    },
    tellUs: {
      id: 'legal.tellUs',
      defaultMessage: 'Tell us about a barrier',
      description: 'Link to the form for messages, above the accessibility statement',
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
};
