import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** About the receipt of a ballot. */
export const receiptMessages = {
  ...defineMessages({
    yourAnswers: {
      id: 'have-your-say.receipt.yourAnswers',
      defaultMessage: 'Your answers:',
      description: 'The questions follow with what was answered',
    },
    copy: {
      id: 'have-your-say.receipt.copy',
      defaultMessage: 'Copy the receipt',
      description: 'Button',
    },
    copied: {
      id: 'have-your-say.receipt.copied',
      defaultMessage: 'Copied',
      description: 'Said after a receipt was copied',
    },
    save: {
      id: 'have-your-say.receipt.save',
      defaultMessage: 'Save as a file',
      description: 'Button: the receipt',
    },
    change: {
      id: 'have-your-say.receipt.change',
      defaultMessage: 'Change my vote',
      description: 'Button: the ballot paper is opened again',
    },
    fileNote: {
      id: 'have-your-say.receipt.fileNote',
      defaultMessage:
        'This receipt proves that a ballot was received. It does not say what was chosen. When voting ends you can look for it in the published list of ballots.',
      description: 'In the file with a receipt',
    },
    proofTitle: {
      id: 'have-your-say.receipt.proofTitle',
      defaultMessage: 'What the receipt proves, and what not',
      description: 'Heading that unfolds',
    },
    provesTaken: {
      id: 'have-your-say.receipt.provesTaken',
      defaultMessage:
        'It proves that a ballot was received: all receipts form a chain, and none can be taken out of it unnoticed.',
      description: 'What a receipt proves',
    },
    provesListed: {
      id: 'have-your-say.receipt.provesListed',
      defaultMessage:
        'When voting ends, look for it in the published list and recount the vote on this page.',
      description: 'What a receipt is good for',
    },
    provesNoContent: {
      id: 'have-your-say.receipt.provesNoContent',
      defaultMessage:
        'It says nothing of what you chose: you cannot prove that to anybody with it, and nobody can ask you to.',
      description: 'What a receipt does not prove',
    },
  }),
  next: defineMessage<{ title: MessageValue }>({
    id: 'have-your-say.receipt.next',
    defaultMessage: 'Next: “{title}”',
    description: 'Link to another open vote, after one was cast',
  }),
  nextUntil: defineMessage<{ title: MessageValue; when: string }>({
    id: 'have-your-say.receipt.nextUntil',
    defaultMessage: 'Next: “{title}” closes {when}',
    description: 'Link to another open vote, after one was cast; when: “in 2 days”',
  }),
};
