import Type, { type Static } from 'typebox';
import { termsVersion } from './accounts';
import { GivenRole } from './admin';
import { LineFault } from './papers';
import { Count, DateTime, LocaleSchema, nullable } from './text';

/** A table of people: the letters of `MAX_PEOPLE_LINES` long lines. */
export const MAX_LIST_LETTERS = 2_000_000;

const invited = {
  email: Type.String(),
  name: Type.String({ description: 'Empty where the list says none' }),
  roles: Type.Array(GivenRole),
  locale: LocaleSchema,
};

/** `POST /v1/admin/invitations` and `…/check`: a table of people as a spreadsheet writes it. */
export const PeopleList = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: MAX_LIST_LETTERS }) },
  { additionalProperties: false },
);
export type PeopleList = Static<typeof PeopleList>;

/** Report on a table of people. Faults keep everybody from being invited. */
export const PeopleListRead = Type.Object({
  /** Number of those who are, or would be, invited. */
  invited: Count,
  /** The first of them. */
  people: Type.Array(Type.Object(invited)),
  /** The first faults: `noHeader`, `noAddress`, `nameTooLong`, `unknownRole`, `unknownScope` … */
  faults: Type.Array(LineFault),
  /** The first of those whom it leaves as they are: `hasAccount`, `isInvited`. */
  known: Type.Array(LineFault),
});
export type PeopleListRead = Static<typeof PeopleListRead>;

export const InvitationsQuery = Type.Object(
  { cursor: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);
export type InvitationsQuery = Static<typeof InvitationsQuery>;

export const OpenInvitation = Type.Object({
  id: Type.String({ format: 'uuid' }),
  ...invited,
  /** Name of the administrator; null when they have left. */
  by: nullable(Type.String()),
  sentAt: DateTime,
  expiresAt: DateTime,
});
export type OpenInvitation = Static<typeof OpenInvitation>;

/** `GET /v1/admin/invitations`: those that can still be used, the newest first, 50 a page. */
export const OpenInvitations = Type.Object({
  items: Type.Array(OpenInvitation),
  next: nullable(Type.String()),
  total: Count,
});
export type OpenInvitations = Static<typeof OpenInvitations>;

const Token = Type.String({ minLength: 20, maxLength: 200 });

/** `POST /v1/accounts/invitation/look` and `POST /v1/me/invitation`: by the link of the mail. */
export const AccountInvitationToken = Type.Object({ token: Token });
export type AccountInvitationToken = Static<typeof AccountInvitationToken>;

const INVITATION_STATES = ['open', 'hasAccount', 'forOther', 'used'] as const;
/** An invitation as its link shows it; `hasAccount`: the address has one, and wants a sign-in. */
export const AccountInvitationShown = Type.Object({
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(GivenRole),
  expiresAt: DateTime,
  state: Type.Enum([...INVITATION_STATES]),
});
export type AccountInvitationShown = Static<typeof AccountInvitationShown>;

/** `POST /v1/accounts/invitation`: a new account with the address of the invitation. */
export const InvitedAccount = Type.Object({
  token: Token,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  password: Type.String({ minLength: 1, maxLength: 1_000 }),
  locale: LocaleSchema,
  termsVersion,
});
export type InvitedAccount = Static<typeof InvitedAccount>;
