import { defineMessage, defineMessages } from 'react-intl';

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
  }),
  version: defineMessage<{ number: number }>({
    id: 'legal.version',
    defaultMessage: 'Version {number}',
    description: 'Number of the version of a legal text',
  }),
};
