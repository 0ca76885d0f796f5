import { defineMessage, defineMessages } from 'react-intl';
import { inLanguages } from '../../../../intl/inLanguages';

/** Texts for the other acts on a poll. */
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
  census: {
    id: 'poll-edit.actionTitle.census',
    defaultMessage: 'List of voters',
    description: 'Title that unfolds a small form',
  },
  import: {
    id: 'poll-edit.actionTitle.import',
    defaultMessage: 'Take a question from an election file',
    description: 'Title that unfolds a small form',
  },
  recount: {
    id: 'poll-edit.actionTitle.recount',
    defaultMessage: 'Recount of an election held elsewhere',
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
  withdraw: {
    id: 'poll-edit.actionTitle.withdraw',
    defaultMessage: 'Withdraw an option',
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

/** A list of voters. */
export const censusMessages = {
  ...defineMessages({
    text: {
      id: 'poll-edit.census.text',
      defaultMessage:
        'People on this list may vote, and nobody else. It counts as it is when voting begins; until then you can store another one, which takes the place of this one as a whole. Only the city’s editors can do this, because the answer tells who has an account.',
      description: 'About a list of people who may vote',
    },
    list: {
      id: 'poll-edit.census.list',
      defaultMessage: 'The list',
      description: 'About a list of people who may vote',
    },
    listHint: {
      id: 'poll-edit.census.listHint',
      defaultMessage:
        'One person on each line: an e-mail address or the id of an account. In a table it may stand in any column, for example after the name. A file that you choose lands here.',
      description: 'About a list of people who may vote',
    },
    store: {
      id: 'poll-edit.census.store',
      defaultMessage: 'Store the list',
      description: 'About a list of people who may vote',
    },
    replace: {
      id: 'poll-edit.census.replace',
      defaultMessage: 'Replace the list',
      description: 'About a list of people who may vote',
    },
    refused: {
      id: 'poll-edit.census.refused',
      defaultMessage: 'The list was not stored. Please mend these lines:',
      description: 'About a list of people who may vote',
    },
  }),
  count: defineMessage<{ count: number }>({
    id: 'poll-edit.census.count',
    defaultMessage:
      '{count, plural, =0 {Nobody is on the list yet.} one {There is # person on the list.} other {There are # people on the list.}}',
    description: 'How many people may vote by a list',
  }),
  stored: defineMessage<{ count: number }>({
    id: 'poll-edit.census.stored',
    defaultMessage:
      '{count, plural, =0 {The list was stored, and nobody is on it.} one {The list was stored: # person may vote.} other {The list was stored: # people may vote.}}',
    description: 'After a list of voters was stored',
  }),
  unknown: defineMessage<{ count: number }>({
    id: 'poll-edit.census.unknown',
    defaultMessage: '{count, plural, one {# person was left out} other {# people were left out}}',
    description: 'Title above the lines of a list of voters whose account is not known',
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
    defaultMessage: 'It appears in the staff log.',
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

/** About an option that stands no longer. */
export const withdrawMessages = defineMessages({
  text: {
    id: 'poll-edit.withdraw.text',
    defaultMessage:
      'Nobody can vote for it any more, and the votes are counted without it. Ballots that were cast stay valid for everything else. People read your reason on the ballot and in the result. This cannot be taken back.',
    description: 'About taking an option out of a poll that has opened',
  },
  none: {
    id: 'poll-edit.withdraw.none',
    defaultMessage: 'No option of this poll can be taken out. You can cancel the poll instead.',
    description: 'About taking an option out of a poll that has opened',
  },
  option: {
    id: 'poll-edit.withdraw.option',
    defaultMessage: 'Option',
    description: 'Label of a field: which option is taken out',
  },
  kind: {
    id: 'poll-edit.withdraw.kind',
    defaultMessage: 'What happened',
    description: 'Label of a field: why an option is taken out',
  },
  withdraw: {
    id: 'poll-edit.withdraw.withdraw',
    defaultMessage: 'Take out this option',
    description: 'Button',
  },
});

/** Reasons for which an option is taken out. */
export const withdrawKinds = defineMessages({
  withdrew: {
    id: 'poll-edit.withdraw.withdrew',
    defaultMessage: 'It was withdrawn',
    description: 'Choice: why an option is taken out',
  },
  struckOff: {
    id: 'poll-edit.withdraw.struckOff',
    defaultMessage: 'It was struck off',
    description: 'Choice: why an option is taken out',
  },
});

/** The reason, by language. */
export const cancelReasons = inLanguages(
  defineMessage<{ language: string }>({
    id: 'poll-edit.cancelReason.in',
    defaultMessage: 'Reason in {language}',
    description: 'Label of a field; {language} is the name of a language',
  }),
);

/** Texts for the decision. */
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

/** Labels of the decision, by language. */
export const statementLabels = inLanguages(
  defineMessage<{ language: string }>({
    id: 'poll-edit.statement.in',
    defaultMessage: 'What was decided, in {language}',
    description: 'Label of a field; {language} is the name of a language',
  }),
);

/** Labels of the next steps, by language. */
export const nextLabels = inLanguages(
  defineMessage<{ language: string }>({
    id: 'poll-edit.next.in',
    defaultMessage: 'What happens next, in {language}',
    description: 'Label of a field; {language} is the name of a language',
  }),
);

/** A file of an election. */
export const importMessages = {
  ...defineMessages({
    text: {
      id: 'poll-edit.import.text',
      defaultMessage:
        'Files of participatory budgets (.pb) and of ranked elections (.blt) become a question. Ballots in them are left out.',
      description: 'About taking a question from a file',
    },
    unknown: {
      id: 'poll-edit.import.unknown',
      defaultMessage: 'The name of the file has to end in .pb or .blt.',
      description: 'About taking a question from a file',
    },
  }),
  faults: defineMessage<{ count: number }>({
    id: 'poll-edit.import.faults',
    defaultMessage:
      '{count, plural, one {Nothing was taken: # line needs another look} other {Nothing was taken: # lines need another look}}',
    description: 'Above a list of lines',
  }),
  warnings: defineMessage<{ count: number }>({
    id: 'poll-edit.import.warnings',
    defaultMessage:
      '{count, plural, one {The question was taken. # line of the file was left out} other {The question was taken. # lines of the file were left out}}',
    description: 'Above a list of lines',
  }),
};

/** Counting an election again that was held elsewhere. */
export const recountMessages = {
  ...defineMessages({
    busy: {
      id: 'poll-edit.recount.busy',
      defaultMessage: 'One moment… A file with 100,000 ballots can take a minute.',
      description: 'While a file with ballots is read, or its ballots are stored',
    },
    text: {
      id: 'poll-edit.recount.text',
      defaultMessage:
        'Choose a file with ballots (.blt or .pb). You see what was read before anything is stored. This draft then becomes a closed poll with these ballots, in which nobody votes.',
      description: 'About counting an election again that was held elsewhere',
    },
    question: {
      id: 'poll-edit.recount.question',
      defaultMessage: 'Question',
      description: 'Name of something read from a file',
    },
    untitled: {
      id: 'poll-edit.recount.untitled',
      defaultMessage: 'The file does not say; the place of the election is taken.',
      description: 'About counting an election again that was held elsewhere',
    },
    options: {
      id: 'poll-edit.recount.options',
      defaultMessage: 'Options',
      description: 'Name of something read from a file',
    },
    withdrawn: {
      id: 'poll-edit.recount.withdrawn',
      defaultMessage: 'Withdrawn, and taken out of all ballots',
      description: 'Name of something read from a file',
    },
    ballots: {
      id: 'poll-edit.recount.ballots',
      defaultMessage: 'Ballots',
      description: 'Name of something read from a file',
    },
    seats: {
      id: 'poll-edit.recount.seats',
      defaultMessage: 'Seats',
      description: 'Name of something read from a file',
    },
    budget: {
      id: 'poll-edit.recount.budget',
      defaultMessage: 'Budget',
      description: 'Name of something read from a file',
    },
    method: {
      id: 'poll-edit.recount.method',
      defaultMessage: 'Counted by',
      description: 'Label of a field',
    },
    heldOn: {
      id: 'poll-edit.recount.heldOn',
      defaultMessage: 'When it was held',
      description: 'Label of a field',
    },
    link: {
      id: 'poll-edit.recount.link',
      defaultMessage: 'Address where the ballots are published',
      description: 'Label of a field',
    },
    file: {
      id: 'poll-edit.recount.file',
      defaultMessage: 'Choose a file with ballots',
      description: 'Button that opens the files of the device',
    },
    linkInvalid: {
      id: 'poll-edit.recount.linkInvalid',
      defaultMessage: 'A web address begins with https:// or http://.',
      description: 'Below a field',
    },
    store: {
      id: 'poll-edit.recount.store',
      defaultMessage: 'Take the ballots into this draft',
      description: 'Button',
    },
  }),
  faults: defineMessage<{ count: number }>({
    id: 'poll-edit.recount.faults',
    defaultMessage:
      '{count, plural, one {The file was not read: # line needs another look} other {The file was not read: # lines need another look}}',
    description: 'About counting an election again that was held elsewhere',
  }),
  warnings: defineMessage<{ count: number }>({
    id: 'poll-edit.recount.warnings',
    defaultMessage:
      '{count, plural, one {# line of the file was left out} other {# lines of the file were left out}}',
    description: 'About counting an election again that was held elsewhere',
  }),
};

/** Labels of the place of an election, by language. */
export const placeLabels = inLanguages(
  defineMessage<{ language: string }>({
    id: 'poll-edit.recountPlace.in',
    defaultMessage: 'Where it was held, in {language}',
    description: 'Label of a field; {language} is the name of a language',
  }),
);
