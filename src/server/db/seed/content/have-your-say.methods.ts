import type { SeedPoll } from '../types';
import { BUDGET_POLLS } from './have-your-say.budgets';
import { CHOICE_POLLS } from './have-your-say.choices';
import { DECISION_POLLS } from './have-your-say.decisions';
import { DOT_POLLS } from './have-your-say.dots';
import { ELECTION_POLLS } from './have-your-say.elections';
import { RANKING_POLLS } from './have-your-say.rankings';
import { SCORE_POLLS } from './have-your-say.scores';
import { SURVEYS } from './have-your-say.survey';

/** Polls that are answered and counted in other ways than by the most votes. */
export const METHOD_POLLS: readonly SeedPoll[] = [
  ...BUDGET_POLLS,
  ...CHOICE_POLLS,
  ...DECISION_POLLS,
  ...DOT_POLLS,
  ...ELECTION_POLLS,
  ...RANKING_POLLS,
  ...SCORE_POLLS,
  ...SURVEYS,
];
