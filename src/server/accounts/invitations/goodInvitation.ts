import { sql } from 'kysely';

/**
 * Tells, on `account_invitations`, whether who invited may still invite: an invitation gives roles,
 * and whoever is an administrator no longer gives none, by no link that they have sent before.
 */
export const isGoodInvitation = sql<boolean>`exists (
  select from people as inviter join rights on rights.person_id = inviter.id
  where inviter.id = account_invitations.invited_by and inviter.blocked_at is null
    and 'admin' = any(rights.roles))`;
