import Type, { type Static } from 'typebox';
import { COMMITMENT_STATES, DECISION_STATES } from './governance';
import { Count, DateTime, PlainDate, Text } from './text';

/** The numbers of the home page, over what everybody may read. */
export const Statistics = Type.Object({
  openPolls: Count,
  ballots: Count,
  comments: Count,
  people: Count,
  upcomingEvents: Count,
  /** Questions that are answered. */
  answers: Count,
});
export type Statistics = Static<typeof Statistics>;

const named = { slug: Type.String(), title: Text };

/** Outcome of a poll: what was announced, what was decided because of it, and how far that is. */
export const VoteOutcome = Type.Object({
  poll: Type.Object({ ...named, closedAt: DateTime }),
  outcome: Type.Object({ statement: Text, decidedOn: PlainDate }),
  decisions: Type.Array(Type.Object({ ...named, state: Type.Enum([...DECISION_STATES]) })),
  commitments: Type.Array(
    Type.Object({
      ...named,
      state: Type.Enum([...COMMITMENT_STATES]),
      progressPercent: Type.Integer({ minimum: 0, maximum: 100 }),
      dueOn: PlainDate,
    }),
  ),
});
export type VoteOutcome = Static<typeof VoteOutcome>;

/** `GET /v1/statistics/outcomes`: the polls closed last that have an outcome, at most 3. */
export const VoteOutcomes = Type.Object({ items: Type.Array(VoteOutcome) });
export type VoteOutcomes = Static<typeof VoteOutcomes>;
