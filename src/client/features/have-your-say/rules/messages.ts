import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** About the rules of a poll. */
export const rulesMessages = {
  ...defineMessages({
    title: {
      id: 'have-your-say.rules.title',
      defaultMessage: 'How this vote works',
      description: 'Heading',
    },
    youMay: {
      id: 'have-your-say.rules.youMay',
      defaultMessage: 'You may vote.',
      description: 'After the sentence on who may vote',
    },
    shuffled: {
      id: 'have-your-say.rules.shuffled',
      defaultMessage:
        'Every voter gets the options in an order of their own, so that none gains by standing first.',
      description: 'Rule of a poll',
    },
    howCounted: {
      id: 'have-your-say.rules.howCounted',
      defaultMessage: 'How the votes are counted',
      description: 'Heading that unfolds',
    },
    uncontested: {
      id: 'have-your-say.rules.uncontested',
      defaultMessage:
        'There are no more options than places here, so nobody has to vote: all of them are chosen without a vote.',
      description: 'In the place of the field of an uncontested question; its options follow',
    },
    verify: {
      id: 'have-your-say.rules.verify',
      defaultMessage: 'To my logins and verification',
      description: 'Link to the page of the account where an identity is verified',
    },
    writePaper: {
      id: 'have-your-say.rules.writePaper',
      defaultMessage: 'Write the ballot paper',
      description: 'Link from the draft of a vote without questions to the form that makes them',
    },
    noQuestion: {
      id: 'have-your-say.rules.noQuestion',
      defaultMessage: 'There is no question yet.',
      description: 'On the page of a draft of a vote whose ballot paper is empty',
    },
    asked: {
      id: 'have-your-say.rules.asked',
      defaultMessage: 'What is asked',
      description: 'Heading of the questions, for somebody who cannot answer them now',
    },
  }),
  group: defineMessage<{ group: MessageValue }>({
    id: 'have-your-say.rules.group',
    defaultMessage: 'It is for members of {group}.',
    description: 'Whose members may vote',
  }),
  closes: defineMessage<{ time: MessageValue }>({
    id: 'have-your-say.rules.closes',
    defaultMessage: 'Voting ends on {time}.',
    description: 'Rule of a poll; a date with a time',
  }),
  quorum: defineMessage<{ count: number }>({
    id: 'have-your-say.rules.quorum',
    defaultMessage:
      '{count, plural, one {# ballot has to answer a question; with fewer, nothing is decided.} other {# ballots have to answer a question; with fewer, nothing is decided.}}',
    description: 'Rule of a poll',
  }),
};

/** Sentences on the residents who may vote. */
export const residentMessages = {
  districts: defineMessage<{ districts: MessageValue }>({
    id: 'have-your-say.residents.districts',
    defaultMessage: 'It is for residents of {districts}.',
    description: 'Who may vote: names of districts, as “Old Port or New Shore”',
  }),
  minAge: defineMessage<{ age: number }>({
    id: 'have-your-say.residents.minAge',
    defaultMessage:
      '{age, plural, one {Voters are at least # year old on the day when voting begins.} other {Voters are at least # years old on the day when voting begins.}}',
    description: 'Who may vote',
  }),
  maxAge: defineMessage<{ age: number }>({
    id: 'have-your-say.residents.maxAge',
    defaultMessage:
      '{age, plural, one {Voters are at most # year old on the day when voting begins.} other {Voters are at most # years old on the day when voting begins.}}',
    description: 'Who may vote',
  }),
};

/** Texts about what is stored and published, by secrecy. */
export const publishedMessages = defineMessages({
  open: {
    id: 'have-your-say.published.open',
    defaultMessage:
      'Your ballot is stored with your voter number, so that you can see it again. When voting ends, all ballots are published without names.',
    description: 'What is published of an open vote',
  },
  secret: {
    id: 'have-your-say.published.secret',
    defaultMessage:
      'Your ballot is stored apart from your name: neither the city nor you can find it again. So that nobody can read a single ballot from the numbers, no result is shown before voting ends. Then all ballots are published without names, if there are five or more.',
    description: 'What is published of a secret vote',
  },
});

