import { defineMessages } from 'react-intl';

/** The chain of receipts: shown from the opening on. */
export const chainMessages = defineMessages({
  title: {
    id: 'have-your-say.trust.chain',
    defaultMessage: 'Every ballot is sealed: how to check',
    description: 'Heading that unfolds, while voting goes on',
  },
  open: {
    id: 'have-your-say.trust.chainOpen',
    defaultMessage:
      'Every ballot received adds a link to this chain and moves its head. If you note the head on any day, you can check after the close that it is in there.',
    description: 'Below the heading, of an open vote',
  },
  secret: {
    id: 'have-your-say.trust.chainSecret',
    defaultMessage:
      'Every ballot received adds a link to this chain and moves its head. While this secret vote is open only the first head is shown: the others would reveal when somebody votes. After the close the whole chain is published.',
    description: 'Below the heading, of a secret vote',
  },
  firstHead: {
    id: 'have-your-say.trust.firstHead',
    defaultMessage: 'Head of the chain before the first ballot',
    description: 'Label: a long code follows',
  },
  head: {
    id: 'have-your-say.trust.head',
    defaultMessage: 'Head now',
    description: 'Label: a long code follows',
  },
  links: {
    id: 'have-your-say.trust.links',
    defaultMessage: 'Links',
    description: 'Label: a number follows',
  },
  sealedAt: {
    id: 'have-your-say.trust.sealedAt',
    defaultMessage: 'Counted and published',
    description: 'Label: a date follows',
  },
});
