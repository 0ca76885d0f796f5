import { Type, type Static, type TSchema } from 'typebox';
import { TERM_ENDS } from '../seatRules';
import { Election, Interests, Seats } from './seats';
import { Member } from './teams';
import { Count, PlainDate, Text, nullable } from './text';

export const COMMITTEE_KINDS = ['standing', 'temporary', 'advisory'] as const;

/** A committee, besides the envelope. */
export const committeeDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    mandate: text,
    legalBasis: text,
    createdOn: PlainDate,
    endsOn: nullable(PlainDate),
    rhythm: text,
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
  Type.Omit(committeeDetails(Text), ['composition']),
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
  Type.Object({ members: Type.Array(CommitteeMember), mayGiveSeats: Type.Boolean() }),
]);
export type CommitteeDetails = Static<typeof CommitteeDetails>;
