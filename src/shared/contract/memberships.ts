import { Type, type Static } from 'typebox';
import { SLUG_PATTERN } from './editing';
import { createLocalizedSchema } from './localizedText';
import { INVITATION_LIMITS, JOINING_MODES, TEAM_LIMITS } from '../teamRules';
import { LineFault } from './papers';
import { MEMBER_ROLES, MEMBER_STATES, TeamSwitches } from './teams';
import { Count, DateTime, Email, LocaleSchema, Localized, PlainDate, Text, nullable } from './text';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const Role = Type.Enum([...MEMBER_ROLES]);
const State = Type.Enum([...MEMBER_STATES]);

/** `PUT /v1/teams/{slug}/membership`: joins, or asks to. */
export const JoiningWish = Type.Object(
  { note: Type.Optional(Type.String({ maxLength: TEAM_LIMITS.note })) },
  strict,
);
export type JoiningWish = Static<typeof JoiningWish>;

/** `GET /v1/teams/{slug}/membership`: how somebody stands to a team, and what they may do there. */
export const MyMembership = Type.Object({
  /** Null: no member, and not about to become one. */
  state: nullable(State),
  role: nullable(Role),
  since: nullable(PlainDate),
  /** Note that was written when asking to join. */
  note: Type.String(),
  /** Leaving would leave nobody who leads. */
  isLastLead: Type.Boolean(),
  may: Type.Object({
    join: Type.Boolean(),
    leave: Type.Boolean(),
    add: Type.Boolean(),
    change: Type.Boolean(),
    suspendTeam: Type.Boolean(),
    lookInside: Type.Boolean(),
    /** Make somebody else lead in their own place. */
    handOver: Type.Boolean(),
  }),
});
export type MyMembership = Static<typeof MyMembership>;

const MEMBER_ACTS = [
  'accept',
  'decline',
  'suspend',
  'resume',
  'makeLead',
  'makeMember',
  'handOver',
  'remove',
] as const;
export type MemberAct = (typeof MEMBER_ACTS)[number];

export const MemberParams = Type.Object({
  slug: Type.String({ pattern: '^[a-z0-9-]{1,120}$' }),
  person: Id,
});
/** `POST /v1/teams/{slug}/members/{person}/acts`: answers 204, as what follows does. */
export const MemberChange = Type.Object({ act: Type.Enum([...MEMBER_ACTS]) }, strict);
export type MemberChange = Static<typeof MemberChange>;
/**
 * `PUT /v1/teams/{slug}/members/{person}/title`: what somebody does in the team; without any text,
 * nothing special.
 */
export const MemberTitle = Type.Object({ title: createLocalizedSchema(TEAM_LIMITS.title) }, strict);
export type MemberTitle = Static<typeof MemberTitle>;

/** A member as those see them who lead the team. */
export const TeamMember = Type.Object({
  personId: Id,
  name: Type.String(),
  role: Role,
  title: Localized,
  state: State,
  since: PlainDate,
  note: Type.String(),
});
export type TeamMember = Static<typeof TeamMember>;

export const Invitation = Type.Object({
  id: Id,
  /** Null: a link for whoever has it. */
  email: nullable(Type.String()),
  /** Label of a link; null where it was sent by mail. */
  link: nullable(Type.String()),
  by: nullable(Type.String()),
  expiresAt: DateTime,
  uses: Count,
  used: Count,
});
export type Invitation = Static<typeof Invitation>;

/**
 * `GET /v1/teams/{slug}/members`: for those who may add others; requests and who is suspended only
 * for those who lead.
 */
export const TeamManagement = Type.Object({
  members: Type.Array(TeamMember),
  invitations: Type.Array(Invitation),
  switches: TeamSwitches,
});
export type TeamManagement = Static<typeof TeamManagement>;

/** `POST /v1/teams/{slug}/invitations`: always answered alike, whoever has an account. */
export const NewInvitations = Type.Object(
  {
    emails: Type.Array(Type.String({ minLength: 1, maxLength: 1_000 }), {
      minItems: 1,
      maxItems: INVITATION_LIMITS.addresses,
    }),
    /** Language of the mail. */
    locale: LocaleSchema,
  },
  strict,
);
export type NewInvitations = Static<typeof NewInvitations>;
/**
 * Result of sending invitations: where an address is not valid, nothing was sent; `line` is its
 * place among them, from 1.
 */
export const InvitationsSent = Type.Object({ invited: Count, faults: Type.Array(LineFault) });
export type InvitationsSent = Static<typeof InvitationsSent>;

