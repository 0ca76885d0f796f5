import { Type, type Static, type TSchema } from 'typebox';
import { PlainDate, Text, nullable } from './text';

export const GOVERNANCE_KINDS = ['page', 'body', 'decision', 'commitment'] as const;
export const DECISION_STATES = [
  'proposed',
  'adopted',
  'rejected',
  'in_force',
  'repealed',
  'expired',
] as const;
export const COMMITMENT_STATES = ['planned', 'running', 'done', 'dropped'] as const;

const slug = () => nullable(Type.String({ description: 'slug' }));

/** Governance: exactly the part that the content's kind names is filled. */
export const governanceDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    body: nullable(Type.Object({ parent: slug(), position: Type.Integer(), committee: slug() })),
    decision: nullable(
      Type.Object({
        number: Type.String(),
        decidedOn: PlainDate,
        body: slug(),
        method: text,
        tally: nullable(text),
        state: Type.Enum([...DECISION_STATES]),
        poll: slug(),
      }),
    ),
    commitment: nullable(
      Type.Object({
        responsible: text,
        dueOn: PlainDate,
        progressPercent: Type.Integer({ minimum: 0, maximum: 100 }),
        state: Type.Enum([...COMMITMENT_STATES]),
        decision: slug(),
      }),
    ),
  });
export const GovernanceDetails = governanceDetails(Text);
export type GovernanceDetails = Static<typeof GovernanceDetails>;
