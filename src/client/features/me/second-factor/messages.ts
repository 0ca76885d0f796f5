import { defineMessage, defineMessages } from 'react-intl';

/** The second step at sign-in, on the page about the safety of the account. */
export const secondFactorMessages = {
  ...defineMessages({
    title: {
      id: 'me.secondFactor.title',
      defaultMessage: 'Second step at sign-in',
      description: 'Heading: a passkey or a code of an authenticator app besides the password',
    },
    byProvider: {
      id: 'me.secondFactor.byProvider',
      defaultMessage:
        'You sign in with the city’s login. Whether it asks for a second step is decided there.',
      description: 'In the place of the form, for people without a password on this portal',
    },
    off: {
      id: 'me.secondFactor.off',
      defaultMessage:
        'With a second step, nobody who learns your password gets into your account. It is a passkey, which is the lock of your device or a security key, or a code of an authenticator app on your phone.',
      description: 'Above the buttons that begin to set up a second step',
    },
    appText: {
      id: 'me.secondFactor.appText',
      defaultMessage: 'The app shows a code that is asked for besides the password at sign-in.',
      description: 'Above the form that begins to set up an authenticator app',
    },
    app: {
      id: 'me.secondFactor.app',
      defaultMessage: 'Authenticator app',
      description: 'In the list of what counts as second step, beside passkeys',
    },
    addPasskey: {
      id: 'me.secondFactor.addPasskey',
      defaultMessage: 'Add a passkey',
      description: 'Button',
    },
    addPasskeyText: {
      id: 'me.secondFactor.addPasskeyText',
      defaultMessage:
        'Your browser then asks for the lock of this device (fingerprint, face or PIN) or for a security key. Give the passkey a name by which you know it again.',
      description: 'Above the form that adds a passkey',
    },
    passkeyName: {
      id: 'me.secondFactor.passkeyName',
      defaultMessage: 'Name of the passkey',
      description: 'Label of a field',
    },
    passkeyNameHint: {
      id: 'me.secondFactor.passkeyNameHint',
      defaultMessage: 'For example “Laptop at work”',
      description: 'Below the field for the name of a passkey',
    },
    notUsed: {
      id: 'me.secondFactor.notUsed',
      defaultMessage: 'Not used yet',
      description: 'At a passkey',
    },
    added: {
      id: 'me.secondFactor.added',
      defaultMessage: 'It was added and counts from now on. We have sent you a mail about it.',
      description: 'After a further passkey or an authenticator app was added',
    },
    removeOne: {
      id: 'me.secondFactor.removeOne',
      defaultMessage: 'Remove',
      description: 'Button at a passkey or an authenticator app; its name follows',
    },
    removeOneText: {
      id: 'me.secondFactor.removeOneText',
      defaultMessage: 'From then on it does not count any more. What else is set up stays.',
      description: 'Above the present password, before one of several second factors is removed',
    },
    removedOne: {
      id: 'me.secondFactor.removedOne',
      defaultMessage: 'It was removed. We have sent you a mail about it.',
      description: 'After one of several second factors was removed',
    },
    begin: {
      id: 'me.secondFactor.begin',
      defaultMessage: 'Set up an app',
      description: 'Button below the present password',
    },
    scan: {
      id: 'me.secondFactor.scan',
      defaultMessage:
        'Read this code with your authenticator app, or type the key into it. Then enter the first code that the app shows.',
      description: 'Above a QR code',
    },
    qrLabel: {
      id: 'me.secondFactor.qrLabel',
      defaultMessage: 'QR code for your authenticator app; the key below says the same',
      description: 'Describes the picture to somebody who does not see it',
    },
    key: {
      id: 'me.secondFactor.key',
      defaultMessage: 'Key',
      description: 'Before the letters and digits that are typed into an authenticator app',
    },
    confirm: {
      id: 'me.secondFactor.confirm',
      defaultMessage: 'Confirm the code',
      description: 'Button below the first code of the app',
    },
    codesTitle: {
      id: 'me.secondFactor.codesTitle',
      defaultMessage: 'Keep these recovery codes',
      description: 'Title of a note above ten codes',
    },
    codesText: {
      id: 'me.secondFactor.codesText',
      defaultMessage:
        'Each of them replaces the second step once, should you lose your device. They are shown only now: print them, or keep them in a password manager.',
      description: 'Text of a note above ten codes',
    },
    copy: {
      id: 'me.secondFactor.copy',
      defaultMessage: 'Copy the codes',
      description: 'Button',
    },
    copied: {
      id: 'me.secondFactor.copied',
      defaultMessage: 'Copied.',
      description: 'After the codes were copied',
    },
    notCopied: {
      id: 'me.secondFactor.notCopied',
      defaultMessage: 'Your browser does not allow it. Select the codes and copy them.',
      description: 'The codes could not be copied',
    },
    kept: {
      id: 'me.secondFactor.kept',
      defaultMessage: 'I have kept the codes',
      description: 'Button: the codes disappear',
    },
    newCodes: {
      id: 'me.secondFactor.newCodes',
      defaultMessage: 'Make new recovery codes',
      description: 'Button; those before do not work any more',
    },
    newCodesText: {
      id: 'me.secondFactor.newCodesText',
      defaultMessage: 'You get ten new codes. Those that you have do not work any more then.',
      description: 'Above the present password, before new recovery codes are made',
    },
    remove: {
      id: 'me.secondFactor.remove',
      defaultMessage: 'Take the second step off',
      description: 'Button',
    },
    removeText: {
      id: 'me.secondFactor.removeText',
      defaultMessage:
        'From then on the password alone opens your account. The recovery codes do not count any more either.',
      description: 'Above the present password, before the second step is taken off',
    },
    removed: {
      id: 'me.secondFactor.removed',
      defaultMessage: 'The second step was taken off. We have sent you a mail about it.',
      description: 'After the second step was taken off',
    },
  }),
  codesLeft: defineMessage<{ count: number }>({
    id: 'me.secondFactor.codesLeft',
    defaultMessage:
      '{count, plural, =0 {No recovery code is left: make new ones.} one {# recovery code is left.} other {# recovery codes are left.}}',
    description: 'Number of recovery codes that were not used',
  }),
};
