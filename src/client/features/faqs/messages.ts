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
