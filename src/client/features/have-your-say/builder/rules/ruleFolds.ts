import type { PaperFault } from '../../../../../shared/ballots/paperFaults';
import type { PollRules } from '../../../../../shared/contract/papers';

export const RULE_FOLDS = ['voters', 'times', 'secrecy', 'results'] as const;
export type RuleFold = (typeof RULE_FOLDS)[number];

/** The fold that each rule is changed in; the ages of residents are rules of their own here. */
const FOLDS: Readonly<Record<Exclude<keyof PollRules, 'residents'> | 'maxAge', RuleFold>> = {
  eligibility: 'voters',
  group: 'voters',
  maxAge: 'voters',
  opensAt: 'times',
  closesAt: 'times',
  secrecy: 'secrecy',
  canChange: 'secrecy',
  shuffle: 'secrecy',
  resultsVisibility: 'results',
  quorum: 'results',
};

/** Returns the fold with the rule that a fault is about; none where it is about no rule. */
export const getRuleFold = ({ question, field = '' }: PaperFault): RuleFold | undefined =>
  question === undefined && Object.hasOwn(FOLDS, field)
    ? FOLDS[field as keyof typeof FOLDS]
    : undefined;
