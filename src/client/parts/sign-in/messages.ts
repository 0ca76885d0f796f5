import { defineMessages } from 'react-intl';

/** The second step at sign-in: a code besides the password. */
export const codeMessages = defineMessages({
  intro: {
    id: 'sign-in.code.intro',
    defaultMessage:
      'Your password is right. Now enter the code that your authenticator app shows for this portal.',
    description: 'Above the field for the code, after the password',
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
      'Neither app nor codes at hand? Write to those who run the portal: an administrator can take the second step off.',
    description: 'Below the field for a recovery code',
  },
});
