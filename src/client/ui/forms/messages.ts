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
    needsScript: {
      id: 'sign-in.form.needsScript',
      defaultMessage: 'This form needs JavaScript, which is switched off in this browser.',
      description: 'On any form, for whoever has no JavaScript',
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
    restored: {
      id: 'sign-in.form.restored',
      defaultMessage: 'Here is what you typed last time. It is not saved yet.',
      description: 'Note above fields that were filled in and not saved',
    },
    startOver: {
      id: 'sign-in.form.startOver',
      defaultMessage: 'Start over',
      description: 'Button: drops what was typed and not saved',
    },
    optional: {
      id: 'sign-in.form.optional',
      defaultMessage: 'You can leave this empty.',
      description: 'Below a field that need not be filled in',
    },
    toSignIn: {
      id: 'sign-in.form.toSignIn',
      defaultMessage: 'Go to sign-in',
      description: 'Link to the page with the ways to sign in',
    },
  }),
  wrong: defineMessage<{ count: number }>({
    id: 'sign-in.form.wrong',
    defaultMessage:
      '{count, plural, one {# answer needs another look} other {# answers need another look}}',
    description: 'Above a form that could not be sent; links to the fields follow',
  }),
  wait: defineMessage<{ count: number }>({
    id: 'sign-in.form.wait',
    defaultMessage: 'You can try again in {count, plural, one {# minute} other {# minutes}}.',
    description: 'After the sentence that there were too many tries',
  }),
};

/** Faults of a field. */
export const faultMessages = defineMessages({
  missing: {
    id: 'sign-in.fault.missing',
    defaultMessage: 'Please fill this in.',
    description: 'Below an empty field',
  },
  tooLong: {
    id: 'sign-in.fault.tooLong',
    defaultMessage: 'This text is too long. Please shorten it.',
    description: 'Below a field for a text',
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

/** Reasons for which a password is refused; the numbers are those of shared/passwordRules. */
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

/** Below a field with a limit. */
export const counterMessages = {
  lettersLeft: defineMessage<{ count: number }>({
    id: 'sign-in.form.lettersLeft',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Below a field with a limit',
  }),
  lettersOver: defineMessage<{ count: number }>({
    id: 'sign-in.form.lettersOver',
    defaultMessage: '{count, plural, one {# letter too many} other {# letters too many}}',
    description: 'Below a field whose limit is exceeded',
  }),
};

/** The editor for texts in Markdown. */
export const editorMessages = defineMessages({
  write: { id: 'sign-in.editor.write', defaultMessage: 'Write', description: 'Tab of the editor' },
  preview: {
    id: 'sign-in.editor.preview',
    defaultMessage: 'Preview',
    description: 'Tab of the editor: the text as others will read it',
  },
  toolbar: {
    id: 'sign-in.editor.toolbar',
    defaultMessage: 'Mark the text',
    description:
      'Name of the row of buttons above the text: bold, italic, heading, list, link, quote',
  },
  nothing: {
    id: 'sign-in.editor.nothing',
    defaultMessage: 'There is nothing to show yet.',
    description: 'In the place of the preview of an empty text',
  },
});

/** The buttons of the editor. */
export const markMessages = defineMessages({
  bold: { id: 'sign-in.editor.bold', defaultMessage: 'Bold', description: 'Button of the editor' },
  italic: {
    id: 'sign-in.editor.italic',
    defaultMessage: 'Italic',
    description: 'Button of the editor',
  },
  heading: {
    id: 'sign-in.editor.heading',
    defaultMessage: 'Heading',
    description: 'Button of the editor',
  },
  list: { id: 'sign-in.editor.list', defaultMessage: 'List', description: 'Button of the editor' },
  link: { id: 'sign-in.editor.link', defaultMessage: 'Link', description: 'Button of the editor' },
  quote: {
    id: 'sign-in.editor.quote',
    defaultMessage: 'Quotation',
    description: 'Button of the editor',
  },
});

/**
 * Signs on buttons of the editor: the one letter by which word processors in the language know the
 * mark.
 */
export const signMessages = defineMessages({
  bold: {
    id: 'sign-in.editor.sign.bold',
    defaultMessage: 'B',
    description: 'One letter on the button for bold text',
  },
  italic: {
    id: 'sign-in.editor.sign.italic',
    defaultMessage: 'I',
    description: 'One letter on the button for italic text',
  },
  heading: {
    id: 'sign-in.editor.sign.heading',
    defaultMessage: 'H',
    description: 'One letter on the button for a heading',
  },
});

/** Around texts in several languages. */
export const tabMessages = defineMessages({
  original: {
    id: 'edit.originalText',
    defaultMessage: 'original',
    description: 'Beside the name of a language: the others are translated from it',
  },
  translation: {
    id: 'edit.translation',
    defaultMessage: 'Translation beside the original',
    description: 'Name of the tabs that choose the language that stands beside the original',
  },
});

/**
 * Number of texts of a language that exist, of how many, and how many of them no longer fit their
 * original.
 */
type Extent = { readonly count: number; readonly total: number; readonly outdated: number };

/** Beside the name of a language: how far its texts are. */
export const languageMarks = {
  complete: defineMessage<Extent>({
    id: 'edit.complete',
    defaultMessage: 'complete',
    description: 'Beside the name of a language: all texts are there',
  }),
  empty: defineMessage<Extent>({
    id: 'edit.empty',
    defaultMessage: 'empty',
    description: 'Beside the name of a language: none of the texts are there',
  }),
  wrong: defineMessage<Extent>({
    id: 'edit.wrong',
    defaultMessage: 'something is wrong',
    description: 'Beside the name of a language: a fault is told at one of its fields',
  }),
  partly: defineMessage<Extent>({
    id: 'edit.partly',
    defaultMessage: 'begun: {count} of {total}',
    description: 'Beside the name of a language: how many of its texts are there',
  }),
  outdated: defineMessage<Extent>({
    id: 'edit.outdated',
    defaultMessage: '{outdated, plural, one {# text to check} other {# texts to check}}',
    description:
      'Beside the name of a language: the original of so many texts was changed after them',
  }),
};

/** Amount that was typed into a long text. */
export const extentMessages = {
  words: defineMessage<{ count: number }>({
    id: 'edit.words',
    defaultMessage: '{count, plural, one {# word} other {# words}}',
    description: 'Below a long text; the time to read it follows',
  }),
  minutes: defineMessage<{ count: number }>({
    id: 'edit.minutes',
    defaultMessage: '{count, plural, one {# minute to read} other {# minutes to read}}',
    description: 'Below a long text, after the number of its words',
  }),
};

/** Controls to choose with. */
export const controlMessages = defineMessages({
  noOption: {
    id: 'sign-in.control.noOption',
    defaultMessage: 'Nothing fits these letters.',
    description: 'In the place of the list of answers when none fits what was typed',
  },
});
