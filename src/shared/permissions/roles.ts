import { SECTIONS } from '../sections';

/** Offices of the portal that an administrator gives, or a door says of a person. */
export const GRANTABLE_ROLES = ['editor', 'moderator', 'admin'] as const;
export type GrantableRole = (typeof GRANTABLE_ROLES)[number];

/** Roles that can be given for a part of the portal alone. */
export const SCOPED_ROLES = ['editor', 'moderator'] as const satisfies readonly GrantableRole[];
export type ScopedRole = (typeof SCOPED_ROLES)[number];

/** Parts of the portal: a section, a district with those that lie in it, a team or committee. */
const SCOPE_KINDS = ['section', 'district', 'group'] as const;
export type ScopeKind = (typeof SCOPE_KINDS)[number];

/** A role and the part that it holds for: of `editor:district=north`, `value` is `north`. */
export interface RoleScope {
  readonly role: ScopedRole;
  readonly kind: ScopeKind;
  /** Name of a section, key of a district, id of a group. */
  readonly value: string;
}

const VALUES: Readonly<Record<ScopeKind, string>> = {
  section: SECTIONS.join('|'),
  district: '[a-z0-9]+(?:-[a-z0-9]+)*',
  group: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
};
const SCOPE_PATTERN = SCOPE_KINDS.map((kind) => `${kind}=(?:${VALUES[kind]})`).join('|');
const SCOPED_PATTERN = `(?:${SCOPED_ROLES.join('|')}):(?:${SCOPE_PATTERN})`;

/** Matches how a role is written that can be given: `admin`, `editor:section=events`. */
export const ROLE_PATTERN = `^(?:${GRANTABLE_ROLES.join('|')}|${SCOPED_PATTERN})$`;

const SCOPED = new RegExp(`^${SCOPED_PATTERN}$`);

/** Parses a role with a scope; null for one that holds everywhere, or is none. */
export function parseRoleScope(text: string): RoleScope | null {
  if (!SCOPED.test(text)) return null;
  const [role, kind, value] = text.split(/[:=]/) as [ScopedRole, ScopeKind, string];
  return { role, kind, value };
}

export const toScopedRole = ({ role, kind, value }: RoleScope): string =>
  `${role}:${kind}=${value}`;

/** Returns the name of a role without its scope. */
export const getRoleName = (text: string): string => parseRoleScope(text)?.role ?? text;

/** Tells whether somebody has one of these roles, for all or for a part of the portal. */
export const hasRoleSomewhere = (
  roles: readonly string[],
  ...wanted: readonly GrantableRole[]
): boolean => roles.map(getRoleName).some((name) => (wanted as readonly string[]).includes(name));

/**
 * Roles that a person can have here; roles add up. The roles of teams and committees count in their
 * own group alone: a lead of one team is a participant in every other. `verified` is a claim about
 * the person, not an office.
 */
export const ROLES = [
  'anonymous',
  'participant',
  'verified',
  'team_member',
  'team_lead',
  'committee_member',
  'committee_officer',
  ...GRANTABLE_ROLES,
] as const;
export type Role = (typeof ROLES)[number];

const PORTAL_STAFF = ['moderator', 'admin'];

/**
 * Tells whether a person may open the pages about people: moderators for blocks, administrators for
 * everything; not who moderates a part of the portal alone.
 */
export const isPortalStaff = (roles: readonly string[]): boolean =>
  roles.some((role) => PORTAL_STAFF.includes(role));

/** Tells whether a person may open the page where contents are published. */
export const isEditor = (roles: readonly string[]): boolean =>
  hasRoleSomewhere(roles, 'editor', 'admin');

/** Tells whether a person may open the page where the staff decides about comments. */
export const isModerator = (roles: readonly string[]): boolean =>
  hasRoleSomewhere(roles, 'moderator', 'admin');

/** Tells whether a person is of the staff, if only for a part of the portal. */
export const isOfStaff = (roles: readonly string[]): boolean =>
  hasRoleSomewhere(roles, ...GRANTABLE_ROLES);

/** Tells whether a person may open what keeps the portal running. */
export const isAdmin = (roles: readonly string[]): boolean => roles.includes('admin');

/** Returns where a person's work in the administration begins; null for those who have none. */
export const getAdminPath = (roles: readonly string[]): string | null =>
  isOfStaff(roles) ? '/admin' : null;
