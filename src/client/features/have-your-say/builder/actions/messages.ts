import { defineMessage, defineMessages } from 'react-intl';

/** What can be done with a poll besides. */
export const actionMessages = defineMessages({
  title: {
    id: 'poll-edit.action.title',
    defaultMessage: 'What else you can do',
    description: 'Heading',
  },
  saveFirst: {
    id: 'poll-edit.action.saveFirst',
    defaultMessage: 'Please save the paper first.',
    description: 'On the page where a ballot paper is built',
  },
});

/** The names of what can be done. */
export const actionTitles = defineMessages({
  tokens: {
    id: 'poll-edit.actionTitle.tokens',
    defaultMessage: 'Voting codes',
    description: 'Title that unfolds a small form',
  },
  import: {
    id: 'poll-edit.actionTitle.import',
    defaultMessage: 'Take a question from an election file',
    description: 'Title that unfolds a small form',
  },
  copy: {
    id: 'poll-edit.actionTitle.copy',
    defaultMessage: 'Copy this poll',
    description: 'Title that unfolds a small form',
  },
  close: {
    id: 'poll-edit.actionTitle.close',
    defaultMessage: 'End voting now',
    description: 'Title that unfolds a small form',
  },
  cancel: {
    id: 'poll-edit.actionTitle.cancel',
    defaultMessage: 'Cancel this poll',
    description: 'Title that unfolds a small form',
  },
  outcome: {
    id: 'poll-edit.actionTitle.outcome',
    defaultMessage: 'What follows from it',
    description: 'Title that unfolds a small form',
  },
});

/** Voting codes. */
export const tokenMessages = {
  ...defineMessages({
    text: {
      id: 'poll-edit.tokens.text',
      defaultMessage:
        'You get a file with one code on each line. It is given out this once: we keep only a trace of each code that nobody can vote with.',
      description: 'About codes that people vote with',
    },
    count: {
      id: 'poll-edit.tokens.count',
      defaultMessage: 'How many',
      description: 'Label of a field',
    },
    countHint: {
      id: 'poll-edit.tokens.countHint',
      defaultMessage: 'Up to ten thousand. Codes of an earlier file stop working.',
      description: 'About codes that people vote with',
    },
    make: { id: 'poll-edit.tokens.make', defaultMessage: 'Make the codes', description: 'Button' },
    saved: {
      id: 'poll-edit.tokens.saved',
      defaultMessage: 'Your file is there. Please keep it in a safe place.',
      description: 'About codes that people vote with',
    },
  }),
  made: defineMessage<{ count: number }>({
    id: 'poll-edit.tokens.made',
    defaultMessage:
      '{count, plural, =0 {There are no codes yet.} one {There is # code.} other {There are # codes.}}',
    description: 'How many voting codes there are',
  }),
};

/** Copying a poll. */
export const copyMessages = defineMessages({
  text: {
    id: 'poll-edit.copy.text',
    defaultMessage:
      'A new draft begins with the same texts, questions and rules, without dates and without ballots.',
    description: 'About copying a poll',
  },
  copy: { id: 'poll-edit.copy.copy', defaultMessage: 'Copy', description: 'Button' },
});

/** Ending a vote early. */
export const closeMessages = defineMessages({
  text: {
    id: 'poll-edit.close.text',
    defaultMessage:
      'Voting ends at once for everybody, and the ballots are counted. This cannot be taken back.',
    description: 'About ending a vote early',
  },
  reason: {
    id: 'poll-edit.close.reason',
    defaultMessage: 'Why it ends now',
    description: 'Label of a field',
  },
  reasonHint: {
    id: 'poll-edit.close.reasonHint',
    defaultMessage: 'It stands in the log of what the staff did.',
    description: 'About ending a vote early',
  },
  close: { id: 'poll-edit.close.close', defaultMessage: 'End voting now', description: 'Button' },
});

/** Calling a poll off. */
export const cancelMessages = defineMessages({
  text: {
    id: 'poll-edit.cancel.text',
    defaultMessage:
      'Nothing of it will be counted. People read your reason on its page. This cannot be taken back.',
    description: 'About calling a poll off',
  },
  cancel: {
    id: 'poll-edit.cancel.cancel',
    defaultMessage: 'Cancel this poll',
    description: 'Button',
  },
});

/** The reason, by language. */
export const cancelReasons = defineMessages({
  en: {
    id: 'poll-edit.cancelReason.en',
    defaultMessage: 'Reason in English',
    description: 'Label of a field',
  },
  ar: {
    id: 'poll-edit.cancelReason.ar',
    defaultMessage: 'Reason in Arabic',
    description: 'Label of a field',
  },
  tr: {
    id: 'poll-edit.cancelReason.tr',
    defaultMessage: 'Reason in Turkish',
    description: 'Label of a field',
  },
});

/** What was decided. */
export const outcomeMessages = defineMessages({
  text: {
    id: 'poll-edit.outcome.text',
    defaultMessage: 'Say what was decided and what happens next. Everybody who voted is told.',
    description: 'About what follows from a vote',
  },
  decidedOn: {
    id: 'poll-edit.outcome.decidedOn',
    defaultMessage: 'Decided on',
    description: 'Label of a field for a date',
  },
  publish: { id: 'poll-edit.outcome.publish', defaultMessage: 'Publish it', description: 'Button' },
});

/** What was decided, by language. */
export const statementLabels = defineMessages({
  en: {
    id: 'poll-edit.statement.en',
    defaultMessage: 'What was decided, in English',
    description: 'Label of a field',
  },
  ar: {
    id: 'poll-edit.statement.ar',
    defaultMessage: 'What was decided, in Arabic',
    description: 'Label of a field',
  },
  tr: {
    id: 'poll-edit.statement.tr',
    defaultMessage: 'What was decided, in Turkish',
    description: 'Label of a field',
  },
});

/** What happens next, by language. */
export const nextLabels = defineMessages({
  en: {
    id: 'poll-edit.next.en',
    defaultMessage: 'What happens next, in English',
    description: 'Label of a field',
  },
  ar: {
    id: 'poll-edit.next.ar',
    defaultMessage: 'What happens next, in Arabic',
    description: 'Label of a field',
  },
  tr: {
    id: 'poll-edit.next.tr',
    defaultMessage: 'What happens next, in Turkish',
    description: 'Label of a field',
  },
});

/** A file of an election. */
export const importMessages = {
  ...defineMessages({
    text: {
      id: 'poll-edit.import.text',
      defaultMessage:
        'Files of participatory budgets (.pb) and of ranked elections (.blt) become a question. Ballots in them are left out.',
      description: 'About taking a question from a file',
    },
    file: { id: 'poll-edit.import.file', defaultMessage: 'File', description: 'Label of a field' },
    unknown: {
      id: 'poll-edit.import.unknown',
      defaultMessage: 'The name of the file has to end in .pb or .blt.',
      description: 'About taking a question from a file',
    },
  }),
  faults: defineMessage<{ count: number }>({
    id: 'poll-edit.import.faults',
    defaultMessage: '{count, plural, one {# line cannot be read} other {# lines cannot be read}}',
    description: 'Above a list of lines',
  }),
  line: defineMessage<{ line: number }>({
    id: 'poll-edit.import.line',
    defaultMessage: 'Line {line}:',
    description: 'Before a line of a file that cannot be read',
  }),
};
