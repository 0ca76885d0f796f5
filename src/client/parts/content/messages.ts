import { defineMessages } from 'react-intl';

export const factorMessages = defineMessages({
  due: {
    id: 'status.factorDue',
    defaultMessage:
      'You have the right to this page. It counts once your account has a second step besides the password.',
    description: 'Why a page for the staff is not shown; below it is a link to where it is set up',
  },
  dueAtProvider: {
    id: 'status.factorDueAtProvider',
    defaultMessage:
      'You have the right to this page. It counts once you have confirmed with a second step at the city’s login. You come back to this page.',
    description: 'Why a page for the staff is not shown to somebody who came by a provider',
  },
  toSecurity: {
    id: 'status.toSecurity',
    defaultMessage: 'Set up a second step',
    description: 'Link to the page on which a passkey or an authenticator app is set up',
  },
});

/** Texts of the button that begins something new, and of the page that it leads to, by section. */
export const createMessages = defineMessages({
  'have-your-say': {
    id: 'content.create.have-your-say',
    defaultMessage: 'New vote',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  dialogs: {
    id: 'content.create.dialogs',
    defaultMessage: 'New dialogue',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  blogs: {
    id: 'content.create.blogs',
    defaultMessage: 'New post',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  publications: {
    id: 'content.create.publications',
    defaultMessage: 'New publication',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  training: {
    id: 'content.create.training',
    defaultMessage: 'New training',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  teams: {
    id: 'content.create.teams',
    defaultMessage: 'New team',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  committees: {
    id: 'content.create.committees',
    defaultMessage: 'New committee',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  governance: {
    id: 'content.create.governance',
    defaultMessage: 'New entry',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  events: {
    id: 'content.create.events',
    defaultMessage: 'New event',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  quizzes: {
    id: 'content.create.quizzes',
    defaultMessage: 'New quiz',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
  faqs: {
    id: 'content.create.faqs',
    defaultMessage: 'New question',
    description: 'Button that begins a new content, and title of the page that it leads to',
  },
});
