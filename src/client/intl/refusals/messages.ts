import { defineMessages } from 'react-intl';

/** What a person reads when the server refuses, by the code of the problem. */
export const refusalMessages = defineMessages({
  doorHasVoted: {
    id: 'refused.doorHasVoted',
    defaultMessage:
      'Somebody has already voted here with this login, from an account that was deleted. So that nobody votes twice, it can be linked when those votes have closed.',
    description: 'The login of a provider cannot be linked to the account',
  },
  doorRefused: {
    id: 'refused.doorRefused',
    defaultMessage:
      'The sign-in service did not confirm this login, so it was not linked. Please sign in there once more.',
    description: 'The login of a provider cannot be linked to the account',
  },
  doorTaken: {
    id: 'refused.doorTaken',
    defaultMessage:
      'This login is already linked to an account here, so it was not linked to this one. To use that account, sign in with the login.',
    description: 'The login of a provider cannot be linked to the account',
  },
  forbidden: {
    id: 'refused.forbidden',
    defaultMessage: 'Your account does not have the rights for this.',
    description: 'The server refuses for lack of rights',
  },
  invalidName: {
    id: 'refused.invalidName',
    defaultMessage: 'A name needs at least one letter.',
    description: 'Below the field for one’s own name',
  },
  invalidPicture: {
    id: 'refused.invalidPicture',
    defaultMessage:
      'This file is not a picture that we can read. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
    description: 'Below the field for one’s own picture',
  },
  invalidWebsite: {
    id: 'refused.invalidWebsite',
    defaultMessage: 'This is not a complete web address. It looks like https://example.org.',
    description: 'Below the field for one’s own website',
  },
  lastAdmin: {
    id: 'refused.lastAdmin',
    defaultMessage:
      'This is the only administrator of the portal. Give somebody else the role first.',
    description: 'The last administrator cannot be dismissed, blocked or deleted',
  },
  lastLogin: {
    id: 'refused.lastLogin',
    defaultMessage:
      'This is the only way to sign in to your account, so it stays. Link another login first, or delete the account.',
    description: 'The login of a provider cannot be unlinked',
  },
  ownRights: {
    id: 'refused.ownRights',
    defaultMessage:
      'Nobody changes their own rights or blocks themselves. Ask another administrator.',
    description: 'An administrator or moderator tries to change their own account',
  },
  recentSignInRequired: {
    id: 'refused.recentSignInRequired',
    defaultMessage: 'For your safety this needs a fresh sign-in. Sign in again, then repeat it.',
    description: 'The sign-in is more than 15 minutes ago',
  },
  termsChanged: {
    id: 'refused.termsChanged',
    defaultMessage: 'Meanwhile a newer version of the terms is in force. Please read that one.',
    description: 'A version of the terms was accepted that is not in force any more',
  },
  termsNotAccepted: {
    id: 'refused.termsNotAccepted',
    defaultMessage:
      'New terms are in force. Accept them to take part; reading, downloading your data and deleting your account stay possible without.',
    description: 'A write was refused because the new terms were not accepted',
  },
  tooLarge: {
    id: 'refused.tooLarge',
    defaultMessage: 'This is larger than we can take. Choose a smaller file or a shorter text.',
    description: 'The server refuses what was sent for its size',
  },
  unsupportedMediaType: {
    id: 'refused.unsupportedMediaType',
    defaultMessage: 'We cannot take files of this kind.',
    description: 'The server refuses what was sent for its type',
  },
  wrongPassword: {
    id: 'refused.wrongPassword',
    defaultMessage: 'This is not your present password.',
    description: 'The present password was asked for, outside of the form that changes it',
  },
});
