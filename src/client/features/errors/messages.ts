import { defineMessages } from 'react-intl';

export const callbackMessages = defineMessages({
  wait: {
    id: 'errors.callbackWait',
    defaultMessage: 'One moment, please. You will be taken back to where you were.',
    description: 'Text while the sign-in is being completed',
  },
});

export const signInMessages = defineMessages({
  leavingTitle: {
    id: 'errors.leavingTitle',
    defaultMessage: 'Taking you to sign-in…',
    description: 'Title while an account page leads to the sign-in by itself',
  },
  leavingText: {
    id: 'errors.leavingText',
    defaultMessage:
      'This page is for people who are signed in. You will come back here afterwards. If nothing happens, use the button.',
    description: 'Text while an account page leads to the sign-in by itself',
  },
  signedInTitle: {
    id: 'errors.signedInTitle',
    defaultMessage: 'You are signed in',
    description: 'Title of the page about a failed sign-in once one has worked',
  },
  signedInText: {
    id: 'errors.signedInText',
    defaultMessage: 'You can go on from the home page.',
    description: 'Text of the page about a failed sign-in once one has worked',
  },
  providerSays: {
    id: 'errors.providerSays',
    defaultMessage: 'What the sign-in service says:',
    description: 'Before a quotation in the words of the identity provider',
  },
  providerPage: {
    id: 'errors.providerPage',
    defaultMessage: 'More at the sign-in service',
    description: 'Link to a page of the identity provider about its refusal',
  },
  support: {
    id: 'errors.support',
    defaultMessage: 'If it happens again, tell the city and give this reference.',
    description: 'After a reference such as IncorrectNonce',
  },
});
