import { Type, type Static, type TSchema } from 'typebox';
import { Member } from './teams';
import { Count, DateTime, PlainDate, Text, nullable } from './text';

export const COMMITTEE_KINDS = ['standing', 'temporary', 'advisory'] as const;

/** A committee, besides the envelope. */
export const committeeDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    mandate: text,
    legalBasis: text,
    createdOn: PlainDate,
    endsOn: nullable(PlainDate),
    rhythm: text,
    composition: Type.Array(Type.Object({ category: text, seats: Type.Integer({ minimum: 1 }) })),
    vacantSeats: Count,
    dissolution: nullable(Type.Object({ on: PlainDate, reason: text })),
    meetings: Type.Array(
      Type.Object({
        at: DateTime,
        title: text,
        place: text,
        agenda: Type.Array(text),
        minutes: nullable(text),
      }),
    ),
  });
export const CommitteeFacts = Type.Intersect([
  committeeDetails(Text),
  Type.Object({ memberCount: Count }),
]);
export type CommitteeFacts = Static<typeof CommitteeFacts>;
export const CommitteeDetails = Type.Intersect([
  CommitteeFacts,
  Type.Object({ members: Type.Array(Member) }),
]);
export type CommitteeDetails = Static<typeof CommitteeDetails>;
