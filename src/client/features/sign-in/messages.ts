import { defineMessages } from 'react-intl';

export const signInMessages = defineMessages({
  intro: {
    id: 'sign-in.intro',
    defaultMessage: 'Choose the way that suits you. Afterwards you go on where you were.',
    description: 'Introduction of the page with the ways to sign in',
  },
  oneWay: {
    id: 'sign-in.oneWay',
    defaultMessage:
      'People sign in here with the city’s login alone. Afterwards you go on where you were.',
    description: 'Introduction of the sign-in page where there are no passwords',
  },
  onlyPassword: {
    id: 'sign-in.onlyPassword',
    defaultMessage: 'Afterwards you go on where you were.',
    description: 'Introduction of the sign-in page where people sign in with a password alone',
  },
  byCity: {
    id: 'sign-in.byCity',
    defaultMessage: 'With the city’s login',
    description: 'Heading of a way to sign in',
  },
  byCityText: {
    id: 'sign-in.byCityText',
    defaultMessage:
      'The login that you use for other services of the city. You do not need another password.',
    description: 'Text of a way to sign in',
  },
  toCity: {
    id: 'sign-in.toCity',
    defaultMessage: 'Continue with the city’s login',
    description: 'Button: leaves for the identity provider',
  },
  needsScript: {
    id: 'sign-in.needsScript',
    defaultMessage:
      'The city’s login needs JavaScript, which is switched off in this browser. Without signing in you can read everything that is public.',
    description: 'Below the button to the identity provider, for whoever has no JavaScript',
  },
  byPassword: {
    id: 'sign-in.byPassword',
    defaultMessage: 'With e-mail and password',
    description: 'Heading of a way to sign in',
  },
  forgotten: {
    id: 'sign-in.forgotten',
    defaultMessage: 'I have forgotten my password',
    description: 'Link',
  },
  register: {
    id: 'sign-in.register',
    defaultMessage: 'Create an account',
    description: 'Link to the registration',
  },
  signedIn: {
    id: 'sign-in.signedIn',
    defaultMessage: 'You are signed in',
    description: 'Title of the sign-in page for people who are signed in already',
  },
  goOn: {
    id: 'sign-in.goOn',
    defaultMessage: 'Go on',
    description: 'Link to the page that the person wanted to see',
  },
});
