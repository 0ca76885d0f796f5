/** Offices of the portal that an administrator gives, or a door says of a person. */
export const GRANTABLE_ROLES = ['editor', 'moderator', 'admin'] as const;
export type GrantableRole = (typeof GRANTABLE_ROLES)[number];

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
 * Tells whether a person may open the administration: moderators for blocks, administrators for
 * everything.
 */
export const isPortalStaff = (roles: readonly string[]): boolean =>
  roles.some((role) => PORTAL_STAFF.includes(role));

const EDITORS = ['editor', 'admin'];

/** Tells whether a person may open the page where contents are published. */
export const isEditor = (roles: readonly string[]): boolean =>
  roles.some((role) => EDITORS.includes(role));

/** Tells whether a person may open what keeps the portal running. */
export const isAdmin = (roles: readonly string[]): boolean => roles.includes('admin');

/** Returns where a person's work in the administration begins; null for those who have none. */
export function getAdminPath(roles: readonly string[]): '/admin' | '/admin/contents' | null {
  if (isPortalStaff(roles)) return '/admin';
  return isEditor(roles) ? '/admin/contents' : null;
}
