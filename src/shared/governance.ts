export const GOVERNANCE_KINDS = ['page', 'body', 'decision', 'commitment'] as const;
export const DECISION_STATES = [
  'proposed',
  'adopted',
  'rejected',
  'in_force',
  'repealed',
  'expired',
] as const;
export type DecisionStateName = (typeof DECISION_STATES)[number];
export const COMMITMENT_STATES = ['planned', 'running', 'done', 'dropped'] as const;
export type CommitmentStateName = (typeof COMMITMENT_STATES)[number];

/** Commitments that can still be late. */
export const UNFINISHED_COMMITMENT_STATES: readonly CommitmentStateName[] = ['planned', 'running'];
/** Value of the filter `state` for what is unfinished although its day has passed. */
export const OVERDUE = 'overdue';

export const GOVERNANCE_LIMITS = {
  votes: 100_000,
  ideas: 10,
  followUps: 20,
  entries: 100,
} as const;

/**
 * The city’s participation in numbers; each has its definition in `server/governance/indicators`.
 */
export const INDICATORS = [
  'participants',
  'ballots',
  'polls',
  'dialogues',
  'statements',
  'comments',
  'events',
  'decisions-in-force',
  'commitments-done',
  'commitments-overdue',
] as const;
export type IndicatorName = (typeof INDICATORS)[number];

/** Least number of people behind a number for it to be shown. */
export const MIN_PEOPLE = 5;
export const MAX_MONTHS = 60;
