import { defineMessage, defineMessages } from 'react-intl';

// These texts are for failures; the code that shows them comes when it is needed.

/** Texts for the failures of shared/errors; the key is the part of `shown` after “error.”. */
export const errorMessages = defineMessages({
  clockDiffers: {
    id: 'error.clockDiffers',
    defaultMessage:
      'The clock of this device seems to be wrong, so the sign-in could not be verified. Set date and time, then try again.',
    description: 'A token was issued too long ago or in the future by the clock of the device',
  },
  configUnavailable: {
    id: 'error.configUnavailable',
    defaultMessage: 'The portal could not be set up. Please load the page again in a few minutes.',
    description: 'The configuration file could not be read',
  },
  otherPerson: {
    id: 'error.otherPerson',
    defaultMessage:
      'Somebody else has signed in at the sign-in service in this browser. To keep your account apart from theirs, you were signed out here.',
    description: 'Another person’s session was found at the identity provider',
  },
  passwordRefused: {
    id: 'error.passwordRefused',
    defaultMessage:
      'E-mail address and password do not match, or the address was not confirmed yet. Please check both.',
    description: 'A sign-in by password was refused; it must not tell which of the two is wrong',
  },
  paymentNotSetUp: {
    id: 'error.paymentNotSetUp',
    defaultMessage: 'Payments are not available at the moment.',
    description: 'The payment key is not usable',
  },
  popupAlreadyOpen: {
    id: 'error.popupAlreadyOpen',
    defaultMessage: 'A sign-in window is already open. Please go on there.',
    description: 'A second sign-in window was asked for',
  },
  popupBlocked: {
    id: 'error.popupBlocked',
    defaultMessage:
      'Your browser blocked the sign-in window. Allow windows for this site, or sign in on this page.',
    description: 'The sign-in window could not be opened',
  },
  popupClosed: {
    id: 'error.popupClosed',
    defaultMessage: 'The sign-in window was closed before the sign-in was complete.',
    description: 'The person closed the sign-in window',
  },
  popupIsolated: {
    id: 'error.popupIsolated',
    defaultMessage:
      'The sign-in window is open, but this page cannot see it. Finish there; this page notices by itself.',
    description: 'The provider’s page has cut the sign-in window off from the portal',
  },
  popupSilent: {
    id: 'error.popupSilent',
    defaultMessage:
      'The sign-in window did not answer in time. Please try again, or sign in on this page.',
    description: 'No answer from the sign-in window',
  },
  providerUnreachable: {
    id: 'error.providerUnreachable',
    defaultMessage:
      'The sign-in service cannot be reached at the moment. Please try again in a few minutes.',
    description: 'No answer from the identity provider or the sign-in server',
  },
  sessionEnded: {
    id: 'error.sessionEnded',
    defaultMessage: 'Your session has ended. Sign in again to go on where you were.',
    description: 'The session could not be renewed',
  },
  signInDeclined: {
    id: 'error.signInDeclined',
    defaultMessage:
      'The sign-in was cancelled, or the sign-in service did not allow it. Nothing has changed; you can try again.',
    description: 'The person, or the provider for them, said no',
  },
  signInInterrupted: {
    id: 'error.signInInterrupted',
    defaultMessage:
      'The sign-in was interrupted or took too long. Nothing has changed; please try again.',
    description:
      'The answer of the identity provider was incomplete or belonged to another attempt',
  },
  signInLoops: {
    id: 'error.signInLoops',
    defaultMessage:
      'We stopped the third automatic sign-in within a minute, because the ones before it led straight back here. Your browser may be blocking cookies for the sign-in service. Allow them, then sign in again.',
    description: 'Portal and provider sent the person to and fro',
  },
  signInNotSetUp: {
    id: 'error.signInNotSetUp',
    defaultMessage: 'Signing in is not set up correctly on this site. Please tell the city.',
    description: 'A fault of the configuration',
  },
  signInRefused: {
    id: 'error.signInRefused',
    defaultMessage:
      'The sign-in was stopped because its answer could not be verified. Please try again.',
    description: 'Validation of the tokens failed, or the provider refused',
  },
  signInRequired: {
    id: 'error.signInRequired',
    defaultMessage: 'Please sign in for this.',
    description: 'The action needs a session',
  },
  signOutIncomplete: {
    id: 'error.signOutIncomplete',
    defaultMessage: 'You are signed out here, but the sign-in service could not be told.',
    description: 'Revoking the tokens failed',
  },
  signedOutAtProvider: {
    id: 'error.signedOutAtProvider',
    defaultMessage:
      'Your session at the sign-in service has ended, so you were signed out here too.',
    description: 'The session at the identity provider is over',
  },
  endedElsewhere: {
    id: 'error.endedElsewhere',
    defaultMessage:
      'Your session here was ended: on another of your devices, by a new password or by the administration. To go on, sign in again.',
    description: 'The session of this browser was ended from elsewhere',
  },
  signInTooOld: {
    id: 'error.signInTooOld',
    defaultMessage:
      'Since you last signed in with the city’s login, your sessions here were ended. To go on, sign in there again.',
    description: 'The sign-in at the identity provider is older than an end that was asked for',
  },
  notAskedAnew: {
    id: 'error.notAskedAnew',
    defaultMessage:
      'The sign-in service let you in without asking, and that does not count after your sessions here were ended. Sign out there, then sign in here again.',
    description: 'The identity provider was to ask the person anew, and did not',
  },
  storageRefused: {
    id: 'error.storageRefused',
    defaultMessage:
      'Your browser does not let this site store anything. A session then lasts only as long as this page is open, and signing in works only in a window of its own.',
    description: 'The browser refuses to store the session or the sign-in attempt',
  },
  tooManyFromNetwork: {
    id: 'error.tooManyFromNetwork',
    defaultMessage:
      'Too many requests have come from your network just now, from you or from others who share it.',
    description: 'The server refuses a network for a while; when to try again follows',
  },
  wrongCode: {
    id: 'error.wrongCode',
    defaultMessage:
      'This code does not fit. Codes of the app change every 30 seconds, and each code works once.',
    description: 'The code of an authenticator app, or a recovery code, was refused',
  },
  wrongPasskey: {
    id: 'error.wrongPasskey',
    defaultMessage: 'This passkey was not accepted. Please try again, or use another one.',
    description: 'A passkey was refused as the second step',
  },
  passkeyNotUsed: {
    id: 'error.passkeyNotUsed',
    defaultMessage:
      'No passkey was used: it was cancelled, or the time was over. Nothing has changed; you can try again.',
    description: 'The dialog of the browser for passkeys was closed',
  },
  signInExpired: {
    id: 'error.signInExpired',
    defaultMessage: 'The second step came too late. Please enter your password once more.',
    description: 'More than five minutes passed between the password and the second step',
  },
  tooManyTries: {
    id: 'error.tooManyTries',
    defaultMessage: 'There were too many tries in a short time. For your safety, we wait a little.',
    description: 'The server refuses for a while',
  },
  unexpected: {
    id: 'error.unexpected',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'Any other failure',
  },
  unreachable: {
    id: 'error.unreachable',
    defaultMessage: 'The city’s server cannot be reached. Check your connection and try again.',
    description: 'No answer from the network',
  },
  userInfoFailed: {
    id: 'error.userInfoFailed',
    defaultMessage: 'You are signed in, but your profile could not be loaded.',
    description: 'The user record could not be fetched',
  },
});

