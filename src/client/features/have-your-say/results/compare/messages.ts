import { defineMessage, defineMessages } from 'react-intl';

/** Other methods on the same ballots. */
export const compareMessages = {
  ...defineMessages({
    title: {
      id: 'have-your-say.compare.title',
      defaultMessage: 'Other methods on the same ballots',
      description: 'Heading',
    },
    how: {
      id: 'have-your-say.compare.how',
      defaultMessage:
        'What other methods would have made of these ballots. People might have voted otherwise under another method, so this is a comparison, not a second result.',
      description: 'Comparison of methods on the same ballots',
    },
    compare: {
      id: 'have-your-say.compare.compare',
      defaultMessage: 'Compare',
      description: 'Button',
    },
    comparing: {
      id: 'have-your-say.compare.comparing',
      defaultMessage: 'Counting…',
      description: 'Button while the other methods are counted',
    },
    method: {
      id: 'have-your-say.compare.method',
      defaultMessage: 'Method',
      description: 'Column of a table',
    },
    chosen: {
      id: 'have-your-say.compare.chosen',
      defaultMessage: 'Chosen',
      description: 'Column of a table',
    },
    looksAt: {
      id: 'have-your-say.compare.looksAt',
      defaultMessage: 'What it looks at',
      description: 'Column of a table',
    },
    own: {
      id: 'have-your-say.compare.own',
      defaultMessage: 'Counted by this',
      description: 'Mark at the method of the poll',
    },
    allAgree: {
      id: 'have-your-say.compare.allAgree',
      defaultMessage: 'All methods elect the same.',
      description: 'Comparison of methods on the same ballots',
    },
    names: {
      id: 'have-your-say.compare.names',
      defaultMessage: '{names}',
      description: 'The options that a method elects, as a list',
    },
    none: {
      id: 'have-your-say.compare.none',
      defaultMessage: 'For this kind of question there is no other method to compare with.',
      description: 'Comparison of methods on the same ballots',
    },
    cost: {
      id: 'have-your-say.compare.cost',
      defaultMessage: 'by cost',
      description:
        'Which variant of equal shares: what a project is worth to supporters is its cost',
    },
    cardinality: {
      id: 'have-your-say.compare.cardinality',
      defaultMessage: 'each project alike',
      description: 'Which variant of equal shares: every project is worth the same',
    },
  }),
  unable: defineMessage<{ methods: string }>({
    id: 'have-your-say.compare.unable',
    defaultMessage:
      'Left out, because they cannot read ballots that place several equally: {methods}.',
    description: 'Comparison of methods on the same ballots; methods is a list of their names',
  }),
  differ: defineMessage<{ others: number; methods: number }>({
    id: 'have-your-say.compare.differ',
    defaultMessage:
      '{others, plural, one {# of {methods, number} methods elects} other {# of {methods, number} methods elect}} somebody else.',
    description: 'Comparison of methods on the same ballots',
  }),
};

/** Names of what a method looks at. */
export const looksMessages = defineMessages({
  plurality: {
    id: 'have-your-say.compare.looks.plurality',
    defaultMessage: 'First choices alone.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  limited: {
    id: 'have-your-say.compare.looks.limited',
    defaultMessage: 'How many marks each one has.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  approval: {
    id: 'have-your-say.compare.looks.approval',
    defaultMessage: 'How many ballots mark each one, whatever else they mark.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  proportionalApproval: {
    id: 'have-your-say.compare.looks.proportionalApproval',
    defaultMessage: 'Whether every group has its part of the places.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  sequentialProportionalApproval: {
    id: 'have-your-say.compare.looks.sequentialProportionalApproval',
    defaultMessage: 'The same, but place after place.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  sequentialPhragmen: {
    id: 'have-your-say.compare.looks.sequentialPhragmen',
    defaultMessage: 'That the places weigh equally on all who support them.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  schulze: {
    id: 'have-your-say.compare.looks.schulze',
    defaultMessage: 'Every pair, along the strongest chains of victories.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  rankedPairs: {
    id: 'have-your-say.compare.looks.rankedPairs',
    defaultMessage: 'Every pair, the clearest victories first.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  minimax: {
    id: 'have-your-say.compare.looks.minimax',
    defaultMessage: 'The worst defeat of each one.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  copeland: {
    id: 'have-your-say.compare.looks.copeland',
    defaultMessage: 'How many comparisons each one wins, however closely.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  kemeny: {
    id: 'have-your-say.compare.looks.kemeny',
    defaultMessage: 'The ranking that contradicts the fewest preferences.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  borda: {
    id: 'have-your-say.compare.looks.borda',
    defaultMessage: 'The average place on all ballots.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  dowdall: {
    id: 'have-your-say.compare.looks.dowdall',
    defaultMessage: 'Places, the first ones above all.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  instantRunoff: {
    id: 'have-your-say.compare.looks.instantRunoff',
    defaultMessage: 'First choices, again and again without the last one.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  scottishStv: {
    id: 'have-your-say.compare.looks.scottishStv',
    defaultMessage: 'First choices, and what the chosen have above the quota.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  meekStv: {
    id: 'have-your-say.compare.looks.meekStv',
    defaultMessage: 'The same, with every vote passing on the exact part that is not needed.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  score: {
    id: 'have-your-say.compare.looks.score',
    defaultMessage: 'The average score.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  star: {
    id: 'have-your-say.compare.looks.star',
    defaultMessage: 'The two best totals, then which of them more people prefer.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  majorityJudgment: {
    id: 'have-your-say.compare.looks.majorityJudgment',
    defaultMessage: 'The grade in the middle, so that extreme scores move little.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  equalShares: {
    id: 'have-your-say.compare.looks.equalShares',
    defaultMessage: 'That everybody’s part of the budget counts alike.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
  budgetGreedy: {
    id: 'have-your-say.compare.looks.budgetGreedy',
    defaultMessage: 'Votes alone, as long as the money lasts.',
    description:
      'One line about a method: what it looks at, so that readers see why methods differ',
  },
});
