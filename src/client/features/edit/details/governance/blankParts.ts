import type { WrittenGovernance } from '../../../../../shared/contract/writtenDetails';

type Part<Name extends keyof WrittenGovernance> = NonNullable<WrittenGovernance[Name]>;

export type Body = Part<'body'>;
export type Decision = Part<'decision'>;
export type Commitment = Part<'commitment'>;

export const BLANK_BODY: Body = { parent: null, position: 0, committee: null };

export const BLANK_DECISION: Decision = {
  number: '',
  decidedOn: '',
  body: null,
  method: {},
  tally: null,
  votes: null,
  state: 'proposed',
  poll: null,
  ideas: [],
  followUps: [],
};

export const BLANK_COMMITMENT: Commitment = {
  responsible: {},
  dueOn: '',
  progressPercent: 0,
  state: 'planned',
  droppedReason: null,
  decision: null,
  entries: [],
  followUps: [],
};
