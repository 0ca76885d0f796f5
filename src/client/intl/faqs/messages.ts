import { defineMessages } from 'react-intl';
import type { FaqCategory } from '../../../shared/contract/faqs';

/** Names of the categories of questions: where a question is read and where it is written. */
export const categoryMessages = defineMessages({
  participation: {
    id: 'faqs.category.participation',
    defaultMessage: 'Taking part',
    description: 'Subject of questions',
  },
  voting: {
    id: 'faqs.category.voting',
    defaultMessage: 'Voting',
    description: 'Subject of questions',
  },
  account: {
    id: 'faqs.category.account',
    defaultMessage: 'Account and sign-in',
    description: 'Subject of questions',
  },
  privacy: {
    id: 'faqs.category.privacy',
    defaultMessage: 'Privacy',
    description: 'Subject of questions',
  },
  accessibility: {
    id: 'faqs.category.accessibility',
    defaultMessage: 'Accessibility and languages',
    description: 'Subject of questions',
  },
  content: {
    id: 'faqs.category.content',
    defaultMessage: 'What is published here',
    description: 'Subject of questions: contents of the portal and their rules',
  },
}) satisfies Record<FaqCategory, object>;
