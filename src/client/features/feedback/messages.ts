import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const feedbackMessages = defineMessages({
  askTitle: {
    id: 'feedback.askTitle',
    defaultMessage: 'Ask a question',
    description: 'Title of the page where somebody asks what the questions and answers do not say',
  },
  intro: {
    id: 'feedback.intro',
    defaultMessage:
      'You need no account for this. Those who run the portal read every message, and answer by mail if you leave an address.',
    description: 'Introduction of the form for messages to those who run the portal',
  },
  kind: {
    id: 'feedback.kind',
    defaultMessage: 'What is it about?',
    description: 'Label of a choice: barrier, error or idea',
  },
  text: {
    id: 'feedback.text',
    defaultMessage: 'Your message',
    description: 'Label of the field for the text',
  },
  textHint: {
    id: 'feedback.textHint',
    defaultMessage:
      'What did you want to do, and what happened instead? Please write no passwords.',
    description: 'Below the label of the field for the text',
  },
  textTooShort: {
    id: 'feedback.textTooShort',
    defaultMessage: 'A few more words, please: at least 10 letters.',
    description: 'Below the field for the text',
  },
  textTooLong: {
    id: 'feedback.textTooLong',
    defaultMessage: 'This is too long. Use at most 4,000 letters.',
    description: 'Below the field for the text',
  },
  email: {
    id: 'feedback.email',
    defaultMessage: 'E-mail address for the answer (optional)',
    description: 'Label of a field',
  },
  emailHint: {
    id: 'feedback.emailHint',
    defaultMessage: 'It is used for this answer alone. Without it we read the message, too.',
    description: 'Below the field for the e-mail address',
  },
  website: {
    id: 'feedback.website',
    defaultMessage: 'Leave this field empty',
    description: 'Label of a field that nobody sees; programs that send spam fill it in',
  },
  kept: {
    id: 'feedback.kept',
    defaultMessage: 'We keep the message for 12 months at most.',
    description: 'Below the form',
  },
  privacy: {
    id: 'feedback.privacy',
    defaultMessage: 'What we do with it',
    description: 'Link below the form, to the privacy policy',
  },
  page: {
    id: 'feedback.page',
    defaultMessage: 'Page',
    description: 'Name of a fact: the address of the page that the message is about',
  },
  reference: {
    id: 'feedback.reference',
    defaultMessage: 'Reference',
    description: 'Name of a fact: the code of the error that was shown',
  },
  sought: {
    id: 'feedback.sought',
    defaultMessage: 'Searched for',
    description: 'Name of a fact: the words that somebody has searched for before they ask',
  },
  send: { id: 'feedback.send', defaultMessage: 'Send', description: 'Button of the form' },
  looksAutomated: {
    id: 'feedback.looksAutomated',
    defaultMessage:
      'A hidden field was filled in, perhaps by your browser, so that the message looked like spam. The field is empty again: please send it once more.',
    description: 'The message was refused as spam',
  },
  sentTitle: {
    id: 'feedback.sentTitle',
    defaultMessage: 'Thank you, your message has arrived',
    description: 'Title after a message was sent',
  },
  sentAnswer: {
    id: 'feedback.sentAnswer',
    defaultMessage: 'Somebody reads it and answers by mail. Quote the number if you ask about it.',
    description: 'After a message with an address was sent: what happens next',
  },
  sentNoAnswer: {
    id: 'feedback.sentNoAnswer',
    defaultMessage:
      'Somebody reads it. As you left no address there will be no answer; quote the number if you ask about it.',
    description: 'After a message without an address was sent: what happens next',
  },
  back: {
    id: 'feedback.back',
    defaultMessage: 'Back to the page it was about',
    description: 'Link after a message was sent',
  },
  another: {
    id: 'feedback.another',
    defaultMessage: 'Write another message',
    description: 'Button after a message was sent',
  },
});

export const feedbackNumber = defineMessage<{ ref: MessageValue }>({
  id: 'feedback.number',
  defaultMessage: 'Number of your message: {ref}',
  description: 'After a message was sent; ref is like REF-MSG-2026-0012',
});

export const writesAs = defineMessage<{ name: MessageValue }>({
  id: 'feedback.writesAs',
  defaultMessage: 'You are signed in: your name, {name}, goes with the message.',
  description: 'Above the form, for people who are signed in',
});

export const kindMessages = defineMessages({
  accessibility: {
    id: 'feedback.kind.accessibility',
    defaultMessage: 'A barrier: I cannot see, read or use something',
    description: 'Choice: what the message is about',
  },
  error: {
    id: 'feedback.kind.error',
    defaultMessage: 'An error: something does not work',
    description: 'Choice: what the message is about',
  },
  idea: {
    id: 'feedback.kind.idea',
    defaultMessage: 'An idea: something could be better',
    description: 'Choice: what the message is about',
  },
  question: {
    id: 'feedback.kind.question',
    defaultMessage: 'A question: I have not found the answer',
    description: 'Choice: what the message is about',
  },
  missing: {
    id: 'feedback.kind.missing',
    defaultMessage: 'Something is missing in an answer',
    description: 'Choice: what the message is about; an answer to a frequently asked question',
  },
});
