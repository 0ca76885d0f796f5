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
      'Every ballot that is taken in adds a link to this chain and moves its head. Whoever notes the head on any day can look after the close whether it is in there.',
    description: 'Below the heading, of an open vote',
  },
  secret: {
    id: 'have-your-say.trust.chainSecret',
    defaultMessage:
      'Every ballot that is taken in adds a link to this chain, and moves its head. While this secret vote goes on only the first head is shown: the next ones would tell when somebody votes. After the close the whole chain is published.',
    description: 'Below the heading, of a secret vote',
  },
  firstHead: {
    id: 'have-your-say.trust.firstHead',
    defaultMessage: 'Head when voting opened',
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
