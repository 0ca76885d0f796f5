import { Type, type Static, type TSchema } from 'typebox';
import { Count, PlainDate, Text, nullable } from './text';

export const MEMBER_ROLES = [
  'member',
  'lead',
  'chair',
  'viceChair',
  'secretary',
  'substitute',
] as const;

/** A membership row: teams and committees share the table. */
export const Member = Type.Object({
  personId: Type.String({ format: 'uuid' }),
  name: Type.String(),
  role: Type.Enum([...MEMBER_ROLES]),
  title: nullable(Text),
  since: PlainDate,
  until: nullable(PlainDate),
});
export type Member = Static<typeof Member>;

/** A team, besides the envelope. */
export const teamDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    purpose: text,
    joining: Type.Enum(['open', 'onRequest', 'invitationOnly']),
    contact: Type.String({ format: 'email' }),
    founded: PlainDate,
  });
export const TeamFacts = Type.Intersect([teamDetails(Text), Type.Object({ memberCount: Count })]);
export type TeamFacts = Static<typeof TeamFacts>;
export const TeamDetails = Type.Intersect([
  TeamFacts,
  Type.Object({ members: Type.Array(Member) }),
]);
export type TeamDetails = Static<typeof TeamDetails>;
