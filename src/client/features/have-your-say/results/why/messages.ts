import { defineMessages } from 'react-intl';

/** Messages for why a result is what it is, step by step. */
export const whyMessages = defineMessages({
  mostMarks: {
    id: 'have-your-say.why.mostMarks',
    defaultMessage:
      'No option was marked on more ballots than {winner}: {count, number} of {ballots, number}.',
    description: 'Step in the explanation of a result',
  },
  next: {
    id: 'have-your-say.why.next',
    defaultMessage: 'Next comes {next} with {nextValue}.',
    description:
      'Step in the explanation of a result: the option in second place and its votes, points or average',
  },
  line: {
    id: 'have-your-say.why.line',
    defaultMessage:
      '{last} is the last one chosen, with {value}; {next} just misses it, with {nextValue}.',
    description: 'Step in the explanation of a result: where several are elected',
  },
  mostDots: {
    id: 'have-your-say.why.mostDots',
    defaultMessage:
      'No option received more dots than {winner}: {dots, number}, from {supporters, number} ballots.',
    description: 'Step in the explanation of a result of a vote with dots to give away',
  },
  unspentDots: {
    id: 'have-your-say.why.unspentDots',
    defaultMessage: 'Dots that nobody gave away: {unspent, number}.',
    description: 'Step in the explanation of a result',
  },
  mostNet: {
    id: 'have-your-say.why.mostNet',
    defaultMessage:
      'No option does better than {winner}: {inFavour, number} votes for it, {against, number} against it, {count, number} in all.',
    description: 'Step in the explanation of a result of a quadratic vote',
  },
  credits: {
    id: 'have-your-say.why.credits',
    defaultMessage:
      'Several votes for one option cost their square in credits; people spent {credits, number} credits on {winner}.',
    description: 'Step in the explanation of a result of a quadratic vote',
  },
  bordaRule: {
    id: 'have-your-say.why.bordaRule',
    defaultMessage:
      'There are {options, number} options: first on a ballot is worth {most, number} points, each place below it one less, the last none.',
    description: 'Step in the explanation of a result: the Borda count',
  },
  dowdallRule: {
    id: 'have-your-say.why.dowdallRule',
    defaultMessage:
      'First on a ballot is worth one point, second a half, third a third, and so on.',
    description: 'Step in the explanation of a result: the Dowdall rule',
  },
  mostPoints: {
    id: 'have-your-say.why.mostPoints',
    defaultMessage: '{winner} has the most points: {points}.',
    description: 'Step in the explanation of a result',
  },
  beatsAll: {
    id: 'have-your-say.why.beatsAll',
    defaultMessage:
      '{winner} beats every other option when the two are compared; the closest comparison is with {rival}: {count, number} ballots to {opposed, number}.',
    description: 'Step in the explanation of a result: a Condorcet winner',
  },
  nobodyBeatsAll: {
    id: 'have-your-say.why.nobodyBeatsAll',
    defaultMessage:
      'No option beats every other one in direct comparison: the preferences run in a circle.',
    description: 'Step in the explanation of a result: no Condorcet winner',
  },
  otherBeatsAll: {
    id: 'have-your-say.why.otherBeatsAll',
    defaultMessage:
      'Another option beats every other one in direct comparison; this method looks further.',
    description: 'Step in the explanation of a result',
  },
  schulzeRule: {
    id: 'have-your-say.why.schulzeRule',
    defaultMessage:
      '{winner} is not behind any other option along the strongest chains of victories. A chain is as strong as its weakest victory.',
    description: 'Step in the explanation of a result: the Schulze method',
  },
  chains: {
    id: 'have-your-say.why.chains',
    defaultMessage:
      'Ahead of {rival}: the chain {chain} is {count, number} strong, the one back, {back}, only {backVotes, number}.',
    description: 'Step in the explanation of a result: two chains of options, there and back',
  },
  chainsEqual: {
    id: 'have-your-say.why.chainsEqual',
    defaultMessage:
      'Level with {rival}: the chain {chain} and the one back, {back}, are both {count, number} strong.',
    description: 'Step in the explanation of a result',
  },
  chainAlone: {
    id: 'have-your-say.why.chainAlone',
    defaultMessage:
      'Ahead of {rival}: the chain {chain} is {count, number} strong, and none leads back.',
    description: 'Step in the explanation of a result',
  },
  noChain: {
    id: 'have-your-say.why.noChain',
    defaultMessage: 'No chain leads from {winner} to {rival}, and none back.',
    description: 'Step in the explanation of a result',
  },
  pairsRule: {
    id: 'have-your-say.why.pairsRule',
    defaultMessage:
      'Victories are fixed from the strongest down; the first is {winner} over {loser}, {count, number} ballots to {opposed, number}.',
    description: 'Step in the explanation of a result: ranked pairs',
  },
  pairRefuted: {
    id: 'have-your-say.why.pairRefuted',
    defaultMessage:
      '{winner} over {loser} ({count, number} to {opposed, number}) is left out: stronger victories already say {chain}.',
    description: 'Step in the explanation of a result: a victory that contradicts stronger ones',
  },
  nobodyAbove: {
    id: 'have-your-say.why.nobodyAbove',
    defaultMessage: 'Nobody is fixed above {winner}.',
    description: 'Step in the explanation of a result',
  },
  noDefeat: {
    id: 'have-your-say.why.noDefeat',
    defaultMessage: '{winner} loses no comparison at all.',
    description: 'Step in the explanation of a result',
  },
  leastDefeat: {
    id: 'have-your-say.why.leastDefeat',
    defaultMessage:
      'The worst defeat of {winner} is the smallest of all: {count, number} ballots prefer {by}.',
    description: 'Step in the explanation of a result: minimax',
  },
  nextDefeat: {
    id: 'have-your-say.why.nextDefeat',
    defaultMessage: 'The worst defeat of {next}, the next one: {count, number}.',
    description: 'Step in the explanation of a result: minimax',
  },
  duels: {
    id: 'have-your-say.why.duels',
    defaultMessage:
      'Of {duels, number} comparisons with the others, {winner} wins {won, number} and ties {tied, number}: {points} points.',
    description: 'Step in the explanation of a result: Copeland',
  },
  bestRanking: {
    id: 'have-your-say.why.bestRanking',
    defaultMessage:
      'Of all possible rankings, {ranking} agrees with the ballots most often: in {agreements, number} comparisons, against {disagreements, number}.',
    description: 'Step in the explanation of a result: Kemeny',
  },
  otherRankings: {
    id: 'have-your-say.why.otherRankings',
    defaultMessage: 'Rankings that agree as often: {rankings, number}.',
    description: 'Step in the explanation of a result',
  },
  notAllRankings: {
    id: 'have-your-say.why.notAllRankings',
    defaultMessage:
      'With so many options not every ranking could be tried; a better one may exist.',
    description: 'Step in the explanation of a result',
  },
  runoffRule: {
    id: 'have-your-say.why.runoffRule',
    defaultMessage:
      'Each ballot counts for the first option on it that is still in. More than half elects; in the first round that is {quota}.',
    description: 'Step in the explanation of a result: instant runoff',
  },
  scottishRule: {
    id: 'have-your-say.why.scottishRule',
    defaultMessage:
      'The quota is {quota} votes. Whoever reaches it is chosen and passes on what is above it; if nobody does, the last one is excluded and passes on everything.',
    description: 'Step in the explanation of a result: single transferable vote',
  },
  meekRule: {
    id: 'have-your-say.why.meekRule',
    defaultMessage:
      'The first quota is {quota} votes. Whoever reaches it is chosen and keeps just the part of each vote that is needed; the rest passes on, and the quota falls with the votes that name nobody else.',
    description: 'Step in the explanation of a result: Meek',
  },
  scottishQuota: {
    id: 'have-your-say.why.scottishQuota',
    defaultMessage:
      'How the quota is found: the ballots with a first choice ({ballots, number}), divided by the seats and one more ({divisor, number}), without the fraction, plus one.',
    description: 'Step in the explanation of a result: single transferable vote',
  },
  scottishCut: {
    id: 'have-your-say.why.scottishCut',
    defaultMessage:
      'What a chosen one does not need passes on from all their ballots in equal parts, cut after five decimal places. Lost by the cut: {lost}.',
    description:
      'Step in the explanation of a result: single transferable vote; lost is a number of votes',
  },
  meekQuota: {
    id: 'have-your-say.why.meekQuota',
    defaultMessage:
      'How the quota is found in every round: the votes that still count (in the first {votes, number}), divided by the seats and one more ({divisor, number}), cut after nine decimal places, plus the smallest part.',
    description: 'Step in the explanation of a result: Meek',
  },
  ends: {
    id: 'have-your-say.why.ends',
    defaultMessage:
      'A ballot ends when it passes on and nobody further on it is still in. Ballots that ended so: {exhausted, number}.',
    description: 'Step in the explanation of a result: counts by rounds',
  },
  endsUnreadable: {
    id: 'have-your-say.why.endsUnreadable',
    defaultMessage:
      'It also ends before the first place that several share, because this way of counting cannot read it. Ballots that ended so: {unreadable, number}.',
    description: 'Step in the explanation of a result: counts by rounds',
  },
  reachesQuota: {
    id: 'have-your-say.why.reachesQuota',
    defaultMessage:
      'Round {round, number}: {name} has {count}, reaches the quota of {quota} and is chosen.',
    description: 'Step in the explanation of a result',
  },
  excluded: {
    id: 'have-your-say.why.excluded',
    defaultMessage: 'Round {round, number}: {name} has the fewest votes, {count}, and is excluded.',
    description: 'Step in the explanation of a result',
  },
  passesOn: {
    id: 'have-your-say.why.passesOn',
    defaultMessage: 'From {from} pass on: {received}.',
    description: 'Step in the explanation of a result: votes that others receive',
  },
  exhausted: {
    id: 'have-your-say.why.exhausted',
    defaultMessage: 'From {from}, {exhausted} name nobody who is still in.',
    description: 'Step in the explanation of a result: votes without a further preference',
  },
  filled: {
    id: 'have-your-say.why.filled',
    defaultMessage: 'Round {round, number}: no more options are left than places. Chosen: {names}.',
    description: 'Step in the explanation of a result',
  },
  bestMean: {
    id: 'have-your-say.why.bestMean',
    defaultMessage: '{winner} has the best average: {mean}, from {raters, number} ballots.',
    description: 'Step in the explanation of a result',
  },
  finalists: {
    id: 'have-your-say.why.finalists',
    defaultMessage:
      'The two highest totals go into the runoff: {first} with {firstSum, number} and {second} with {secondSum, number}.',
    description: 'Step in the explanation of a result: STAR',
  },
  runoff: {
    id: 'have-your-say.why.runoff',
    defaultMessage:
      'In the runoff more ballots score {winner} higher than {loser}: {count, number} to {opposed, number}.',
    description: 'Step in the explanation of a result: STAR',
  },
  scoredAlike: {
    id: 'have-your-say.why.scoredAlike',
    defaultMessage: 'Ballots that score both alike: {alike, number}.',
    description: 'Step in the explanation of a result',
  },
  majorityGrade: {
    id: 'have-your-say.why.majorityGrade',
    defaultMessage:
      '{winner} has the best middle grade: {grade}. Ballots that grade it higher: {above, number}; lower: {below, number}.',
    description:
      'Step in the explanation of a result: majority judgment; the grade is a word or a number',
  },
  nextGrade: {
    id: 'have-your-say.why.nextGrade',
    defaultMessage: 'The middle grade of {next}, the next one: {grade}.',
    description: 'Step in the explanation of a result',
  },
  sameGrade: {
    id: 'have-your-say.why.sameGrade',
    defaultMessage:
      '{next} has the same middle grade. After {removed, number} middle grades are taken away from both, the next ones differ: {grade} for {winner}, {nextGrade} for {next}.',
    description: 'Step in the explanation of a result',
  },
  greedyRule: {
    id: 'have-your-say.why.greedyRule',
    defaultMessage:
      'Projects are taken from the most votes down; each is funded if what is left pays for it.',
    description: 'Step in the explanation of a result',
  },
  fits: {
    id: 'have-your-say.why.fits',
    defaultMessage: '{project} ({count, number} votes) costs {cost}; {left} was left: funded.',
    description: 'Step in the explanation of a result',
  },
  doesNotFit: {
    id: 'have-your-say.why.doesNotFit',
    defaultMessage: '{project} ({count, number} votes) costs {cost}; only {left} was left.',
    description: 'Step in the explanation of a result',
  },
  equalShares: {
    id: 'have-your-say.why.equalShares',
    defaultMessage:
      'The budget was divided equally: each of the {voters, number} voters had {endowment} to spend.',
    description: 'Step in the explanation of a result: the method of equal shares',
  },
  raised: {
    id: 'have-your-say.why.raised',
    defaultMessage:
      'With that, projects for {spent} were bought. So that more of the budget is used, every share was raised to {endowment}.',
    description: 'Step in the explanation of a result',
  },
  tooFar: {
    id: 'have-your-say.why.tooFar',
    defaultMessage:
      'It ends there: with {endowment} each, projects for {spent} would be bought, more than the budget.',
    description: 'Step in the explanation of a result',
  },
  paidAlike: {
    id: 'have-your-say.why.paidAlike',
    defaultMessage:
      '{project} costs {cost}: {payment} each from {inFull, number} of its supporters.',
    description: 'Step in the explanation of a result',
  },
  paid: {
    id: 'have-your-say.why.paid',
    defaultMessage:
      '{project} costs {cost}: {payment} each from {inFull, number} of its supporters, and all that {theRest, number} more had left, {byTheRest} together.',
    description: 'Step in the explanation of a result',
  },
  restByVotes: {
    id: 'have-your-say.why.restByVotes',
    defaultMessage: 'What was left then went by votes.',
    description: 'Step in the explanation of a result',
  },
  noVotes: {
    id: 'have-your-say.why.noVotes',
    defaultMessage: '{project}: nobody voted for it.',
    description: 'Step in the explanation of a result',
  },
  aboveBudget: {
    id: 'have-your-say.why.aboveBudget',
    defaultMessage: '{project} costs {cost}, more than the whole budget.',
    description: 'Step in the explanation of a result',
  },
  tooLittleLeft: {
    id: 'have-your-say.why.tooLittleLeft',
    defaultMessage:
      '{project} ({count, number} votes) costs {cost}; its supporters had {had} left together.',
    description: 'Step in the explanation of a result',
  },
  groupFull: {
    id: 'have-your-say.why.groupFull',
    defaultMessage:
      '{project} ({count, number} votes) was left out: of “{group}” no more could be funded beside {taken}.',
    description: 'Step in the explanation of a result; names of projects that were funded',
  },
  groupSpent: {
    id: 'have-your-say.why.groupSpent',
    defaultMessage:
      '{project} ({count, number} votes) costs {cost}; of the money for “{group}” only {left} was left.',
    description: 'Step in the explanation of a result; the name of a group of projects',
  },
  harmonicRule: {
    id: 'have-your-say.why.harmonicRule',
    defaultMessage:
      'A ballot is worth 1 for the first chosen option that it marks, a half more for the second, a third more for the third: large groups do not take everything.',
    description: 'Step in the explanation of a result: proportional approval voting',
  },
  bestCommittee: {
    id: 'have-your-say.why.bestCommittee',
    defaultMessage:
      'Of all possible choices this one is worth most to the ballots together: {score}.',
    description: 'Step in the explanation of a result',
  },
  otherChoices: {
    id: 'have-your-say.why.otherChoices',
    defaultMessage: 'Choices that are worth as much: {equals, number}; the lot took this one.',
    description: 'Step in the explanation of a result',
  },
  searchGivenUp: {
    id: 'have-your-say.why.searchGivenUp',
    defaultMessage:
      'There are too many possible choices to try them all, so the places were filled one by one.',
    description: 'Step in the explanation of a result',
  },
  addsMost: {
    id: 'have-your-say.why.addsMost',
    defaultMessage: 'Place {seat, number}: {name} adds most, {gain}.',
    description: 'Step in the explanation of a result',
  },
  loadRule: {
    id: 'have-your-say.why.loadRule',
    defaultMessage:
      'Every place is a load of 1 that the ballots marking the chosen option carry together; the next place goes where they then carry least.',
    description: 'Step in the explanation of a result: Phragmén',
  },
  carriesLeast: {
    id: 'have-your-say.why.carriesLeast',
    defaultMessage: 'Place {seat, number}: {name}; each of its ballots then carries {load}.',
    description: 'Step in the explanation of a result',
  },
  seatByLot: {
    id: 'have-your-say.why.seatByLot',
    defaultMessage:
      'Place {seat, number}: nobody marked any option that is left; the lot took {name}.',
    description: 'Step in the explanation of a result',
  },
  quorum: {
    id: 'have-your-say.why.quorum',
    defaultMessage: 'Ballots that chose an answer: {present, number}; needed: {quorum, number}.',
    description: 'Step in the explanation of a result',
  },
  moreThanHalf: {
    id: 'have-your-say.why.moreThanHalf',
    defaultMessage:
      'In favour {inFavour, number}, against {against, number}: {share} in favour. More than half is needed.',
    description: 'Step in the explanation of a result',
  },
  threshold: {
    id: 'have-your-say.why.threshold',
    defaultMessage:
      'In favour {inFavour, number}, against {against, number}: {share} in favour. At least {needed} is needed.',
    description: 'Step in the explanation of a result',
  },
  nobodyDecided: {
    id: 'have-your-say.why.nobodyDecided',
    defaultMessage: 'Nobody is in favour and nobody against.',
    description: 'Step in the explanation of a result',
  },
  blocks: {
    id: 'have-your-say.why.blocks',
    defaultMessage: 'Objections that block it: {given, number}; allowed: {allowed, number}.',
    description: 'Step in the explanation of a result: consent',
  },
  abstentions: {
    id: 'have-your-say.why.abstentions',
    defaultMessage: 'Abstentions count as taking part, not in the share.',
    description: 'Step in the explanation of a result',
  },
  timeRule: {
    id: 'have-your-say.why.timeRule',
    defaultMessage: 'A yes is worth two points, “if need be” one.',
    description: 'Step in the explanation of a result of a poll on dates',
  },
  bestTime: {
    id: 'have-your-say.why.bestTime',
    defaultMessage:
      '{winner}: {yes, number} said yes, {ifNeedBe, number} if need be: {points, number} points.',
    description: 'Step in the explanation of a result of a poll on dates',
  },
  middle: {
    id: 'have-your-say.why.middle',
    defaultMessage:
      'The average answer is {mean}; when all answers stand in line, the one in the middle is {median, number}.',
    description: 'Step in the explanation of a result of answers on a scale',
  },
});