/**
 * `POST /v1/teams/{slug}/invitation-links`; the same Idempotency-Key answers the same link again.
 */
export const NewLink = Type.Object(
  {
    uses: Type.Integer({ minimum: 1, maximum: INVITATION_LIMITS.linkUses }),
    days: Type.Integer({ minimum: 1, maximum: INVITATION_LIMITS.linkDays }),
  },
  strict,
);
export type NewLink = Static<typeof NewLink>;

const TOKEN_PATTERN = '^[0-9a-f-]{36}\\.[A-Za-z0-9_-]{43}$';
const Token = Type.String({ pattern: TOKEN_PATTERN });

/** `POST /v1/invitations/look`: what an invitation is for. Whoever has it may know. */
export const InvitationToken = Type.Object({ token: Token }, strict);
export type InvitationToken = Static<typeof InvitationToken>;

const INVITATION_STATES = ['open', 'used', 'forOther', 'member'] as const;
export const InvitationShown = Type.Object({
  team: Type.Object({ slug: Type.String(), title: Text }),
  by: nullable(Type.String()),
  expiresAt: DateTime,
  /** `forOther`: it was sent to the address of another account. */
  state: Type.Enum([...INVITATION_STATES]),
});
export type InvitationShown = Static<typeof InvitationShown>;

/** `POST /v1/invitations/answers`: by the token of a link, or by the id of one of `MyTeams`. */
export const InvitationAnswer = Type.Object(
  { token: Type.Optional(Token), id: Type.Optional(Id), accepts: Type.Boolean() },
  strict,
);
export type InvitationAnswer = Static<typeof InvitationAnswer>;
export const InvitationAnswered = Type.Object({ slug: Type.String(), state: nullable(State) });
export type InvitationAnswered = Static<typeof InvitationAnswered>;

const TeamName = Type.Object({ slug: Type.String(), title: Text });

/** `GET /v1/me/memberships` */
export const MyTeams = Type.Object({
  teams: Type.Array(
    Type.Object({
      team: TeamName,
      state: Type.Enum(['active', 'suspended']),
      /** State of the team: waits for the city’s approval, open, suspended or ended. */
      standing: Type.Enum(['asked', 'open', 'suspended', 'archived']),
      role: Role,
      since: PlainDate,
      memberCount: Count,
      isLastLead: Type.Boolean(),
    }),
  ),
  /** Own wishes to join that nobody has answered. */
  requests: Type.Array(Type.Object({ team: TeamName, since: PlainDate, note: Type.String() })),
  invitations: Type.Array(
    Type.Object({ id: Id, team: TeamName, by: nullable(Type.String()), expiresAt: DateTime }),
  ),
  /** Wishes of others that the person who asks decides about. */
  waiting: Type.Array(
    Type.Object({
      team: TeamName,
      personId: Id,
      name: Type.String(),
      since: PlainDate,
      note: Type.String(),
    }),
  ),
});
export type MyTeams = Static<typeof MyTeams>;

/** `POST /v1/teams/founding`: asks for a team; the city decides. */
export const NewTeam = Type.Object(
  {
    name: Type.String({ minLength: TEAM_LIMITS.name.least, maxLength: TEAM_LIMITS.name.most }),
    handle: Type.String({
      pattern: SLUG_PATTERN,
      minLength: TEAM_LIMITS.handle.least,
      maxLength: TEAM_LIMITS.handle.most,
    }),
    purpose: Type.String({ minLength: 1, maxLength: TEAM_LIMITS.purpose }),
    /** Description of what the team does, in Markdown: the text of its page. */
    about: Type.String({ minLength: 1, maxLength: TEAM_LIMITS.about }),
    joining: Type.Enum([...JOINING_MODES]),
    contact: Email,
    /** The language that it is written in. */
    locale: LocaleSchema,
  },
  strict,
);
export type NewTeam = Static<typeof NewTeam>;
export const TeamAsked = Type.Object({ slug: Type.String() });
export type TeamAsked = Static<typeof TeamAsked>;

/** `PUT /v1/teams/{slug}/suspension`: in the words and language of who decides. */
export const TeamSuspension = Type.Object(
  {
    reason: Type.String({ minLength: 3, maxLength: TEAM_LIMITS.reason, pattern: '\\S[^]+\\S' }),
    locale: LocaleSchema,
  },
  strict,
);
export type TeamSuspension = Static<typeof TeamSuspension>;
