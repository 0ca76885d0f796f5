import { Type, type Static, type TSchema } from 'typebox';
import { Count, DateTime, PlainDate, Text, nullable } from './text';

export const POLL_METHODS = ['single-choice'] as const;
export const ELIGIBILITIES = ['signed_in', 'verified'] as const;
export const RESULT_VISIBILITIES = ['always', 'after_vote', 'after_close'] as const;

/** Polls. Options and tallies have tables of their own. */
export const pollDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    method: Type.Enum([...POLL_METHODS]),
    question: text,
    eligibility: Type.Enum([...ELIGIBILITIES]),
    secrecy: Type.Enum(['open', 'secret']),
    resultsVisibility: Type.Enum([...RESULT_VISIBILITIES]),
    cancellation: nullable(text),
    outcome: nullable(Type.Object({ statement: text, decidedOn: PlainDate })),
  });

/** Why a person may not cast a ballot now; null when they may. */
export const BALLOT_REFUSALS = [
  'signInRequired',
  'verificationRequired',
  'notOpenYet',
  'closed',
  'cancelled',
  'alreadyVoted',
] as const;
export type BallotRefusal = (typeof BALLOT_REFUSALS)[number];

export const Result = Type.Object({
  ballots: Count,
  options: Type.Array(Type.Object({ optionId: Type.String({ format: 'uuid' }), votes: Count })),
});
export type Result = Static<typeof Result>;

/** A voter's own ballot. The choice is null when the poll is secret: no row links it to the voter. */
export const OwnBallot = Type.Object({
  receipt: Type.String(),
  castAt: DateTime,
  optionId: nullable(Type.String({ format: 'uuid' })),
});
export type OwnBallot = Static<typeof OwnBallot>;

export const PollFacts = Type.Intersect([
  pollDetails(Text),
  Type.Object({ ballots: nullable(Count), hasVoted: Type.Boolean() }),
]);
export type PollFacts = Static<typeof PollFacts>;

export const PollDetails = Type.Intersect([
  PollFacts,
  Type.Object({
    options: Type.Array(
      Type.Object({
        id: Type.String({ format: 'uuid' }),
        label: Text,
        description: nullable(Text),
      }),
    ),
    result: nullable(Result),
    ownBallot: nullable(OwnBallot),
    refusal: nullable(Type.Enum([...BALLOT_REFUSALS])),
  }),
]);
export type PollDetails = Static<typeof PollDetails>;

export const CastBallot = Type.Object(
  { optionId: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
);
export type CastBallot = Static<typeof CastBallot>;
