import { defineMessages } from 'react-intl';

/** Texts for the server's refusals, by the code of the problem. */
export const refusalMessages = defineMessages({
  passkeyKnown: {
    id: 'refused.passkeyKnown',
    defaultMessage: 'There is a passkey for your account on this device already.',
    description: 'A passkey was to be added a second time',
  },
  invalidFiles: {
    id: 'refused.invalidFiles',
    defaultMessage:
      'The text shows a picture of somebody else that you may not use. Upload it yourself, or take it out.',
    description: 'A text that shows a picture by its address was not saved',
  },
  byInvitationOnly: {
    id: 'refused.byInvitationOnly',
    defaultMessage: 'Only who is invited can join this team.',
    description: 'Somebody wants to join a team',
  },
  membershipSuspended: {
    id: 'refused.membershipSuspended',
    defaultMessage: 'Your membership is suspended. Those who lead the team can take that back.',
    description: 'Somebody wants to join a team',
  },
  invitationForOther: {
    id: 'refused.invitationForOther',
    defaultMessage:
      'This invitation was sent to the address of another account. Sign in with that one to answer it.',
    description: 'Somebody accepts an invitation to a team',
  },
  invitationUsed: {
    id: 'refused.invitationUsed',
    defaultMessage: 'This invitation was used already. Ask the team for a new one.',
    description: 'Somebody accepts an invitation to a team',
  },
  invitationEnded: {
    id: 'refused.invitationEnded',
    defaultMessage:
      'This invitation was withdrawn or declined and holds no longer. If you would like to join, ask the team for a new one.',
    description: 'Somebody opens or accepts an invitation to a team',
  },
  invitationExpired: {
    id: 'refused.invitationExpired',
    defaultMessage:
      'This invitation has expired. If you would like to join, ask the team for a new one.',
    description: 'Somebody opens or accepts an invitation to a team',
  },
  lastLead: {
    id: 'refused.lastLead',
    defaultMessage:
      'A team needs somebody who leads it. Make another member a lead first, then try again.',
    description: 'The only lead of a team is about to leave or to be removed',
  },
  sectionClosed: {
    id: 'refused.sectionClosed',
    defaultMessage:
      'This section can only be read at the moment. Nothing was saved; what you wrote is still here.',
    description: 'A write was refused because the city has closed the section for writing',
  },
  notOpen: {
    id: 'refused.notOpen',
    defaultMessage: 'This portal is not open yet. Nothing was saved; what you wrote is still here.',
    description: 'A write was refused: the portal is open for the staff alone',
  },
  passwordsOff: {
    id: 'refused.passwordsOff',
    defaultMessage: 'Nobody signs in with a password here any more. Please use the city’s login.',
    description: 'A registration, sign-in or reset was refused: there are no passwords now',
  },
  accountsClosed: {
    id: 'refused.accountsClosed',
    defaultMessage: 'No new accounts are created here at the moment.',
    description: 'A registration was refused: the city has closed it',
  },
  addressNotAllowed: {
    id: 'refused.addressNotAllowed',
    defaultMessage: 'Nobody can register here with an address at this domain.',
    description: 'A registration was refused: the domain of the address is not on the city’s list',
  },
  drawNotOpen: {
    id: 'refused.drawNotOpen',
    defaultMessage: 'The list of this draw is closed. Nobody enters or leaves it now.',
    description: 'A change of a draw by lot was refused',
  },
  poolTooSmall: {
    id: 'refused.poolTooSmall',
    defaultMessage:
      'Fewer people stand in the list than there are places. The draw can only be called off.',
    description: 'A change of a draw by lot was refused',
  },
  otherPersonConfirms: {
    id: 'refused.otherPersonConfirms',
    defaultMessage: 'You entered these values yourself. Somebody else has to confirm them.',
    description: 'A change of a draw by lot was refused',
  },
  wrongSeed: {
    id: 'refused.wrongSeed',
    defaultMessage: 'Enter as many whole numbers for each source as were announced.',
    description: 'A change of a draw by lot was refused',
  },
  invalidDraw: {
    id: 'refused.invalidDraw',
    defaultMessage: 'This draw cannot be announced like that.',
    description: 'A change of a draw by lot was refused',
  },
  teamClosed: {
    id: 'refused.teamClosed',
    defaultMessage: 'This team is suspended or archived. Nobody joins it or changes it now.',
    description: 'Somebody does something in a team',
  },
  committeeDissolved: {
    id: 'refused.committeeDissolved',
    defaultMessage: 'This committee has been dissolved. Its seats are not given any more.',
    description: 'Somebody gives a seat in a committee',
  },
  termEndsTooEarly: {
    id: 'refused.termEndsTooEarly',
    defaultMessage: 'A term cannot end before its first day.',
    description: 'Below the last day of a term',
  },
  termOverlaps: {
    id: 'refused.termOverlaps',
    defaultMessage: 'This person already sits in the committee on a day of this term.',
    description: 'Somebody gives a seat in a committee',
  },
  officeTaken: {
    id: 'refused.officeTaken',
    defaultMessage:
      'Somebody else has this office on a day of this term. Let their term end first.',
    description: 'Somebody gives an office in a committee',
  },
  noSeatLeft: {
    id: 'refused.noSeatLeft',
    defaultMessage: 'All seats of this group are held on a day of this term.',
    description: 'Somebody gives a seat in a committee',
  },
  nameTaken: {
    id: 'refused.nameTaken',
    defaultMessage: 'Another team has this name. Please choose another one.',
    description: 'Below the name of a new team',
  },
  dialogFull: {
    id: 'refused.dialogFull',
    defaultMessage:
      'This dialog has as many statements as it can take. You can still answer those that are there.',
    description: 'Somebody writes a statement in a dialog that takes no more',
  },
  doorHasVoted: {
    id: 'refused.doorHasVoted',
    defaultMessage:
      'Somebody has already voted here with this login, from an account that was deleted. So that nobody votes twice, it can be linked when those votes have closed.',
    description: 'The login of a provider cannot be linked to the account',
  },
  addressHasVoted: {
    id: 'refused.addressHasVoted',
    defaultMessage:
      'Somebody has already voted here with this address, from an account that was deleted. So that nobody votes twice, it can be taken when those votes have closed.',
    description: 'Another e-mail address cannot become the one of the account',
  },
  accountExists: {
    id: 'refused.accountExists',
    defaultMessage: 'There is an account with this address already. Please sign in to it.',
    description: 'An account cannot be opened by an invitation',
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
  dialogFrozen: {
    id: 'refused.dialogFrozen',
    defaultMessage:
      'People have taken part or the dialogue has ended: how people talk here, or its dates, stay as they are.',
    description: 'The settings of a dialogue cannot be changed',
  },
  dialogNotOpen: {
    id: 'refused.dialogNotOpen',
    defaultMessage: 'This dialogue has not opened yet, so there is nothing to close.',
    description: 'A dialogue cannot be closed',
  },
  invalidDialog: {
    id: 'refused.invalidDialog',
    defaultMessage:
      'Something in it does not fit: a text is missing in the original language, a date lies in the past, or a page that follows is gone.',
    description: 'A change of a dialogue was refused',
  },
  stillDraft: {
    id: 'refused.stillDraft',
    defaultMessage: 'This is a draft; publish it first.',
    description: 'Something was tried that only what is published allows',
  },
  forbidden: {
    id: 'refused.forbidden',
    defaultMessage: 'Your account does not have the rights for this.',
    description: 'The server refuses for lack of rights',
  },
  outOfScope: {
    id: 'refused.outOfScope',
    defaultMessage:
      'Your role is for a part of the portal only, and this would no longer belong to it. Choose a district that your role covers, or ask an administrator.',
    description: 'An editor of one district writes something about another district, or about none',
  },
  unknownScope: {
    id: 'refused.unknownScope',
    defaultMessage:
      'The district, team or committee that the role is meant for is no longer there. Choose another one.',
    description: 'An administrator gives a role for a part of the portal that does not exist',
  },
  invalidName: {
    id: 'refused.invalidName',
    defaultMessage: 'A name has at least one letter, and no address in it.',
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
  notShown: {
    id: 'refused.notShown',
    defaultMessage: 'This is not shown any more.',
    description: 'Somebody answers or reports what was hidden or deleted meanwhile',
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
    description: 'The sign-in is more than ten minutes ago',
  },
  sameStatement: {
    id: 'refused.sameStatement',
    defaultMessage:
      'This statement is already part of the dialog. You can answer it instead of writing it again.',
    description: 'Somebody writes a statement that says the same as another one',
  },
  statementsClosed: {
    id: 'refused.statementsClosed',
    defaultMessage: 'This dialog does not take statements or answers at the moment.',
    description:
      'Somebody writes or answers a statement in a dialog that has ended or has not begun',
  },
  legalTextsMissing: {
    id: 'refused.legalTextsMissing',
    defaultMessage:
      'Nobody can create an account yet: the terms and the privacy policy of this portal are still being written.',
    description: 'A registration was refused since there are no terms or no privacy policy',
  },
  termsChanged: {
    id: 'refused.termsChanged',
    defaultMessage: 'Meanwhile a newer version of the terms is in force. Please read that one.',
    description: 'A version of the terms was accepted that is not in force any more',
  },
  secondFactorDue: {
    id: 'refused.secondFactorDue',
    defaultMessage:
      'Your rights as staff count once you sign in with a second step. How to set it up stands under “Sign-in and security”.',
    description: 'A write of the staff was refused: the sign-in had no second step',
  },
  providerFactorDue: {
    id: 'refused.providerFactorDue',
    defaultMessage:
      'Your rights as staff count once the city’s login has asked you for a second step. Try again, and confirm it there.',
    description:
      'A write of the staff was refused: the provider did not say that there was a second step',
  },
  termsNotAccepted: {
    id: 'refused.termsNotAccepted',
    defaultMessage:
      'New terms are in force. Accept them to take part; reading, downloading your data and deleting your account stay possible without.',
    description: 'A write was refused because the new terms were not accepted',
  },
  diskFull: {
    id: 'refused.diskFull',
    defaultMessage:
      'The portal can only be read at the moment: its storage is full. What you wrote is still here; please try again later.',
    description: 'The disk of the host is full, and nothing can be saved',
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
