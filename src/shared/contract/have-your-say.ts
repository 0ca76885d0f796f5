import { Type, type Static, type TSchema } from 'typebox';
import type { Answers } from '../ballots/answers';
import { ALL_METHODS, Question, type Method } from '../ballots/paper';
import { DistrictKey } from './vocabularies';
import { Count, DateTime, PlainDate, Text, nullable } from './text';

/**
 * People who may vote: visitors too; everybody with an account; verified residents; members of one
 * group; people with a token of a list.
 */
export const ELIGIBILITIES = ['everyone', 'signed_in', 'verified', 'members', 'tokens'] as const;
export type Eligibility = (typeof ELIGIBILITIES)[number];

export const RESULT_VISIBILITIES = [
  'always',
  'after_vote',
  'after_close',
  'members_only',
  'staff_only',
] as const;
export type ResultVisibility = (typeof RESULT_VISIBILITIES)[number];

/**
 * Reasons for which an option is withdrawn after the poll has opened: it gave up its place, or lost
 * the right to it.
 */
export const WITHDRAWAL_KINDS = ['withdrew', 'struckOff'] as const;
export type WithdrawalKind = (typeof WITHDRAWAL_KINDS)[number];

/** Describes the source of a recount: an election that was held elsewhere. */
export const createRecountSourceSchema = <T extends TSchema>(text: T) =>
  Type.Object(
    {
      place: text,
      heldOn: PlainDate,
      /** Address at which its ballots are published. */
      link: nullable(Type.String({ maxLength: 2_000, pattern: '^https?://[^\\s]+$' })),
    },
    { additionalProperties: false },
  );

const OLDEST_VOTER = 120;
const MAX_DISTRICTS = 100;
const Age = Type.Integer({ minimum: 1, maximum: OLDEST_VOTER });

/** Rule for verified residents, on the day in the city on which the vote opens. */
export const ResidentRule = Type.Object(
  {
    districts: Type.Array(DistrictKey, {
      maxItems: MAX_DISTRICTS,
      uniqueItems: true,
      description: 'residents of one of them, or of what lies in it; none: of the whole city',
    }),
    minAge: nullable(Age),
    maxAge: nullable(Age),
  },
  { additionalProperties: false },
);
export type ResidentRule = Static<typeof ResidentRule>;

/** Describes a poll besides its paper, which has tables of its own. */
export const createPollDetailsSchema = <T extends TSchema>(text: T) =>
  Type.Object({
    eligibility: Type.Enum([...ELIGIBILITIES]),
    /** The team or committee whose members vote, where members do. */
    group: nullable(Type.String({ format: 'uuid' })),
    /** Rule of a poll for verified residents; left out where all of them vote. */
    residents: Type.Optional(ResidentRule),
    secrecy: Type.Enum(['open', 'secret']),
    resultsVisibility: Type.Enum([...RESULT_VISIBILITIES]),
    /**
     * A ballot can be replaced until the poll closes. Never of secret polls: nobody can find a
     * ballot again there.
     */
    canChange: Type.Boolean(),
    /** Number of ballots that have to answer for a question to be decided; 0: any number. */
    quorum: Count,
    /**
     * Every voter gets the options in an order of their own, so that none gains by standing first.
     */
    shuffle: Type.Boolean(),
    cancellation: nullable(text),
    /** The source of a recount: nobody votes in it, none of its ballots is a voice of this city. */
    recount: Type.Optional(nullable(createRecountSourceSchema(text))),
    /**
     * In the order in which it was told. It is counted without them, and nobody can vote for them
     * any more.
     */
    withdrawals: Type.Optional(
      Type.Array(
        Type.Object({
          question: Type.String({ format: 'uuid' }),
          option: Type.String({ format: 'uuid' }),
          kind: Type.Enum([...WITHDRAWAL_KINDS]),
          reason: text,
          at: DateTime,
        }),
      ),
    ),
    outcome: nullable(Type.Object({ statement: text, next: nullable(text), decidedOn: PlainDate })),
  });

/** Reasons for which a person may not cast a ballot now; null when they may. */
const BALLOT_REFUSALS = [
  'cancelled',
  'notOpenYet',
  'closed',
  'sectionClosed',
  'signInRequired',
  'alreadyVoted',
  'verificationRequired',
  'districtUnknown',
  'otherDistrict',
  'ageUnknown',
  'otherAge',
  'loginHasVoted',
  'membersOnly',
  'tokenRequired',
] as const;
export type BallotRefusal = (typeof BALLOT_REFUSALS)[number];

/**
 * The count of a question (`counting/countQuestion.ts`), with the numbers of its method in
 * `result`.
 */
export interface CountedQuestion {
  readonly question: string;
  readonly method: Method;
  readonly answered: number;
  readonly none: number;
  readonly blank: number;
  /** All options were elected without a vote: no more stood than there were seats. */
  readonly uncontested?: true;
  readonly result: unknown;
}

export const PollResult = Type.Object({
  /** Final results were counted once, after the poll had closed; others are of now. */
  isFinal: Type.Boolean(),
  ballots: Count,
  /**
   * Seed of the lot that breaks ties: the head of the chain. Before the poll closes it still
   * changes with each ballot.
   */
  seed: Type.String(),
  counts: Type.Array(Type.Unsafe<CountedQuestion>(Type.Any())),
});
export type PollResult = Static<typeof PollResult>;

/**
 * Data that make the count provable: the chain of receipts, from the head that was published when
 * the poll opened.
 */
export const Trust = Type.Object({
  firstHead: Type.String(),
  /** The head of now, and how many links the chain has; null while the poll is secret and open. */
  head: nullable(Type.String()),
  links: nullable(Count),
  /**
   * The number of people who could vote, counted when the poll opened; null where everybody could.
   */
  census: nullable(Count),
  /** When ballots were counted and the files of the poll published; null before. */
  sealedAt: nullable(DateTime),
});
export type Trust = Static<typeof Trust>;

/**
 * A voter's own ballot. The answers are null when the poll is secret: no row links them to the
 * voter.
 */
export const OwnBallot = Type.Object({
  receipt: Type.String(),
  castAt: DateTime,
  answers: nullable(Type.Unsafe<Answers>(Type.Any())),
});
export type OwnBallot = Static<typeof OwnBallot>;

export const PollFacts = Type.Intersect([
  createPollDetailsSchema(Text),
  Type.Object({
    methods: Type.Array(Type.Enum([...ALL_METHODS] as Method[])),
    /** Null while this reader may not know it. */
    ballots: nullable(Count),
    hasVoted: Type.Boolean(),
  }),
]);
export type PollFacts = Static<typeof PollFacts>;

export const PollDetails = Type.Intersect([
  PollFacts,
  Type.Object({
    questions: Type.Array(Question),
    /** The name of the group whose members vote. */
    groupName: nullable(Text),
    result: nullable(PollResult),
    ownBallot: nullable(OwnBallot),
    refusal: nullable(Type.Enum([...BALLOT_REFUSALS])),
    /** Null before the poll opens. */
    trust: nullable(Trust),
  }),
]);
export type PollDetails = Omit<Static<typeof PollDetails>, 'questions'> & {
  questions: readonly Question[];
};

export const CastBallot = Type.Object(
  {
    /** Checked by `findAnswerFaults`, whose findings are in the `faults` of the refusal. */
    answers: Type.Unsafe<Answers>(Type.Object({}, { additionalProperties: true })),
    /** Token, in a poll with tokens. */
    token: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);
export type CastBallot = Static<typeof CastBallot>;

export { VOTER_KEY_HEADER } from '../ballots/voterKeyHeader';
