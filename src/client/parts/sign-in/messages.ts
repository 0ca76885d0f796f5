import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const otherSignIn = defineMessage({
  id: 'sign-in.otherWays',
  defaultMessage: 'Other ways to sign in',
  description: 'Link beside the button that leads to the city’s login',
});

/** The second step at sign-in: a passkey or a code besides the password. */
export const codeMessages = defineMessages({
  intro: {
    id: 'sign-in.code.intro',
    defaultMessage:
      'Your password is right. Now enter the code that your authenticator app shows for this portal.',
    description: 'Above the field for the code, after the password',
  },
  passkeyIntro: {
    id: 'sign-in.code.passkeyIntro',
    defaultMessage:
      'Your password is right. Now use one of your passkeys: your browser asks for the lock of your device or for your security key.',
    description: 'Above the button for a passkey, after the password',
  },
  usePasskey: {
    id: 'sign-in.code.usePasskey',
    defaultMessage: 'Use a passkey',
    description: 'Button: the browser asks for fingerprint, face, PIN or security key',
  },
  usePasskeyInstead: {
    id: 'sign-in.code.usePasskeyInstead',
    defaultMessage: 'Use a passkey instead',
    description: 'Button, back from the field for a code',
  },
  recoveryIntro: {
    id: 'sign-in.code.recoveryIntro',
    defaultMessage:
      'Enter one of the recovery codes that you kept when you set up the second step. Each works once.',
    description: 'Above the field for a recovery code, after the password',
  },
  code: {
    id: 'sign-in.code.code',
    defaultMessage: 'Code of the app',
    description: 'Label of a field: six digits',
  },
  codeHint: {
    id: 'sign-in.code.codeHint',
    defaultMessage: 'Six digits; a new code comes every 30 seconds.',
    description: 'Below the field for the code',
  },
  recoveryCode: {
    id: 'sign-in.code.recoveryCode',
    defaultMessage: 'Recovery code',
    description: 'Label of a field: sixteen letters and digits',
  },
  useRecoveryCode: {
    id: 'sign-in.code.useRecoveryCode',
    defaultMessage: 'Use a recovery code instead',
    description: 'Button, for somebody without their phone',
  },
  useApp: {
    id: 'sign-in.code.useApp',
    defaultMessage: 'Use the code of the app instead',
    description: 'Button, back from the field for a recovery code',
  },
  back: {
    id: 'sign-in.code.back',
    defaultMessage: 'Back to the password',
    description: 'Button: the code is not entered',
  },
  lost: {
    id: 'sign-in.code.lost',
    defaultMessage:
      'No passkey, app or code at hand? Write to those who run the portal: an administrator can take the second step off.',
    description: 'Below the field for a recovery code',
  },
});

/** The question who is here, before something that a session left open must not do. */
export const proofMessages = defineMessages({
  title: {
    id: 'sign-in.proof.title',
    defaultMessage: 'Is it still you?',
    description: 'Title of a dialog that asks for the password once more',
  },
  text: {
    id: 'sign-in.proof.text',
    defaultMessage:
      'You signed in here some time ago. Please show once more that it is you; then what you have just begun goes on. Nothing that you typed is lost.',
    description: 'Text of the dialog',
  },
  goOn: {
    id: 'sign-in.proof.goOn',
    defaultMessage: 'Go on',
    description: 'Button below the password or the code',
  },
  usePassword: {
    id: 'sign-in.proof.usePassword',
    defaultMessage: 'Use the password instead',
    description: 'Button: the password in the place of a code',
  },
  factorTitle: {
    id: 'sign-in.proof.factorTitle',
    defaultMessage: 'A second step is needed',
    description: 'Title of a dialog that asks for a second step at the identity provider',
  },
  factorText: {
    id: 'sign-in.proof.factorText',
    defaultMessage:
      'Your rights as staff count once the city’s login has asked you for a second step. Confirm there; then what you have just begun goes on. Nothing that you typed is lost.',
    description: 'Text of the dialog; its button is “Confirm at the city’s login”',
  },
  byProvider: {
    id: 'sign-in.proof.byProvider',
    defaultMessage: 'Sign in with the city’s login',
    description: 'Button: opens a window of the identity provider',
  },
});

export const confirmMessage = defineMessage({
  id: 'status.confirmAtProvider',
  defaultMessage: 'Confirm at the city’s login',
  description:
    'Button: to the identity provider, which asks for a second step, and back to where one was',
});

export const termsMessage = defineMessage<{ terms: MessageTag; privacy: MessageTag }>({
  id: 'sign-in.terms',
  defaultMessage:
    'With the account you accept our <terms>terms and conditions</terms>. How we handle your data is said in the <privacy>privacy policy</privacy>. Both open in a new tab.',
  description: 'Above the button that opens a new account; the tags are links',
});
