import { defineMessages } from 'react-intl';

/** New terms are in force. They can be told on every page: the texts belong to the shell. */
export const termsMessages = defineMessages({
  title: {
    id: 'terms.title',
    defaultMessage: 'We have new terms',
    description: 'Heading of the notice for people who have not accepted the terms in force',
  },
  text: {
    id: 'terms.text',
    defaultMessage:
      'To vote and to write here, please accept them once. Without that you can still read everything, download your data and delete your account.',
    description: 'Text of the notice about new terms',
  },
  changed: {
    id: 'terms.changed',
    defaultMessage: 'What is new:',
    description: 'A summary of the changes follows',
  },
  newer: {
    id: 'terms.newer',
    defaultMessage: 'Meanwhile there is an even newer version. Please look at it first.',
    description: 'The version that was to be accepted is no longer in force',
  },
  read: {
    id: 'terms.read',
    defaultMessage: 'Read the terms',
    description: 'Link to the terms and conditions',
  },
  accept: {
    id: 'terms.accept',
    defaultMessage: 'Accept the terms',
    description: 'Button',
  },
  data: {
    id: 'terms.data',
    defaultMessage: 'Download your data or delete your account',
    description: 'Link for those who do not want to accept the terms',
  },
  accepted: {
    id: 'terms.accepted',
    defaultMessage: 'Thank you, you have accepted the terms.',
    description: 'After the terms were accepted',
  },
});
