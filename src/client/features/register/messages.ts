import { defineMessage, defineMessages } from 'react-intl';

export const registerMessages = defineMessages({
  introAlone: {
    id: 'register.introAlone',
    defaultMessage: 'With an account you can join dialogues, follow topics and vote.',
    description: 'Introduction of the registration, where there is no identity provider',
  },
  intro: {
    id: 'register.intro',
    defaultMessage:
      'With an account you can join dialogues, follow topics and vote. If you have the city’s login, you do not need one: sign in with that.',
    description: 'Introduction of the registration',
  },
  notOpenTitle: {
    id: 'register.notOpenTitle',
    defaultMessage: 'Registration is not open yet',
    description: 'Title in the place of the registration form',
  },
  notOpen: {
    id: 'register.notOpen',
    defaultMessage:
      'Our terms and our privacy policy are still being written, and nobody can create an account before they are in force. You can read everything that is public meanwhile.',
    description: 'Why there is no registration form',
  },
  closed: {
    id: 'register.closed',
    defaultMessage:
      'Accounts are opened here by invitation alone. Accounts that exist work as before.',
    description: 'Instead of the registration, where the city has closed it',
  },
  passwordsOff: {
    id: 'register.passwordsOff',
    defaultMessage: 'There are no passwords here: the city’s login is enough.',
    description: 'Instead of the registration, where people sign in by a provider alone',
  },
  create: {
    id: 'register.create',
    defaultMessage: 'Create the account',
    description: 'Button of the registration',
  },
  haveAccount: {
    id: 'register.haveAccount',
    defaultMessage: 'You have an account already?',
    description: 'Before a link to the sign-in',
  },
  sentTitle: {
    id: 'register.sentTitle',
    defaultMessage: 'Look into your mailbox',
    description: 'Title after the registration',
  },
  noMail: {
    id: 'register.noMail',
    defaultMessage:
      'No mail after a few minutes? Look into your spam folder, or register once more with the right address.',
    description: 'Advice after the registration',
  },
  sent: {
    id: 'register.sent',
    defaultMessage:
      'A mail is on its way. Follow the link in it within 24 hours; then you can sign in.',
    description: 'Text after the registration; the same for known and unknown addresses',
  },
});

export const domainsMessage = defineMessage<{ domains: string }>({
  id: 'register.domains',
  defaultMessage: 'Only an e-mail address at {domains} can register.',
  description: 'Below the e-mail field; a list of domains such as “ghent.example or town.example”',
});
