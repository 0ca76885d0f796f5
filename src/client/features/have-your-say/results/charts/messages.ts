import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** Titles, columns and marks of charts. */
export const chartPartMessages = {
  ...defineMessages({
    marks: {
      id: 'have-your-say.chart.marks',
      defaultMessage: 'Votes by option',
      description: 'Title of a chart',
    },
    dots: {
      id: 'have-your-say.chart.dots',
      defaultMessage: 'Dots by option',
      description: 'Title of a chart',
    },
    points: {
      id: 'have-your-say.chart.points',
      defaultMessage: 'Points by option',
      description: 'Title of a chart',
    },
    averages: {
      id: 'have-your-say.chart.averages',
      defaultMessage: 'Scores by option',
      description: 'Title of a chart',
    },
    grades: {
      id: 'have-your-say.chart.grades',
      defaultMessage: 'Grades by option',
      description: 'Title of a chart',
    },
    totals: {
      id: 'have-your-say.chart.totals',
      defaultMessage: 'Total scores',
      description: 'Title of a chart: first step of STAR',
    },
    finalist: {
      id: 'have-your-say.chart.finalist',
      defaultMessage: 'In the runoff',
      description: 'Mark at an option: STAR',
    },
    runoff: {
      id: 'have-your-say.chart.runoff',
      defaultMessage: 'Runoff',
      description: 'Title of a chart: second step of STAR',
    },
    net: {
      id: 'have-your-say.chart.net',
      defaultMessage: 'Votes for and against',
      description: 'Title of a chart',
    },
    decision: {
      id: 'have-your-say.chart.decision',
      defaultMessage: 'Answers',
      description: 'Title of a chart of a proposal',
    },
    pairs: {
      id: 'have-your-say.chart.pairs',
      defaultMessage: 'Every option against every other',
      description: 'Title of a table',
    },
    pairsHow: {
      id: 'have-your-say.chart.pairsHow',
      defaultMessage:
        'Each row says how many ballots rank its option above the one in the column. Comparisons won are marked.',
      description: 'Part of the chart of a result',
    },
    wins: {
      id: 'have-your-say.chart.wins',
      defaultMessage: 'won',
      description: 'Hidden text in a table of comparisons: the row wins',
    },
    rounds: {
      id: 'have-your-say.chart.rounds',
      defaultMessage: 'Round by round',
      description: 'Title of a table',
    },
    roundsHow: {
      id: 'have-your-say.chart.roundsHow',
      defaultMessage:
        'Votes at the start of each round; below them what the round before added or took away.',
      description: 'Part of the chart of a result',
    },
    quota: {
      id: 'have-your-say.chart.quota',
      defaultMessage: 'Quota',
      description: 'Row of a table of rounds: the votes that elect',
    },
    exhausted: {
      id: 'have-your-say.chart.exhausted',
      defaultMessage: 'No further preference',
      description: 'Row of a table of rounds: votes that count no longer',
    },
    lost: {
      id: 'have-your-say.chart.lost',
      defaultMessage: 'Lost by rounding',
      description: 'Row of a table of rounds',
    },
    isElected: {
      id: 'have-your-say.chart.isElected',
      defaultMessage: 'chosen',
      description: 'Mark in a table of rounds',
    },
    isExcluded: {
      id: 'have-your-say.chart.isExcluded',
      defaultMessage: 'excluded',
      description: 'Mark in a table of rounds',
    },
    budget: {
      id: 'have-your-say.chart.budget',
      defaultMessage: 'Projects and the budget',
      description: 'Title of a chart',
    },
    cost: {
      id: 'have-your-say.chart.cost',
      defaultMessage: 'Cost',
      description: 'Column of a table',
    },
    state: {
      id: 'have-your-say.chart.state',
      defaultMessage: 'State',
      description: 'Column of a table',
    },
    bought: {
      id: 'have-your-say.chart.bought',
      defaultMessage: 'Funded',
      description: 'Mark at a project',
    },
    notBought: {
      id: 'have-your-say.chart.notBought',
      defaultMessage: 'Not funded',
      description: 'Mark at a project',
    },
    paidEach: {
      id: 'have-your-say.chart.paidEach',
      defaultMessage: 'Paid by each',
      description: 'Column of a table: equal shares',
    },
    payers: {
      id: 'have-your-say.chart.payers',
      defaultMessage: 'Supporters who pay',
      description: 'Column of a table: equal shares',
    },
    byVotes: {
      id: 'have-your-say.chart.byVotes',
      defaultMessage: 'By votes',
      description: 'In the place of a payment: bought with what was left',
    },
    seats: {
      id: 'have-your-say.chart.seats',
      defaultMessage: 'Place by place',
      description: 'Title of a table',
    },
    seat: {
      id: 'have-your-say.chart.seat',
      defaultMessage: 'Place',
      description: 'Column of a table: which seat',
    },
    gain: {
      id: 'have-your-say.chart.gain',
      defaultMessage: 'Adds',
      description: 'Column of a table',
    },
    load: {
      id: 'have-your-say.chart.load',
      defaultMessage: 'Each ballot then carries',
      description: 'Column of a table',
    },
    times: {
      id: 'have-your-say.chart.times',
      defaultMessage: 'Who can when',
      description: 'Title of a chart',
    },
    yes: { id: 'have-your-say.chart.yes', defaultMessage: 'Yes', description: 'Answer to a date' },
    ifNeedBe: {
      id: 'have-your-say.chart.ifNeedBe',
      defaultMessage: 'If need be',
      description: 'Answer to a date',
    },
    no: { id: 'have-your-say.chart.no', defaultMessage: 'No', description: 'Answer to a date' },
    score: {
      id: 'have-your-say.chart.score',
      defaultMessage: 'Points',
      description: 'Column of a table',
    },
    scale: {
      id: 'have-your-say.chart.scale',
      defaultMessage: 'Answers on the scale',
      description: 'Title of a chart',
    },
    value: {
      id: 'have-your-say.chart.value',
      defaultMessage: 'Value',
      description: 'Column of a table',
    },
    answers: {
      id: 'have-your-say.chart.answers',
      defaultMessage: 'Answers',
      description: 'Column of a table',
    },
    dotsGiven: {
      id: 'have-your-say.chart.dotsGiven',
      defaultMessage: 'Dots',
      description: 'Column of a table: how many dots an option was given',
    },
    supporters: {
      id: 'have-your-say.chart.supporters',
      defaultMessage: 'From ballots',
      description: 'Column of a table',
    },
    alike: {
      id: 'have-your-say.chart.alike',
      defaultMessage: 'Both alike',
      description: 'Bar of a runoff: ballots that score both alike',
    },
    inFavour: {
      id: 'have-your-say.chart.inFavour',
      defaultMessage: 'For',
      description: 'Column of a table',
    },
    against: {
      id: 'have-your-say.chart.against',
      defaultMessage: 'Against',
      description: 'Column of a table',
    },
    difference: {
      id: 'have-your-say.chart.difference',
      defaultMessage: 'Difference',
      description: 'Column of a table',
    },
    creditsSpent: {
      id: 'have-your-say.chart.creditsSpent',
      defaultMessage: 'Credits',
      description: 'Column of a table',
    },
    needsMore: {
      id: 'have-your-say.chart.needsMore',
      defaultMessage: 'More than half is needed',
      description: 'Beside a gauge',
    },
  }),
  round: defineMessage<{ round: number }>({
    id: 'have-your-say.chart.round',
    defaultMessage: 'Round {round, number}',
    description: 'Column of a table',
  }),
  basket: defineMessage<{ spent: MessageValue; budget: MessageValue; left: MessageValue }>({
    id: 'have-your-say.chart.basket',
    defaultMessage: '{spent} of {budget} spent; {left} left',
    description: 'Sum of a budget',
  }),
  median: defineMessage<{ grade: string }>({
    id: 'have-your-say.chart.median',
    defaultMessage: 'Middle grade: {grade}',
    description: 'Beside the bar of an option; the grade is a word or a number',
  }),
  meanIs: defineMessage<{ mean: string }>({
    id: 'have-your-say.chart.meanIs',
    defaultMessage: 'Average: {mean}',
    description: 'Beside the bar of an option',
  }),
  inFavourIs: defineMessage<{ share: MessageValue }>({
    id: 'have-your-say.chart.inFavourIs',
    defaultMessage: '{share} in favour',
    description: 'Beside a gauge',
  }),
  needs: defineMessage<{ share: MessageValue }>({
    id: 'have-your-say.chart.needs',
    defaultMessage: '{share} is needed',
    description: 'Beside a gauge',
  }),
};
