import { Type, type Static, type TSchema } from 'typebox';
import { SECTIONS, type Section } from '../sections';
import { JOINING_MODES } from '../teamRules';
import { Count, DateTime, PlainDate, Text, nullable } from './text';

export const MEMBER_ROLES = [
  'member',
  'lead',
  'chair',
  'viceChair',
  'secretary',
  'substitute',
] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
/** Roles that speak for their group. */
export const LEADING_ROLES = [
  'lead',
  'chair',
  'viceChair',
  'secretary',
] as const satisfies readonly MemberRole[];
export const isLeading = (role: MemberRole): boolean =>
  LEADING_ROLES.some((leading) => leading === role);

/**
 * States of a membership; invitations are stored apart, for nobody is to see from one who has an
 * account.
 */
export const MEMBER_STATES = ['requested', 'active', 'suspended'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** A member as everybody sees them who may see the page: teams and committees share it. */
export const Member = Type.Object({
  personId: Type.String({ format: 'uuid' }),
  name: Type.String(),
  role: Type.Enum([...MEMBER_ROLES]),
  title: nullable(Text),
  since: PlainDate,
  until: nullable(PlainDate),
});
export type Member = Static<typeof Member>;

const flag = Type.Boolean();
export const TeamSwitches = Type.Object(
  {
    /** Invite others. */
    addMembers: flag,
    startDialogs: flag,
    /** Drafts of polls; those who lead publish them. */
    raisePolls: flag,
    /** Drafts of posts, events and publications. */
    writePosts: flag,
    /** Change what stands on the team's own page. */
    editTexts: flag,
    /** Change dialogs of the team that are out. */
    editDialogs: flag,
    /**
     * True if the author of a comment below a content of the team may change it later. Off: only
     * those who lead.
     */
    editComments: flag,
    /** Vote in polls for the members. Off: those who lead decide among themselves. */
    vote: flag,
  },
  { additionalProperties: false },
);
export type TeamSwitches = Static<typeof TeamSwitches>;

/** Describes a team, besides the envelope. */
export const createTeamDetailsSchema = <T extends TSchema>(text: T) =>
  Type.Object({
    purpose: text,
    joining: Type.Enum([...JOINING_MODES]),
    /** Null until somebody gives one; a team goes out only with one. */
    contact: nullable(Type.String()),
    founded: PlainDate,
    switches: Type.Optional(TeamSwitches),
    /** Set by the staff: nobody writes in its name until they take it back. */
    suspension: Type.Optional(Type.Object({ since: DateTime, reason: text })),
  });
export const TeamFacts = Type.Intersect([
  createTeamDetailsSchema(Text),
  Type.Object({ memberCount: Count }),
]);
export type TeamFacts = Static<typeof TeamFacts>;
export const TeamDetails = Type.Intersect([
  TeamFacts,
  Type.Object({
    members: Type.Array(Member),
    /**
     * Number of contents that were published in its name, for the reader, in each section that has
     * any.
     */
    published: Type.Array(
      Type.Object({ section: Type.Enum([...SECTIONS] as Section[]), count: Count }),
    ),
    /** The newest of it, at most ten. */
    latest: Type.Array(
      Type.Object({
        section: Type.Enum([...SECTIONS] as Section[]),
        slug: Type.String(),
        title: Text,
        at: DateTime,
      }),
    ),
  }),
]);
export type TeamDetails = Static<typeof TeamDetails>;
