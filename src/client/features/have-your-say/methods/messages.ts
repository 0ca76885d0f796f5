import { defineMessages } from 'react-intl';

/** Names of the voting methods. */
export const methodNames = defineMessages({
  plurality: {
    id: 'have-your-say.method.plurality',
    defaultMessage: 'One choice',
    description: 'Voting method',
  },
  limited: {
    id: 'have-your-say.method.limited',
    defaultMessage: 'Several choices',
    description: 'Voting method',
  },
  approval: {
    id: 'have-your-say.method.approval',
    defaultMessage: 'Approval',
    description: 'Voting method',
  },
  proposal: {
    id: 'have-your-say.method.proposal',
    defaultMessage: 'Proposal',
    description: 'Voting method',
  },
  consent: {
    id: 'have-your-say.method.consent',
    defaultMessage: 'Consent',
    description: 'Voting method',
  },
  proportionalApproval: {
    id: 'have-your-say.method.proportionalApproval',
    defaultMessage: 'Proportional approval',
    description: 'Voting method',
  },
  sequentialProportionalApproval: {
    id: 'have-your-say.method.sequentialProportionalApproval',
    defaultMessage: 'Sequential proportional approval',
    description: 'Voting method',
  },
  sequentialPhragmen: {
    id: 'have-your-say.method.sequentialPhragmen',
    defaultMessage: 'Phragmén',
    description: 'Voting method',
  },
  schulze: {
    id: 'have-your-say.method.schulze',
    defaultMessage: 'Schulze',
    description: 'Voting method',
  },
  rankedPairs: {
    id: 'have-your-say.method.rankedPairs',
    defaultMessage: 'Ranked pairs',
    description: 'Voting method',
  },
  minimax: {
    id: 'have-your-say.method.minimax',
    defaultMessage: 'Minimax',
    description: 'Voting method',
  },
  copeland: {
    id: 'have-your-say.method.copeland',
    defaultMessage: 'Copeland',
    description: 'Voting method',
  },
  kemeny: {
    id: 'have-your-say.method.kemeny',
    defaultMessage: 'Kemeny',
    description: 'Voting method',
  },
  borda: {
    id: 'have-your-say.method.borda',
    defaultMessage: 'Borda count',
    description: 'Voting method',
  },
  dowdall: {
    id: 'have-your-say.method.dowdall',
    defaultMessage: 'Dowdall count',
    description: 'Voting method',
  },
  instantRunoff: {
    id: 'have-your-say.method.instantRunoff',
    defaultMessage: 'Instant runoff',
    description: 'Voting method',
  },
  scottishStv: {
    id: 'have-your-say.method.scottishStv',
    defaultMessage: 'Single transferable vote',
    description: 'Voting method',
  },
  meekStv: {
    id: 'have-your-say.method.meekStv',
    defaultMessage: 'Single transferable vote (Meek)',
    description: 'Voting method',
  },
  score: {
    id: 'have-your-say.method.score',
    defaultMessage: 'Scores',
    description: 'Voting method',
  },
  star: {
    id: 'have-your-say.method.star',
    defaultMessage: 'Scores, then a runoff',
    description: 'Voting method',
  },
  majorityJudgment: {
    id: 'have-your-say.method.majorityJudgment',
    defaultMessage: 'Majority judgment',
    description: 'Voting method',
  },
  cumulative: {
    id: 'have-your-say.method.cumulative',
    defaultMessage: 'Dots',
    description: 'Voting method',
  },
  quadratic: {
    id: 'have-your-say.method.quadratic',
    defaultMessage: 'Quadratic vote',
    description: 'Voting method',
  },
  equalShares: {
    id: 'have-your-say.method.equalShares',
    defaultMessage: 'Budget, equal shares',
    description: 'Voting method',
  },
  budgetGreedy: {
    id: 'have-your-say.method.budgetGreedy',
    defaultMessage: 'Budget, most votes first',
    description: 'Voting method',
  },
  timePoll: {
    id: 'have-your-say.method.timePoll',
    defaultMessage: 'Finding a date',
    description: 'Voting method',
  },
  scale: {
    id: 'have-your-say.method.scale',
    defaultMessage: 'Scale',
    description: 'Voting method',
  },
  text: {
    id: 'have-your-say.method.text',
    defaultMessage: 'Open question',
    description: 'Voting method',
  },
});
