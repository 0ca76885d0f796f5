import { defineMessages } from 'react-intl';

/**
 * Texts that the host says itself where the portal cannot be shown: an address that cannot be read,
 * a failure of ours. The number is the HTTP status. The browser's bundles leave these texts out.
 */
export const hostMessages = defineMessages({
  title400: {
    id: 'host.title.400',
    defaultMessage: 'This address cannot be read',
    description: 'Heading: the URL contains characters that make no sense',
  },
  text400: {
    id: 'host.text.400',
    defaultMessage: 'Part of it seems to have been lost or changed on the way here.',
    description: 'Text below “This address cannot be read”',
  },
  titleWrongHost: {
    id: 'host.title.wrongHost',
    defaultMessage: 'The portal has another address',
    description: 'Heading: the portal was called by a host name that is not its own',
  },
  textWrongHost: {
    id: 'host.text.wrongHost',
    defaultMessage:
      'It cannot be reached at the address that you used. The link below leads to the right one.',
    description: 'Text below “The portal has another address”; a link to its home page follows',
  },
  title404: {
    id: 'host.title.404',
    defaultMessage: 'There is no page here',
    description: 'Heading: nothing is found at the URL',
  },
  text404: {
    id: 'host.text.404',
    defaultMessage: 'The link may be old, or there may be a slip in the address.',
    description: 'Text below “There is no page here”',
  },
  title414: {
    id: 'host.title.414',
    defaultMessage: 'This address is too long',
    description: 'Heading: the URL has many thousand characters',
  },
  text414: {
    id: 'host.text.414',
    defaultMessage:
      'No page of this portal has an address like that. Try again with a shorter one.',
    description: 'Text below “This address is too long”',
  },
  title429: {
    id: 'host.title.429',
    defaultMessage: 'That was a little too fast',
    description: 'Heading: too many requests from one place',
  },
  text429: {
    id: 'host.text.429',
    defaultMessage:
      'Many pages were asked for in a short time from your network, by you or by others who share it. You can try again {time}.',
    description: 'Answer of the host: 429; time is like “in 5 minutes”',
  },
  title500: {
    id: 'host.title.500',
    defaultMessage: 'Something went wrong on our side',
    description: 'Heading: the server has failed',
  },
  text500: {
    id: 'host.text.500',
    defaultMessage:
      'It is not your fault. Try again; if it happens once more, tell us the reference below.',
    description: 'Text below “Something went wrong on our side”; the reference code follows',
  },
  title503: {
    id: 'host.title.503',
    defaultMessage: 'The portal is not available right now',
    description: 'Heading: the server is overloaded or being maintained',
  },
  text503: {
    id: 'host.text.503',
    defaultMessage: 'We are working on it. Please try again in a few minutes.',
    description: 'Text below “The portal is not available right now”',
  },
  reference: {
    id: 'host.reference',
    defaultMessage: 'Reference:',
    description: 'Before a code that people can quote when they report a failure',
  },
  retry: {
    id: 'host.retry',
    defaultMessage: 'Try again',
    description: 'Link: loads the page again',
  },
  home: {
    id: 'host.home',
    defaultMessage: 'Go to the home page',
    description: 'Link to the first page of the portal',
  },
  report: {
    id: 'host.report',
    defaultMessage: 'Report this',
    description: 'Link to the form for telling the city about a failure',
  },
});