/** Texts about a session that ended, that is being continued in a window, or that is in trouble. */
export const sessionMessages = {
  ...defineMessages({
    failedTitle: {
      id: 'sessionNotice.failedTitle',
      defaultMessage: 'The sign-in did not work',
      description: 'Heading of the page and the notice about a failed sign-in',
    },
    loopTitle: {
      id: 'sessionNotice.loopTitle',
      defaultMessage: 'The sign-in went round in circles',
      description: 'Heading: automatic sign-ins led nowhere',
    },
    signedOutTitle: {
      id: 'sessionNotice.signedOutTitle',
      defaultMessage: 'You are signed out',
      description: 'Heading: by the person’s own wish or not',
    },
    signedOut: {
      id: 'sessionNotice.signedOut',
      defaultMessage: 'To open this page, sign in again. You will come back here afterwards.',
      description: 'Text of an account page after the person has signed out',
    },
    deletedTitle: {
      id: 'sessionNotice.deletedTitle',
      defaultMessage: 'Your account was deleted',
      description: 'Heading: by the person’s own wish',
    },
    deleted: {
      id: 'sessionNotice.deleted',
      defaultMessage:
        'Your data is gone. Your votes still count, and what you wrote stays without your name. Thank you for having taken part.',
      description: 'Text on the first page after the account was deleted',
    },
    signedOutHere: {
      id: 'sessionNotice.signedOutHere',
      defaultMessage:
        'This portal has signed you out. At the city’s login you may still be signed in on this device: if others use it too, sign out there as well.',
      description: 'Text after a sign-out that the identity provider could not be told of',
    },
    otherTab: {
      id: 'sessionNotice.otherTab',
      defaultMessage: 'You signed out in another tab.',
      description: 'Text after a sign-out in another tab of the browser',
    },
    signInAgain: {
      id: 'sessionNotice.signInAgain',
      defaultMessage: 'Sign in again',
      description: 'Button',
    },
    signInInWindow: {
      id: 'sessionNotice.signInInWindow',
      defaultMessage: 'Sign in in a window',
      description: 'Button: where a sign-in on the page is not possible',
    },
    signInHere: {
      id: 'sessionNotice.signInHere',
      defaultMessage: 'Sign in on this page',
      description: 'Button: instead of in a window of its own',
    },
    windowTitle: {
      id: 'sessionNotice.windowTitle',
      defaultMessage: 'Go on in the other window',
      description: 'Heading while the sign-in window is open',
    },
    windowText: {
      id: 'sessionNotice.windowText',
      defaultMessage: 'Sign in there. This page stays as it is, with everything you entered.',
      description: 'Text while the sign-in window is open',
    },
    cancel: {
      id: 'sessionNotice.cancel',
      defaultMessage: 'Cancel',
      description: 'Button: closes the sign-in window',
    },
    dismiss: {
      id: 'sessionNotice.dismiss',
      defaultMessage: 'Close this message',
      description: 'Name of the button that removes a notice',
    },
    offlineTitle: {
      id: 'sessionNotice.offlineTitle',
      defaultMessage: 'The connection is interrupted',
      description: 'Heading: the session could not be renewed because no server answers',
    },
    offlineText: {
      id: 'sessionNotice.offlineText',
      defaultMessage: 'You stay signed in. It goes on by itself as soon as the connection is back.',
      description: 'Text: the session could not be renewed because no server answers',
    },
    storageTitle: {
      id: 'sessionNotice.storageTitle',
      defaultMessage: 'This site cannot store anything here',
      description: 'Heading: the browser refuses to keep the session',
    },
    clockTitle: {
      id: 'sessionNotice.clockTitle',
      defaultMessage: 'The clock of this device is wrong',
      description: 'Heading: it differs from the clocks of the servers',
    },
  }),
  clockMinutes: defineMessage<{ count: number }>({
    id: 'sessionNotice.clockMinutes',
    defaultMessage:
      'It is off by about {count, plural, one {# minute} other {# minutes}}. Times on this page may look wrong. Set date and time in the settings of the device.',
    description: 'How wrong the clock of the device is; {count} is at least 2',
  }),
  clockHours: defineMessage<{ count: number }>({
    id: 'sessionNotice.clockHours',
    defaultMessage:
      'It is off by about {count, plural, one {# hour} other {# hours}}. Times on this page may look wrong. Set date and time in the settings of the device.',
    description: 'How wrong the clock of the device is; {count} is at least 2',
  }),
};
