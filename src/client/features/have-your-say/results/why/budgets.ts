import type { GreedyRound } from '../../../../../counting/budget';
import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { SharesRound } from '../../../../../counting/endowments';
import type { Obstacle } from '../../../../../shared/ballots/projectGroups';
import type { EqualSharesOutcome, Refused } from '../../../../../counting/equalShares';
import { money, named, say, type Sentence } from '../sentence';
import { whyMessages } from './messages';

/** Returns the sentence for a project that a group of projects barred. */
const leftOut = (
  { project, votes, cost }: Pick<GreedyRound, 'project' | 'votes' | 'cost'>,
  { because, group, taken, left }: Obstacle<number>,
): Sentence =>
  say(whyMessages[because], {
    project: named(project),
    count: votes,
    cost: money(cost),
    group: { group },
    ...(because === 'groupFull' ? { taken: named(...taken) } : { left: money(left ?? 0) }),
  });

/** Returns the sentence for a project taken up in the order of votes. */
function byVotes({ project, votes, cost, left, isBought, barred }: GreedyRound): Sentence {
  if (barred) return leftOut({ project, votes, cost }, barred);
  return say(isBought ? whyMessages.fits : whyMessages.doesNotFit, {
    project: named(project),
    count: votes,
    cost: money(cost),
    left: money(left),
  });
}

/** Explains the greedy rule: the most votes that still fit. */
export const whyGreedy = ({ result }: QuestionCountOf<'budgetGreedy'>): Sentence[] => [
  say(whyMessages.greedyRule),
  ...result.rounds.map(byVotes),
];

/** Returns the sentence for who paid how much for a project. */
function byShares({ project, cost, payment, inFull, theRest, byTheRest }: SharesRound): Sentence {
  const values = { project: named(project), cost: money(cost), inFull, payment: money(payment) };
  if (theRest === 0) return say(whyMessages.paidAlike, values);
  return say(whyMessages.paid, { ...values, theRest, byTheRest: money(byTheRest) });
}

const REFUSALS = {
  noVotes: whyMessages.noVotes,
  aboveBudget: whyMessages.aboveBudget,
  tooLittleLeft: whyMessages.tooLittleLeft,
  groupFull: whyMessages.groupFull,
  groupSpent: whyMessages.groupSpent,
};

const refusal = ({ barred, ...refused }: Refused): Sentence => {
  const { project, votes, cost, because, supportersHad } = refused;
  if (barred) return leftOut(refused, barred);
  return say(REFUSALS[because], {
    project: named(project),
    count: votes,
    cost: money(cost),
    had: money(supportersHad),
  });
};

/** Explains why shares were raised, and where that had to stop. */
function raise({ base, raised, tooFar }: EqualSharesOutcome): Sentence[] {
  if (raised.endowment <= base.endowment) return [];
  const values = { endowment: money(raised.endowment), spent: money(base.spent) };
  if (!tooFar) return [say(whyMessages.raised, values)];
  return [
    say(whyMessages.raised, values),
    say(whyMessages.tooFar, {
      endowment: money(tooFar.endowment),
      spent: money(tooFar.spent),
    }),
  ];
}

const isByShares = (round: SharesRound | GreedyRound): round is SharesRound =>
  round.by === 'shares';

/**
 * Explains the Method of Equal Shares: shares, raises, purchases, what went by votes after them,
 * and why others were not bought.
 */
export function whyEqualShares({ answered, result }: QuestionCountOf<'equalShares'>): Sentence[] {
  const rest = result.rounds.filter((round) => !isByShares(round));
  const completed = rest.filter(({ isBought }) => isBought);
  return [
    say(whyMessages.equalShares, { voters: answered, endowment: money(result.base.endowment) }),
    ...raise(result),
    ...result.rounds.filter(isByShares).map(byShares),
    ...(completed.length > 0 ? [say(whyMessages.restByVotes)] : []),
    ...completed.map(byVotes),
    ...result.refused.map(refusal),
  ];
}
