import { Type, type Static, type TSchema } from 'typebox';
import { COMMITMENT_STATES, DECISION_STATES, GOVERNANCE_LIMITS } from '../governance';
import { CONTENT_SECTIONS, SECTIONS, type ContentSection, type Section } from '../sections';
import { PHASES } from './content';
import { WITHDRAWAL_KINDS } from './have-your-say';
import { Count, DateTime, LocaleSchema, PlainDate, Text, nullable } from './text';

export {
  COMMITMENT_STATES,
  DECISION_STATES,
  GOVERNANCE_KINDS,
  GOVERNANCE_LIMITS,
} from '../governance';

const slug = () => nullable(Type.String({ description: 'slug' }));
const votes = () => Type.Integer({ minimum: 0, maximum: GOVERNANCE_LIMITS.votes });

/** Number of votes of each kind; beside it `tally` says it in words. */
export const Votes = Type.Object({ for: votes(), against: votes(), abstained: votes() });
export type Votes = Static<typeof Votes>;

const Idea = Type.Object({ section: Type.Literal('dialogs'), slug: Type.String() });
const FollowUp = Type.Object({
  section: Type.Enum([...SECTIONS] as Section[]),
  slug: Type.String(),
});
const followUps = () =>
  Type.Optional(Type.Array(FollowUp, { maxItems: GOVERNANCE_LIMITS.followUps }));

/** Governance: exactly the part that the content's kind names is filled. */
export const createGovernanceDetailsSchema = <T extends TSchema>(text: T) =>
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
        votes: Type.Optional(nullable(Votes)),
        /** Dialogues that it began with. */
        ideas: Type.Optional(Type.Array(Idea, { maxItems: GOVERNANCE_LIMITS.ideas })),
        /** Events, publications and other contents that came of it. */
        followUps: followUps(),
      }),
    ),
    commitment: nullable(
      Type.Object({
        responsible: text,
        dueOn: PlainDate,
        progressPercent: Type.Integer({ minimum: 0, maximum: 100 }),
        state: Type.Enum([...COMMITMENT_STATES]),
        decision: slug(),
        /** Events in the order in which they were written. */
        entries: Type.Optional(
          Type.Array(Type.Object({ on: PlainDate, text }), {
            maxItems: GOVERNANCE_LIMITS.entries,
          }),
        ),
        /** Reason for which it was given up. */
        droppedReason: Type.Optional(nullable(text)),
        followUps: followUps(),
      }),
    ),
  });
export const GovernanceDetails = createGovernanceDetailsSchema(Text);
export type GovernanceDetails = Static<typeof GovernanceDetails>;

/** Facts of an entry in a list. Slugs of contents that the reader may not read are left out. */
export const GovernanceFacts = Type.Intersect([
  GovernanceDetails,
  Type.Object({
    /**
     * Figures of a body: the members of its committee, null where it has none; the decisions in the
     * register.
     */
    figures: nullable(Type.Object({ members: nullable(Count), decisions: Count })),
  }),
]);
export type GovernanceFacts = Static<typeof GovernanceFacts>;

const CHAIN_STEPS = ['idea', 'poll', 'decision', 'commitment', 'followUp'] as const;
const STEP_STATES = [...PHASES, ...DECISION_STATES, ...COMMITMENT_STATES] as const;

/** An option that was taken out of a poll after its opening. */
const ChainWithdrawal = Type.Object({
  kind: Type.Enum([...WITHDRAWAL_KINDS]),
  label: Text,
  /** The moment of a proposed date, which has no label. */
  startsAt: nullable(DateTime),
  reason: Text,
  at: DateTime,
});

/** A step from an idea to what became of it. */
export const ChainStep = Type.Object({
  step: Type.Enum([...CHAIN_STEPS]),
  section: Type.Enum([...CONTENT_SECTIONS] as ContentSection[]),
  slug: Type.String(),
  title: Text,
  /** Null for what has none, a publication for example. */
  state: nullable(Type.Enum([...STEP_STATES])),
  /** When it closed, was decided, is due, takes place or came out. */
  on: nullable(Type.Union([PlainDate, DateTime])),
  /** Withdrawals of a poll, in the order in which they were told. */
  withdrawals: Type.Array(ChainWithdrawal),
});
export type ChainStep = Static<typeof ChainStep>;

export const GovernancePage = Type.Intersect([
  GovernanceFacts,
  Type.Object({
    /** Steps of a decision or commitment that the reader may see, itself too; of others none. */
    chain: Type.Array(ChainStep),
    /**
     * Meeting at which a decision was taken: a meeting of a committee whose minutes are published.
     */
    meeting: nullable(
      Type.Object({
        committee: Type.String(),
        id: Type.String({ format: 'uuid' }),
        startsAt: DateTime,
        title: Text,
      }),
    ),
  }),
]);
export type GovernancePage = Static<typeof GovernancePage>;

const facet = { count: Count };
/**
 * `GET /v1/governance/facets`: what the register and the commitments can be filtered by, over what
 * the reader may read.
 */
export const GovernanceFacets = Type.Object({
  bodies: Type.Array(Type.Object({ slug: Type.String(), name: Text, ...facet })),
  /** The latest first. */
  years: Type.Array(Type.Object({ year: Type.String(), ...facet })),
  methods: Type.Array(Type.Object({ key: Type.String(), text: Text, ...facet })),
  decisionStates: Type.Array(Type.Object({ state: Type.Enum([...DECISION_STATES]), ...facet })),
  commitmentStates: Type.Array(Type.Object({ state: Type.Enum([...COMMITMENT_STATES]), ...facet })),
  overdue: Count,
});
export type GovernanceFacets = Static<typeof GovernanceFacets>;

/** A line of `GET /v1/governance/decisions.csv`; the columns are called as here. */
export const DecisionRow = Type.Object({
  number: Type.String(),
  decidedOn: PlainDate,
  title: Type.String(),
  summary: Type.String(),
  state: Type.Enum([...DECISION_STATES]),
  body: Type.String({ description: 'slug; empty where the reader may not read it' }),
  method: Type.String(),
  for: nullable(Count),
  against: nullable(Count),
  abstained: nullable(Count),
  tally: Type.String(),
  poll: Type.String({ description: 'slug' }),
  topics: Type.String({ description: 'separated by a space' }),
  area: nullable(Type.String()),
  language: LocaleSchema,
  address: Type.String({ description: 'path in the portal' }),
});
export type DecisionRow = Static<typeof DecisionRow>;
