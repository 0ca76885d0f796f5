import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** The head of a question’s result. */
export const resultMessages = {
  ...defineMessages({
    won: {
      id: 'have-your-say.result.won',
      defaultMessage: '{winner} won.',
      description: 'Head of the result of a question',
    },
    wonMany: {
      id: 'have-your-say.result.wonMany',
      defaultMessage: 'Chosen: {winners}.',
      description: 'Head of the result of a question',
    },
    ahead: {
      id: 'have-your-say.result.ahead',
      defaultMessage: '{winner} is ahead so far.',
      description: 'Head of the result of a question before the vote closes',
    },
    aheadMany: {
      id: 'have-your-say.result.aheadMany',
      defaultMessage: 'Ahead so far: {winners}.',
      description: 'Head of the result of a question before the vote closes',
    },
    funded: {
      id: 'have-your-say.result.funded',
      defaultMessage: 'Funded: {winners}.',
      description: 'Head of the result of a question of a budget',
    },
    fundedSoFar: {
      id: 'have-your-say.result.fundedSoFar',
      defaultMessage: 'As it stands, these would be funded: {winners}.',
      description: 'Head of the result of a question of a budget before the vote closes',
    },
    suits: {
      id: 'have-your-say.result.suits',
      defaultMessage: 'The time that suits most: {winners}.',
      description: 'Head of the result of a question of a poll on dates',
    },
    passes: {
      id: 'have-your-say.result.passes',
      defaultMessage: 'It passes.',
      description: 'Head of the result of a question of a proposal',
    },
    wouldPass: {
      id: 'have-your-say.result.wouldPass',
      defaultMessage: 'As it stands, it would pass.',
      description: 'Head of the result of a question of a proposal before the vote closes',
    },
    failsNot: {
      id: 'have-your-say.result.failsNot',
      defaultMessage: 'It does not pass.',
      description: 'Head of the result of a question of a proposal',
    },
    wouldFail: {
      id: 'have-your-say.result.wouldFail',
      defaultMessage: 'As it stands, it would not pass.',
      description: 'Head of the result of a question of a proposal before the vote closes',
    },
    answeredOnScale: {
      id: 'have-your-say.result.answeredOnScale',
      defaultMessage: 'The average answer is {mean}.',
      description: 'Head of the result of a question of a scale',
    },
    inOwnWords: {
      id: 'have-your-say.result.inOwnWords',
      defaultMessage:
        'Answers in people’s own words: {answered, number}. They are in the files at the end of this page.',
      description: 'Head of the result of a question of a question for text',
    },
    nobody: {
      id: 'have-your-say.result.nobody',
      defaultMessage: 'Nobody has answered this question.',
      description: 'Head of the result of a question',
    },
    uncontested: {
      id: 'have-your-say.result.uncontested',
      defaultMessage:
        'Uncontested, with no more options than places. Chosen without a vote: {winners}.',
      description: 'Head of the result of a question on which nobody had to vote',
    },
    nothingFunded: {
      id: 'have-your-say.result.nothingFunded',
      defaultMessage: 'No project can be funded.',
      description: 'Head of the result of a question of a budget',
    },
    undecided: {
      id: 'have-your-say.result.undecided',
      defaultMessage: 'Too few ballots answered, so nothing is decided.',
      description: 'Head of the result of a question: the quorum was missed',
    },
    soFar: {
      id: 'have-your-say.result.soFar',
      defaultMessage:
        'This is how it looks so far. It changes with every ballot until voting ends.',
      description: 'Note on a result that is not final',
    },
    voters: {
      id: 'have-your-say.result.voters',
      defaultMessage: 'Ballots',
      description: 'Label: how many ballots were cast',
    },
    answered: {
      id: 'have-your-say.result.answered',
      defaultMessage: 'Answers',
      description: 'Label: how many ballots answer a question',
    },
    none: {
      id: 'have-your-say.result.none',
      defaultMessage: 'None of the above',
      description: 'Label: how many ballots chose none of the options',
    },
    blank: {
      id: 'have-your-say.result.blank',
      defaultMessage: 'Blank',
      description: 'Label: how many ballots say nothing to a question',
    },
    exhausted: {
      id: 'have-your-say.result.exhausted',
      defaultMessage: 'Exhausted: named nobody further',
      description:
        'Label: how many ballots of a count by rounds passed on to nobody, as nobody further on them still stood',
    },
    unreadable: {
      id: 'have-your-say.result.unreadable',
      defaultMessage: 'Unreadable from an equal place on',
      description:
        'Label: how many ballots of a count by rounds ended where they place several equally',
    },
    quorum: {
      id: 'have-your-say.result.quorum',
      defaultMessage: 'Quorum',
      description: 'Label: how many ballots are needed',
    },
    quorumReached: {
      id: 'have-your-say.result.quorumReached',
      defaultMessage: '{present, number} of {quorum, number} needed: reached',
      description: 'Whether there were enough ballots',
    },
    quorumMissed: {
      id: 'have-your-say.result.quorumMissed',
      defaultMessage: '{present, number} of {quorum, number} needed: not reached',
      description: 'Whether there were enough ballots',
    },
    whyWon: {
      id: 'have-your-say.result.whyWon',
      defaultMessage: 'Why did this win?',
      description: 'Heading of the explanation of a result',
    },
    everyStep: {
      id: 'have-your-say.result.everyStep',
      defaultMessage: 'Every step of the count',
      description: 'Line that unfolds the arithmetic of a result',
    },
    elected: {
      id: 'have-your-say.result.elected',
      defaultMessage: 'Chosen',
      description: 'Mark at an option',
    },
    leads: {
      id: 'have-your-say.result.leads',
      defaultMessage: 'Ahead',
      description: 'Mark at an option before the vote closes',
    },
  }),
  ofCensus: defineMessage<{ ballots: number; census: number; share: MessageValue }>({
    id: 'have-your-say.result.ofCensus',
    defaultMessage: '{ballots, number} of {census, number} who could vote ({share})',
    description: 'How many voted',
  }),
};

/** Messages for how ties were broken, by what broke them. */
export const tieMessages = defineMessages({
  lot: {
    id: 'have-your-say.result.tie.lot',
    defaultMessage: 'Equal: {names}. The published lot decided for {taken}.',
    description: 'How a tie was broken',
  },
  lotExcluded: {
    id: 'have-your-say.result.tie.lotExcluded',
    defaultMessage:
      'Equally last in round {round, number}: {names}. The published lot excluded {taken}.',
    description: 'How a tie was broken',
  },
  earlierRound: {
    id: 'have-your-say.result.tie.earlierRound',
    defaultMessage:
      'Equal in round {round, number}: {names}. An earlier round decided which one came first: {taken}.',
    description: 'How a tie was broken',
  },
  earlierExcluded: {
    id: 'have-your-say.result.tie.earlierExcluded',
    defaultMessage:
      'Equally last in round {round, number}: {names}. An earlier round decided that {taken} was excluded.',
    description: 'How a tie was broken',
  },
  preferences: {
    id: 'have-your-say.result.tie.preferences',
    defaultMessage: 'Equal: {names}. More ballots prefer {taken}.',
    description: 'How a tie was broken',
  },
  totals: {
    id: 'have-your-say.result.tie.totals',
    defaultMessage: 'Equal in the runoff: {names}. {taken} has the higher total.',
    description: 'How a tie was broken',
  },
  topScores: {
    id: 'have-your-say.result.tie.topScores',
    defaultMessage: 'Equal: {names}. Most top scores: {taken}.',
    description: 'How a tie was broken',
  },
});