/** When the result is shown. */
export const visibilityMessages = defineMessages({
  always: {
    id: 'have-your-say.visible.always',
    defaultMessage: 'The result so far can be seen at any time.',
    description: 'When the result is shown',
  },
  after_vote: {
    id: 'have-your-say.visible.after_vote',
    defaultMessage: 'You see the result so far as soon as you have voted.',
    description: 'When the result is shown',
  },
  after_vote_here: {
    id: 'have-your-say.visible.after_vote_here',
    defaultMessage:
      'You see the result so far as soon as you have voted, on the device that you vote with.',
    description: 'When the result is shown; to somebody who votes without an account',
  },
  after_close: {
    id: 'have-your-say.visible.after_close',
    defaultMessage: 'The result is published then.',
    description: 'When the result is shown; after the sentence on when voting ends',
  },
  members_only: {
    id: 'have-your-say.visible.members_only',
    defaultMessage: 'Only members of the group see the result then.',
    description: 'When the result is shown; after the sentence on when voting ends',
  },
  staff_only: {
    id: 'have-your-say.visible.staff_only',
    defaultMessage: 'Only the staff of the city see the result.',
    description: 'When the result is shown',
  },
});

/** Sentences on how each method counts. */
export const methodSentences = defineMessages({
  plurality: {
    id: 'have-your-say.counted.plurality',
    defaultMessage: 'Everybody names one option. The option with the most votes wins.',
    description: 'How answers are counted, in a sentence',
  },
  limited: {
    id: 'have-your-say.counted.limited',
    defaultMessage: 'Everybody marks a few options. Those with the most marks win.',
    description: 'How answers are counted, in a sentence',
  },
  approval: {
    id: 'have-your-say.counted.approval',
    defaultMessage:
      'Everybody marks all options that are fine with them. The option with the most marks wins.',
    description: 'How answers are counted, in a sentence',
  },
  proposal: {
    id: 'have-your-say.counted.proposal',
    defaultMessage:
      'The proposal passes with enough yes among those who say yes or no. Abstaining counts for neither side.',
    description: 'How answers are counted, in a sentence',
  },
  consent: {
    id: 'have-your-say.counted.consent',
    defaultMessage: 'It passes when enough agree and no more people block it than is allowed.',
    description: 'How answers are counted, in a sentence',
  },
  proportionalApproval: {
    id: 'have-your-say.counted.proportionalApproval',
    defaultMessage:
      'Everybody marks whom they want. Seats are filled so that groups are represented by their size: each further seat for the same people counts less.',
    description: 'How answers are counted, in a sentence',
  },
  sequentialProportionalApproval: {
    id: 'have-your-say.counted.sequentialProportionalApproval',
    defaultMessage:
      'Seats are filled one after the other. Whoever has got one of their choices counts for a half in the next round, then for a third, and so on.',
    description: 'How answers are counted, in a sentence',
  },
  sequentialPhragmen: {
    id: 'have-your-say.counted.sequentialPhragmen',
    defaultMessage:
      'Each seat is a load that its supporters share. The seat goes where the load stays lightest.',
    description: 'How answers are counted, in a sentence',
  },
  schulze: {
    id: 'have-your-say.counted.schulze',
    defaultMessage:
      'Every option is compared with every other. The one that beats all others, directly or along the strongest chain, wins.',
    description: 'How answers are counted, in a sentence',
  },
  rankedPairs: {
    id: 'have-your-say.counted.rankedPairs',
    defaultMessage:
      'Every option is compared with every other. The clearest victories are fixed first, as long as they do not contradict each other.',
    description: 'How answers are counted, in a sentence',
  },
  minimax: {
    id: 'have-your-say.counted.minimax',
    defaultMessage:
      'Every option is compared with every other. The one whose worst defeat is the smallest wins.',
    description: 'How answers are counted, in a sentence',
  },
  copeland: {
    id: 'have-your-say.counted.copeland',
    defaultMessage:
      'Every option is compared with every other. The one with the most victories wins.',
    description: 'How answers are counted, in a sentence',
  },
  kemeny: {
    id: 'have-your-say.counted.kemeny',
    defaultMessage:
      'Of all possible orders, the one that contradicts the voters’ orders least is the result.',
    description: 'How answers are counted, in a sentence',
  },
  borda: {
    id: 'have-your-say.counted.borda',
    defaultMessage:
      'A place gives as many points as there are options below it. The most points win.',
    description: 'How answers are counted, in a sentence',
  },
  dowdall: {
    id: 'have-your-say.counted.dowdall',
    defaultMessage:
      'The first place gives one point, the second a half, the third a third, and so on. The most points win.',
    description: 'How answers are counted, in a sentence',
  },
  instantRunoff: {
    id: 'have-your-say.counted.instantRunoff',
    defaultMessage:
      'The option with the fewest first places drops out, and its votes go to the next one on each ballot, until one has more than half.',
    description: 'How answers are counted, in a sentence',
  },
  scottishStv: {
    id: 'have-your-say.counted.scottishStv',
    defaultMessage:
      'Candidates who reach the quota win a seat. Their surplus, and the votes of those who drop out, move on to the next choice on each ballot.',
    description: 'How answers are counted, in a sentence',
  },
  meekStv: {
    id: 'have-your-say.counted.meekStv',
    defaultMessage:
      'As with transferable votes, but each surplus is shared anew in every round, so that every vote works as fully as it can.',
    description: 'How answers are counted, in a sentence',
  },
  score: {
    id: 'have-your-say.counted.score',
    defaultMessage:
      'The option with the highest average score wins. Whoever leaves an option out does not change its average.',
    description: 'How answers are counted, in a sentence',
  },
  star: {
    id: 'have-your-say.counted.star',
    defaultMessage:
      'The two options with the most points meet in a runoff: the one that more voters score higher wins.',
    description: 'How answers are counted, in a sentence',
  },
  majorityJudgment: {
    id: 'have-your-say.counted.majorityJudgment',
    defaultMessage:
      'The option whose middle grade is the best wins: at least half of the voters give it that grade or a better one.',
    description: 'How answers are counted, in a sentence',
  },
  cumulative: {
    id: 'have-your-say.counted.cumulative',
    defaultMessage:
      'Everybody shares out the same number of dots. The option with the most dots wins.',
    description: 'How answers are counted, in a sentence',
  },
  quadratic: {
    id: 'have-your-say.counted.quadratic',
    defaultMessage:
      'Everybody has the same credits. One vote costs 1, two cost 4, three cost 9. The option with the most votes wins.',
    description: 'How answers are counted, in a sentence',
  },
  equalShares: {
    id: 'have-your-say.counted.equalShares',
    defaultMessage:
      'Every voter has the same share of the money. A project is paid for by those who voted for it, until no project can be paid any more.',
    description: 'How answers are counted, in a sentence',
  },
  budgetGreedy: {
    id: 'have-your-say.counted.budgetGreedy',
    defaultMessage:
      'The project with the most votes is bought first, then the next that still fits into the budget.',
    description: 'How answers are counted, in a sentence',
  },
  timePoll: {
    id: 'have-your-say.counted.timePoll',
    defaultMessage:
      'The date that suits the most people wins. “If need be” counts for less than yes.',
    description: 'How answers are counted, in a sentence',
  },
  scale: {
    id: 'have-your-say.counted.scale',
    defaultMessage: 'The answers are shown as they are spread over the scale, with their mean.',
    description: 'How answers are counted, in a sentence',
  },
  text: {
    id: 'have-your-say.counted.text',
    defaultMessage: 'Nothing is counted: the answers are read and published without names.',
    description: 'How answers are counted, in a sentence',
  },
});
