import type { ComponentType } from 'react';
import type { Method } from '../../../../../shared/ballots/paper';
import { DotBars, MarkBars, PointBars } from './bars';
import { BudgetBars } from './BudgetBars';
import type { ChartProps } from './chartProps';
import { DecisionGauge } from './DecisionGauge';
import { NetBars } from './NetBars';
import { PairMatrix } from './PairMatrix';
import { Rounds } from './Rounds';
import { ScaleBars } from './ScaleBars';
import { Seats } from './Seats';
import { GradeStacks, ScoreStacks, TimeStacks } from './stacks';
import { Star } from './Star';

/** The picture of a result, by the method that counted it. Texts have none. */
const CHARTS: { readonly [M in Method]: ComponentType<ChartProps<M>> | null } = {
  plurality: MarkBars,
  limited: MarkBars,
  approval: MarkBars,
  proposal: DecisionGauge,
  consent: DecisionGauge,
  proportionalApproval: Seats,
  sequentialProportionalApproval: Seats,
  sequentialPhragmen: Seats,
  schulze: PairMatrix,
  rankedPairs: PairMatrix,
  minimax: PairMatrix,
  copeland: PairMatrix,
  kemeny: PairMatrix,
  borda: PointBars,
  dowdall: PointBars,
  instantRunoff: Rounds,
  scottishStv: Rounds,
  meekStv: Rounds,
  score: ScoreStacks,
  star: Star,
  majorityJudgment: GradeStacks,
  cumulative: DotBars,
  quadratic: NetBars,
  equalShares: BudgetBars,
  budgetGreedy: BudgetBars,
  timePoll: TimeStacks,
  scale: ScaleBars,
  text: null,
};

/** Returns the chart of a method that is known only at run time. */
export const getChart = (method: Method): ComponentType<ChartProps<Method>> | null =>
  CHARTS[method] as ComponentType<ChartProps<Method>> | null;
