import type { GreedyRound } from '../../../../../counting/budget';
import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { SharesRound } from '../../../../../counting/endowments';
import type { Obstacle } from '../../../../../shared/ballots/projectGroups';
import type { EqualSharesOutcome, RefusedProject } from '../../../../../counting/equalShares';
import { toMoneyValue, toOptionsValue, createSentence, type Sentence } from '../sentence';
import { whyMessages } from './messages';

/** Returns the sentence for a project that a group of projects barred. */
const leftOut = (
  { project, votes, cost }: Pick<GreedyRound, 'project' | 'votes' | 'cost'>,
  { because, group, taken, left }: Obstacle<number>,
): Sentence =>
  createSentence(whyMessages[because], {
    project: toOptionsValue(project),
    count: votes,
    cost: toMoneyValue(cost),
    group: { group },
    ...(because === 'groupFull'
      ? { taken: toOptionsValue(...taken) }
      : { left: toMoneyValue(left ?? 0) }),
  });

/** Returns the sentence for a project taken up in the order of votes. */
function byVotes({ project, votes, cost, left, isBought, barred }: GreedyRound): Sentence {
  if (barred) return leftOut({ project, votes, cost }, barred);
  return createSentence(isBought ? whyMessages.fits : whyMessages.doesNotFit, {
    project: toOptionsValue(project),
    count: votes,
    cost: toMoneyValue(cost),
    left: toMoneyValue(left),
  });
}

/** Explains the greedy rule: the most votes that still fit. */
export const explainGreedy = ({ result }: QuestionCountOf<'budgetGreedy'>): Sentence[] => [
  createSentence(whyMessages.greedyRule),
  ...result.rounds.map(byVotes),
];

/** Returns the sentence for who paid how much for a project. */
function byShares({ project, cost, payment, inFull, theRest, byTheRest }: SharesRound): Sentence {
  const values = {
    project: toOptionsValue(project),
    cost: toMoneyValue(cost),
    inFull,
    payment: toMoneyValue(payment),
  };
  if (theRest === 0) return createSentence(whyMessages.paidAlike, values);
  return createSentence(whyMessages.paid, {
    ...values,
    theRest,
    byTheRest: toMoneyValue(byTheRest),
  });
}

const REFUSALS = {
  noVotes: whyMessages.noVotes,
  aboveBudget: whyMessages.aboveBudget,
  tooLittleLeft: whyMessages.tooLittleLeft,
  groupFull: whyMessages.groupFull,
  groupSpent: whyMessages.groupSpent,
};

const refusal = ({ barred, ...refused }: RefusedProject): Sentence => {
  const { project, votes, cost, because, supportersHad } = refused;
  if (barred) return leftOut(refused, barred);
  return createSentence(REFUSALS[because], {
    project: toOptionsValue(project),
    count: votes,
    cost: toMoneyValue(cost),
    had: toMoneyValue(supportersHad),
  });
};

/** Explains why shares were raised, and where that had to stop. */
function raise({ base, raised, tooFar }: EqualSharesOutcome): Sentence[] {
  if (raised.endowment <= base.endowment) return [];
  const values = { endowment: toMoneyValue(raised.endowment), spent: toMoneyValue(base.spent) };
  if (!tooFar) return [createSentence(whyMessages.raised, values)];
  return [
    createSentence(whyMessages.raised, values),
    createSentence(whyMessages.tooFar, {
      endowment: toMoneyValue(tooFar.endowment),
      spent: toMoneyValue(tooFar.spent),
    }),
  ];
}

const isByShares = (round: SharesRound | GreedyRound): round is SharesRound =>
  round.by === 'shares';

/**
 * Explains the Method of Equal Shares: shares, raises, purchases, what went by votes after them,
 * and why others were not bought.
 */
export function explainEqualShares({
  answered,
  result,
}: QuestionCountOf<'equalShares'>): Sentence[] {
  const rest = result.rounds.filter((round) => !isByShares(round));
  const completed = rest.filter(({ isBought }) => isBought);
  return [
    createSentence(whyMessages.equalShares, {
      voters: answered,
      endowment: toMoneyValue(result.base.endowment),
    }),
    ...raise(result),
    ...result.rounds.filter(isByShares).map(byShares),
    ...(completed.length > 0 ? [createSentence(whyMessages.restByVotes)] : []),
    ...completed.map(byVotes),
    ...result.refused.map(refusal),
  ];
}
