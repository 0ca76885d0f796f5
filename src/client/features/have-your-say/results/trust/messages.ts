import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** Texts about how a result can be checked. */
export const trustMessages = {
  ...defineMessages({
    title: {
      id: 'have-your-say.trust.title',
      defaultMessage: 'Check this result yourself',
      description: 'Heading',
    },
    intro: {
      id: 'have-your-say.trust.intro',
      defaultMessage:
        'Every ballot received adds a link to a chain, and each link depends on all before it: none can be added, left out or moved without anybody noticing. If you note the head of the chain on any day, you will find it in the chain after the close.',
      description: 'Below the result of a poll: how to check it',
    },
    notSealed: {
      id: 'have-your-say.trust.notSealed',
      defaultMessage:
        'The ballots can be checked as soon as voting has ended and they have been counted.',
      description: 'Below the result of a poll: how to check it',
    },
    receipt: {
      id: 'have-your-say.trust.receipt',
      defaultMessage: 'Is my receipt in it?',
      description: 'Label of a field for the code of a receipt',
    },
    receiptHint: {
      id: 'have-your-say.trust.receiptHint',
      defaultMessage: 'As it was shown after you voted, for example 7F3A9-04B1C-22E8D-90A6F.',
      description: 'Hint below the field for the code of a receipt',
    },
    look: {
      id: 'have-your-say.trust.look',
      defaultMessage: 'Look for it',
      description: 'Button beside the field for the code of a receipt',
    },
    looking: {
      id: 'have-your-say.trust.looking',
      defaultMessage: 'Looking…',
      description: 'Button while the receipt is looked for',
    },
    missing: {
      id: 'have-your-say.trust.missing',
      defaultMessage:
        'This receipt is not in the chain. Compare it letter by letter with the one that you were given; if it is the same, tell the city.',
      description: 'Answer after a receipt was looked for',
    },
    recount: {
      id: 'have-your-say.trust.recount',
      defaultMessage: 'Count again in my browser',
      description: 'Button',
    },
    recounting: {
      id: 'have-your-say.trust.recounting',
      defaultMessage: 'Counting…',
      description: 'Button while ballots are counted',
    },
    recountHow: {
      id: 'have-your-say.trust.recountHow',
      defaultMessage:
        'Your browser fetches the published ballots, checks the chain and counts them anew. It compares every figure with what is shown here.',
      description: 'Below the result of a poll: how to check it',
    },
    ownFile: {
      id: 'have-your-say.trust.ownFile',
      defaultMessage: 'Check a file that I downloaded earlier',
      description: 'Label of a field for a file',
    },
    right: {
      id: 'have-your-say.trust.right',
      defaultMessage: 'Everything agrees: the result follows from the published ballots.',
      description: 'What a recount found',
    },
    wrong: {
      id: 'have-your-say.trust.wrong',
      defaultMessage: 'Something does not agree. See above for what and where.',
      description: 'What a recount found',
    },
    failed: {
      id: 'have-your-say.trust.failed',
      defaultMessage: 'The ballots could not be fetched. Please try again.',
      description: 'The file of a recount could not be loaded',
    },
    otherPoll: {
      id: 'have-your-say.trust.otherPoll',
      defaultMessage: 'This file is of another vote. It was checked for itself.',
      description: 'What a recount of a chosen file found',
    },
    otherHead: {
      id: 'have-your-say.trust.otherHead',
      defaultMessage:
        'This file does not end with the head that is shown here. It was checked for itself.',
      description: 'What a recount of a chosen file found',
    },
    ok: {
      id: 'have-your-say.trust.ok',
      defaultMessage: 'agrees',
      description: 'Mark at a check of a recount',
    },
    notOk: {
      id: 'have-your-say.trust.notOk',
      defaultMessage: 'does not agree',
      description: 'Mark at a check of a recount',
    },
    proves: {
      id: 'have-your-say.trust.proves',
      defaultMessage: 'What this shows, and what it does not',
      description: 'Heading',
    },
    provesCount: {
      id: 'have-your-say.trust.provesCount',
      defaultMessage:
        'It shows that the result follows from the published ballots, and that there are exactly as many as receipts in the chain.',
      description: 'Below the result of a poll: how to check it',
    },
    provesReceipt: {
      id: 'have-your-say.trust.provesReceipt',
      defaultMessage:
        'Your receipt shows that your ballot was received. It says nothing about your choice, so nobody can use it to check on you.',
      description: 'Below the result of a poll: how to check it',
    },
    provesOpen: {
      id: 'have-your-say.trust.provesOpen',
      defaultMessage:
        'In this vote ballots are published with their receipts: anybody who knows your receipt can read your ballot.',
      description: 'Below the result of a poll: how to check it, of an open poll',
    },
    provesNot: {
      id: 'have-your-say.trust.provesNot',
      defaultMessage:
        'It does not show who cast the ballots, and it cannot protect you from operators of this portal who run other software.',
      description: 'Below the result of a poll: how to check it',
    },
    coercion: {
      id: 'have-your-say.trust.coercion',
      defaultMessage:
        'Nor does it protect somebody who is watched while voting or agrees on a ranking beforehand. For binding elections there are other procedures.',
      description: 'Below the result of a poll: how to check it',
    },
    summedFiles: {
      id: 'have-your-say.trust.summedFiles',
      defaultMessage:
        'This poll was secret: where sums are enough for the count, only sums are published. That is why there is no Pabulib file with single ballots.',
      description: 'Below the files to download, when a file is missing for that reason',
    },
    downloads: {
      id: 'have-your-say.trust.downloads',
      defaultMessage: 'Files',
      description: 'Heading',
    },
  }),
  counted: defineMessage<{ link: number; links: number }>({
    id: 'have-your-say.trust.counted',
    defaultMessage: 'It is counted: this receipt is link {link, number} of {links, number}.',
    description: 'Answer after a receipt was looked for',
  }),
  replaced: defineMessage<{ link: number; links: number }>({
    id: 'have-your-say.trust.replaced',
    defaultMessage:
      'This receipt is link {link, number} of {links, number}; the same voter replaced that ballot later, and the later one is counted.',
    description: 'Answer after a receipt was looked for',
  }),
  where: defineMessage<{ where: MessageValue; expected: MessageValue; found: MessageValue }>({
    id: 'have-your-say.trust.where',
    defaultMessage: 'In the file at {where}: expected {expected}, found {found}.',
    description: 'What is wrong in a file; the three are technical',
  }),
};

