import { Type, type Static, type TSchema } from 'typebox';
import { TERM_ENDS } from '../seatRules';
import { ContentReference } from './comments';
import { Election, Interests, Seats } from './seats';
import { Member } from './teams';
import { Count, PlainDate, Text, nullable } from './text';

export const COMMITTEE_KINDS = ['standing', 'temporary', 'advisory'] as const;

export const PARENT_SECTIONS = ['committees', 'governance'] as const;
/** Parent of a committee: another committee, or a body of the governance section. */
export const Above = Type.Object(
  { section: Type.Enum([...PARENT_SECTIONS]), slug: Type.String({ maxLength: 120 }) },
  { additionalProperties: false },
);
export type Above = Static<typeof Above>;

/** Letters, rows and numbers: how much of each is taken. */
export const COMMITTEE_LIMITS = {
  mandate: 1_000,
  legalBasis: 300,
  rhythm: 150,
  category: 80,
  reason: 600,
  categories: 30,
  seats: 500,
} as const;

/** Describes a committee, besides the envelope. */
export const createCommitteeDetailsSchema = <T extends TSchema>(text: T) =>
  Type.Object({
    mandate: text,
    legalBasis: text,
    createdOn: PlainDate,
    endsOn: nullable(PlainDate),
    rhythm: text,
    /** The body or committee above it; what was written before it could be said has none. */
    parent: Type.Optional(nullable(Above)),
    /** The key stays when the name of a category is changed. */
    composition: Type.Array(
      Type.Object({ key: Type.String(), category: text, seats: Type.Integer({ minimum: 1 }) }),
    ),
    dissolution: nullable(Type.Object({ on: PlainDate, reason: text })),
  });
/** A member with the seat that they hold or held; null: a substitute, or nobody has said which. */
export const CommitteeMember = Type.Intersect([
  Member,
  Type.Object({
    seat: nullable(Type.String()),
    /** Null: the term runs, or ran to its end. */
    endedAs: nullable(Type.Enum([...TERM_ENDS])),
    electedBy: nullable(Election),
    /** Null: nothing was declared yet, or the term is over. */
    interests: nullable(Interests),
  }),
]);
export type CommitteeMember = Static<typeof CommitteeMember>;

export const CommitteeFacts = Type.Intersect([
  Type.Omit(createCommitteeDetailsSchema(Text), ['composition', 'parent']),
  Type.Object({
    memberCount: Count,
    /** Seats that nobody holds today. */
    vacantSeats: Count,
    composition: Type.Array(Seats),
  }),
]);
export type CommitteeFacts = Static<typeof CommitteeFacts>;
export const CommitteeDetails = Type.Intersect([
  CommitteeFacts,
  Type.Object({
    members: Type.Array(CommitteeMember),
    mayGiveSeats: Type.Boolean(),
    /**
     * Parent of the committee, and what stands below it, as far as the person who asks may read
     * that.
     */
    parent: nullable(ContentReference),
    below: Type.Array(ContentReference),
  }),
]);
export type CommitteeDetails = Static<typeof CommitteeDetails>;
