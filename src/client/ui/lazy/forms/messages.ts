import { defineMessage, defineMessages } from 'react-intl';

// The ids begin with the name of a feature: these texts are not part of the first view.

/** Labels of fields, and what is said about a form as a whole. */
export const formMessages = {
  ...defineMessages({
    email: {
      id: 'sign-in.form.email',
      defaultMessage: 'E-mail address',
      description: 'Label of a field',
    },
    name: { id: 'sign-in.form.name', defaultMessage: 'Name', description: 'Label of a field' },
    password: {
      id: 'sign-in.form.password',
      defaultMessage: 'Password',
      description: 'Label of a field',
    },
    newPassword: {
      id: 'sign-in.form.newPassword',
      defaultMessage: 'New password',
      description: 'Label of a field',
    },
    show: {
      id: 'sign-in.form.show',
      defaultMessage: 'Show',
      description:
        'Button beside a password that shows what was typed; for screen readers the label follows',
    },
    linkInvalidTitle: {
      id: 'sign-in.form.linkInvalidTitle',
      defaultMessage: 'This link does not work any more',
      description: 'Title: a link out of a mail is not complete, was used, or is too old',
    },
    linkInvalid: {
      id: 'sign-in.form.linkInvalid',
      defaultMessage:
        'It was used already, is too old, or is not complete. Open the newest mail once more, or ask for a new link.',
      description: 'Text: a link out of a mail is not complete, was used, or is too old',
    },
    toSignIn: {
      id: 'sign-in.form.toSignIn',
      defaultMessage: 'Go to sign-in',
      description: 'Link to the page with the ways to sign in',
    },
  }),
  wait: defineMessage<{ count: number }>({
    id: 'sign-in.form.wait',
    defaultMessage: 'You can try again in {count, plural, one {# minute} other {# minutes}}.',
    description: 'After the sentence that there were too many tries',
  }),
};

/** What is wrong with a field. */
export const faultMessages = defineMessages({
  missing: {
    id: 'sign-in.fault.missing',
    defaultMessage: 'Please fill this in.',
    description: 'Below an empty field',
  },
  invalidEmail: {
    id: 'sign-in.fault.invalidEmail',
    defaultMessage: 'This is not a complete e-mail address. It looks like name@example.org.',
    description: 'Below the field for the e-mail address',
  },
  wrongPassword: {
    id: 'sign-in.fault.wrongPassword',
    defaultMessage: 'This is not your present password.',
    description: 'Below the field for the present password when it is to be changed',
  },
});

/** Why a password is refused; the numbers are those of shared/passwordRules. */
export const weakMessages = defineMessages({
  tooShort: {
    id: 'sign-in.weak.tooShort',
    defaultMessage: 'This password is too short. Use at least 10 characters.',
    description: 'Below the field for a new password',
  },
  tooLong: {
    id: 'sign-in.weak.tooLong',
    defaultMessage: 'This password is too long. Use at most 256 characters.',
    description: 'Below the field for a new password',
  },
  tooUniform: {
    id: 'sign-in.weak.tooUniform',
    defaultMessage: 'The same few characters repeat. Use at least 5 different ones.',
    description: 'Below the field for a new password',
  },
  tooCommon: {
    id: 'sign-in.weak.tooCommon',
    defaultMessage: 'Many people use this password, so it is easy to guess. Choose another one.',
    description: 'Below the field for a new password',
  },
  namesPerson: {
    id: 'sign-in.weak.namesPerson',
    defaultMessage: 'Your name or e-mail address is part of this password. Choose another one.',
    description: 'Below the field for a new password',
  },
});

/** The rules below the field for a new password. */
export const ruleMessages = defineMessages({
  tooShort: {
    id: 'sign-in.rule.length',
    defaultMessage: 'At least 10 characters',
    description: 'Rule for passwords',
  },
  tooUniform: {
    id: 'sign-in.rule.different',
    defaultMessage: 'At least 5 different characters',
    description: 'Rule for passwords',
  },
  others: {
    id: 'sign-in.rule.others',
    defaultMessage: 'Not your name, not your e-mail address, and no well-known password',
    description: 'Rule for passwords; the server looks at it',
  },
  kept: {
    id: 'sign-in.rule.kept',
    defaultMessage: '(done)',
    description: 'For screen readers, after a rule that the password keeps',
  },
});