/** Names of what a recount looks at. */
export const checkMessages = defineMessages({
  format: {
    id: 'have-your-say.trust.check.format',
    defaultMessage: 'The file has the right form',
    description: 'A check of a recount',
  },
  opening: {
    id: 'have-your-say.trust.check.opening',
    defaultMessage: 'Paper, dates and number of voters are those of the opening',
    description: 'A check of a recount',
  },
  chain: {
    id: 'have-your-say.trust.check.chain',
    defaultMessage: 'Every link of the chain follows from the one before',
    description: 'A check of a recount',
  },
  receipts: {
    id: 'have-your-say.trust.check.receipts',
    defaultMessage: 'Receipts occur once, and are as many as ballots',
    description: 'A check of a recount',
  },
  ballots: {
    id: 'have-your-say.trust.check.ballots',
    defaultMessage: 'Receipts and ballots belong together',
    description: 'A check of a recount',
  },
  answers: {
    id: 'have-your-say.trust.check.answers',
    defaultMessage: 'The paper allows every answer',
    description: 'A check of a recount',
  },
  sums: {
    id: 'have-your-say.trust.check.sums',
    defaultMessage: 'There are not more answers than ballots',
    description: 'A check of a recount',
  },
  lot: {
    id: 'have-your-say.trust.check.lot',
    defaultMessage: 'The lot is drawn from the last link',
    description: 'A check of a recount',
  },
  count: {
    id: 'have-your-say.trust.check.count',
    defaultMessage: 'The count gives the published result',
    description: 'A check of a recount',
  },
});

/** Files to download. */
export const fileMessages = defineMessages({
  'result.csv': {
    id: 'have-your-say.trust.file.result.csv',
    defaultMessage: 'Result as a table (CSV)',
    description: 'A file to download',
  },
  'ballots.csv': {
    id: 'have-your-say.trust.file.ballots.csv',
    defaultMessage: 'Ballots as a table (CSV)',
    description: 'A file to download',
  },
  'ballots.json': {
    id: 'have-your-say.trust.file.ballots.json',
    defaultMessage: 'Ballots for programs (JSON)',
    description: 'A file to download',
  },
  'ballots.pb': {
    id: 'have-your-say.trust.file.ballots.pb',
    defaultMessage: 'Ballots in Pabulib’s form',
    description: 'A file to download',
  },
  'ballots.blt': {
    id: 'have-your-say.trust.file.ballots.blt',
    defaultMessage: 'Rankings in BLT form',
    description: 'A file to download',
  },
  'recount.json': {
    id: 'have-your-say.trust.file.recount.json',
    defaultMessage: 'Everything for a recount (JSON)',
    description: 'A file to download',
  },
});
