import { defineMessage, defineMessages } from 'react-intl';

export const faqMessages = {
  ...defineMessages({
    categories: {
      id: 'faqs.categories',
      defaultMessage: 'Subjects',
      description: 'Name of the navigation to the subjects of the questions',
    },
    category: {
      id: 'faqs.category',
      defaultMessage: 'Subject',
      description: 'Fact of a question: what it is about',
    },
    fullAnswer: {
      id: 'faqs.fullAnswer',
      defaultMessage: 'Read the full answer',
      description: 'Link below the short answer',
    },
    helpfulLabel: {
      id: 'faqs.helpfulLabel',
      defaultMessage: 'Helpful',
      description: 'Fact of a question: how many readers found the answer helpful',
    },
  }),
  helpful: defineMessage<{ yes: number; total: number }>({
    id: 'faqs.helpful',
    defaultMessage: 'for {yes, number} of {total, number} who said so',
    description: 'Value of the fact “Helpful”: how many readers said yes, of all who answered',
  }),
};

export const searchMessages = defineMessages({
  anyCategory: {
    id: 'faqs.anyCategory',
    defaultMessage: 'All subjects',
    description: 'Choice of a subject of questions: any of them',
  },
});

export const foundCount = defineMessage<{ count: number }>({
  id: 'faqs.found',
  defaultMessage:
    '{count, plural, =0 {No question fits} one {# question fits} other {# questions fit}}',
  description: 'Said while somebody searches the questions: how many are shown',
});

export const askMessages = defineMessages({
  title: {
    id: 'faqs.ask.title',
    defaultMessage: 'Still need help?',
    description: 'Heading below the questions and below each answer',
  },
  text: {
    id: 'faqs.ask.text',
    defaultMessage:
      'Ask the editors. With an e-mail address you get an answer, and a question that many have becomes part of this page.',
    description: 'Below “Still need help?”',
  },
  ask: {
    id: 'faqs.ask.link',
    defaultMessage: 'Ask a question',
    description: 'Link to the form for a question to the editors',
  },
});

export const helpfulMessages = defineMessages({
  asked: {
    id: 'faqs.helpful.asked',
    defaultMessage: 'Was this answer helpful?',
    description: 'Before the buttons “Yes” and “No”, below an answer',
  },
  yes: { id: 'faqs.helpful.yes', defaultMessage: 'Yes', description: 'Button: the answer helped' },
  no: {
    id: 'faqs.helpful.no',
    defaultMessage: 'No',
    description: 'Button: the answer did not help',
  },
  thanks: {
    id: 'faqs.helpful.thanks',
    defaultMessage: 'Thank you. You can change this at any time.',
    description: 'Said after somebody has answered whether an answer helped',
  },
  notKept: {
    id: 'faqs.helpful.notKept',
    defaultMessage: 'This could not be saved. Please try again.',
    description: 'Said when the host could not be reached or refused',
  },
  copyLink: {
    id: 'faqs.copyLink',
    defaultMessage: 'Copy the link',
    description: 'Button: puts the address of a question on the clipboard',
  },
});

export const reportMessages = defineMessages({
  title: {
    id: 'faqs.report.title',
    defaultMessage: 'Answers that need work most',
    description: 'For editors: name of the table of the least helpful answers, folded away',
  },
  question: {
    id: 'faqs.report.question',
    defaultMessage: 'Question',
    description: 'Column of the table of the least helpful answers',
  },
  helped: {
    id: 'faqs.report.helped',
    defaultMessage: 'Helped',
    description: 'Column: how many readers the answer helped',
  },
  didNotHelp: {
    id: 'faqs.report.didNotHelp',
    defaultMessage: 'Did not help',
    description: 'Column: how many readers the answer did not help',
  },
});

export const missingMessages = defineMessages({
  label: {
    id: 'faqs.missing.label',
    defaultMessage: 'What was missing?',
    description: 'Label of the field that tells the editors why an answer did not help',
  },
  hint: {
    id: 'faqs.missing.hint',
    defaultMessage: 'If you like, tell the editors. We keep the message for 12 months at most.',
    description: 'Below the label “What was missing?”; nobody has to write anything',
  },
  tooShort: {
    id: 'faqs.missing.tooShort',
    defaultMessage: 'A few more words, please: at least 10 letters.',
    description: 'Below the field “What was missing?”',
  },
  send: {
    id: 'faqs.missing.send',
    defaultMessage: 'Send to the editors',
    description: 'Button below the field “What was missing?”',
  },
  sent: {
    id: 'faqs.missing.sent',
    defaultMessage: 'Thank you. The editors read it when they work on this answer.',
    description: 'Said after a message about what was missing has arrived',
  },
});
