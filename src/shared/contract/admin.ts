import Type, { type Static } from 'typebox';
import { GRANTABLE_ROLES, ROLE_PATTERN } from '../permissions/roles';
import { Count, DateTime, PlainDate, nullable } from './text';
import { DistrictKey } from './vocabularies';

export const PERSON_STATES = ['active', 'blocked'] as const;

const UUID_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const Role = Type.Enum([...GRANTABLE_ROLES], {
  description: 'for all or for a part of the portal',
});

/** A role as it is given. */
export const GivenRole = Type.String({
  pattern: ROLE_PATTERN,
  description:
    '`editor`, `moderator`, `admin`; the first two also for a part of the portal alone: `editor:section=events`, `moderator:district=north` with what lies in it, `editor:group=` and the id of a team or committee',
});
const MAX_GIVEN_ROLES = 50;

/** `GET /v1/admin/people`; the newest account first, 50 a page. */
export const PeopleQuery = Type.Object(
  {
    q: Type.Optional(
      Type.String({ maxLength: 200, description: 'Part of a name, or how an address begins' }),
    ),
    role: Type.Optional(Role),
    state: Type.Optional(Type.Enum([...PERSON_STATES])),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type PeopleQuery = Static<typeof PeopleQuery>;

export const AdminPersonRow = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  /** Null for moderators, and for people without an address. */
  email: nullable(Type.String()),
  since: DateTime,
  /** Together: given here and said by doors. */
  roles: Type.Array(Type.String()),
  verified: Type.Boolean(),
  blockedAt: nullable(DateTime),
});
export type AdminPersonRow = Static<typeof AdminPersonRow>;

export const AdminPeople = Type.Object({
  items: Type.Array(AdminPersonRow),
  next: nullable(Type.String()),
  total: Count,
});
export type AdminPeople = Static<typeof AdminPeople>;

const given = {
  roles: Type.Array(GivenRole, { uniqueItems: true, maxItems: MAX_GIVEN_ROLES }),
  verified: Type.Boolean(),
};
/**
 * Rights that were given to a person here. Rights that an identity provider asserts cannot be
 * changed here.
 */
export const Rights = Type.Object(given);
export type Rights = Static<typeof Rights>;

/** Facts that verifications say of a resident, as long as they hold. */
export const Residence = Type.Object({
  /** Moment of the newest verification; null for one from before this was written down. */
  since: nullable(DateTime),
  /** Null where it holds without an end. */
  until: nullable(DateTime),
  /** Key of the district; null where none was said. */
  district: nullable(Type.String()),
  /**
   * First and last day on which the person can have been born: the same for a birth date. Of
   * somebody who is only known to be over an age, the first is null.
   */
  bornFrom: nullable(PlainDate),
  bornTo: nullable(PlainDate),
});
export type Residence = Static<typeof Residence>;

/** `GET /v1/admin/people/{id}` */
export const AdminPerson = Type.Intersect([
  AdminPersonRow,
  Type.Object({
    given: Rights,
    /** Null for who is no verified resident now, and for moderators. */
    residence: nullable(Residence),
    hasPassword: Type.Boolean(),
    hasSecondFactor: Type.Boolean(),
    doors: Type.Array(
      Type.Object({
        issuer: Type.String(),
        linkedAt: DateTime,
        roles: Type.Array(Type.String()),
        verified: Type.Boolean(),
      }),
    ),
    sessions: Count,
    lastUsedAt: nullable(DateTime),
    blockedReason: nullable(Type.String()),
  }),
]);
export type AdminPerson = Static<typeof AdminPerson>;

/** Reason that stands in the log; blanks around it do not count. */
const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S[^]+\\S' });
/** `PUT /v1/admin/people/{id}/rights`: answers 204, as the two below do. */
export const RightsChange = Type.Object(
  { ...given, reason: Reason },
  { additionalProperties: false },
);
export type RightsChange = Static<typeof RightsChange>;
/**
 * `PUT /v1/admin/people/{id}/verification`: what the staff have seen of a resident, in the place of
 * an earlier verification of theirs. The document itself is not kept. Answers 204.
 */
export const VerificationChange = Type.Object(
  {
    verifiedOn: PlainDate,
    district: nullable(DistrictKey),
    birthDate: nullable(PlainDate),
    reason: Reason,
  },
  { additionalProperties: false },
);
export type VerificationChange = Static<typeof VerificationChange>;

/** `PUT` and `DELETE /v1/admin/people/{id}/block` */
export const BlockChange = Type.Object({ reason: Reason }, { additionalProperties: false });
export type BlockChange = Static<typeof BlockChange>;

/** `DELETE /v1/admin/people/{id}/second-factor`: answers 204. */
export const SecondFactorReset = Type.Object({ reason: Reason }, { additionalProperties: false });
export type SecondFactorReset = Static<typeof SecondFactorReset>;

export const AUDIT_ACTIONS = [
  'rightsChanged',
  'residentVerified',
  'emailChanged',
  'emailChangeUndone',
  'peopleInvited',
  'invitationWithdrawn',
  'invitationRestored',
  'settingsChanged',
  'blocked',
  'unblocked',
  'secondFactorReset',
  'feedbackAnswered',
  'feedbackDone',
  'feedbackReopened',
  'edited',
  'published',
  'publishedOnTime',
  'notPublishedOnTime',
  'submitted',
  'returned',
  'scheduled',
  'unscheduled',
  'archived',
  'unarchived',
  'retracted',
  'reinstated',
  'deleted',
  'restored',
  'hidden',
  'shown',
  'moderationUndone',
  'teamSuspended',
  'teamResumed',
  'legalBegun',
  'legalSignedOff',
  'legalChanged',
  'legalAnnounced',
  'legalTakenBack',
  'legalDraftDeleted',
  'certificateWithdrawn',
  'certificateReinstated',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const Named = nullable(Type.Object({ id: Type.String({ format: 'uuid' }), name: Type.String() }));

/** A row of `GET /v1/admin/audit`, newest first. Who has left is null. */
export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: DateTime,
  action: Type.Enum([...AUDIT_ACTIONS]),
  actor: Named,
  person: Named,
  before: Type.Record(Type.String(), Type.Unknown()),
  after: Type.Record(Type.String(), Type.Unknown()),
  reason: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** `GET /v1/admin/audit`: 50 a page. Moderators see blocks alone. */
export const AuditQuery = Type.Object(
  {
    person: Type.Optional(Type.String({ pattern: UUID_PATTERN })),
    cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  },
  { additionalProperties: false },
);
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditPage = Type.Object({
  items: Type.Array(AuditEntry),
  next: nullable(Type.String()),
});
export type AuditPage = Static<typeof AuditPage>;
