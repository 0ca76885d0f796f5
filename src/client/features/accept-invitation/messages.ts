import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const acceptMessages = defineMessages({
  choose: {
    id: 'accept-invitation.choose',
    defaultMessage:
      'Open an account with a password, or sign in: with an account that you have here, or with the city’s login.',
    description: 'Above the two ways to accept an invitation',
  },
  chooseAccount: {
    id: 'accept-invitation.chooseAccount',
    defaultMessage:
      'Open an account with a password, or sign in with an account that you have here.',
    description: 'Above the two ways to accept an invitation, where there is no identity provider',
  },
  signInOnly: {
    id: 'accept-invitation.signInOnly',
    defaultMessage: 'Sign in with the city’s login to accept the invitation.',
    description: 'In the place of the form, where people sign in by a provider alone',
  },
  open: {
    id: 'accept-invitation.open',
    defaultMessage: 'Open the account',
    description: 'Button of the form with name and password',
  },
  signIn: {
    id: 'accept-invitation.signIn',
    defaultMessage: 'Sign in instead',
    description: 'Button below the form',
  },
  accept: {
    id: 'accept-invitation.accept',
    defaultMessage: 'Accept the invitation',
    description: 'Button for somebody who is signed in',
  },
  acceptHere: {
    id: 'accept-invitation.acceptHere',
    defaultMessage: 'You are signed in. The invitation is for the account that you use now.',
    description: 'Above the button that accepts an invitation',
  },
  hasAccount: {
    id: 'accept-invitation.hasAccount',
    defaultMessage: 'You have an account with this address already. Sign in to accept.',
    description: 'The address of an invitation has an account',
  },
  forOther: {
    id: 'accept-invitation.forOther',
    defaultMessage:
      'This invitation went to the address of another account. Sign out, and sign in with that one.',
    description: 'Somebody else than who is invited is signed in',
  },
  used: {
    id: 'accept-invitation.used',
    defaultMessage: 'This invitation has been accepted already. You can sign in.',
    description: 'The link of an invitation was used before',
  },
  readyTitle: {
    id: 'accept-invitation.readyTitle',
    defaultMessage: 'Your account is ready',
    description: 'Title after the account of an invitation was opened',
  },
  ready: {
    id: 'accept-invitation.ready',
    defaultMessage: 'You can sign in now with your e-mail address and your password.',
    description: 'Text after the account of an invitation was opened',
  },
  acceptedTitle: {
    id: 'accept-invitation.acceptedTitle',
    defaultMessage: 'The invitation is accepted',
    description: 'Title after an invitation was accepted',
  },
  accepted: {
    id: 'accept-invitation.accepted',
    defaultMessage: 'Your account has its new roles from now on.',
    description: 'Text after an invitation was accepted',
  },
  toAccount: {
    id: 'accept-invitation.toAccount',
    defaultMessage: 'To your account',
    description: 'Link',
  },
});

export const invitedAs = defineMessage<{ address: MessageValue; roles: MessageValue }>({
  id: 'accept-invitation.invitedAs',
  defaultMessage: 'Invited: {address}. Roles: {roles}.',
  description: 'What an invitation is for; {roles} are names such as “Editor, Moderator”',
});
