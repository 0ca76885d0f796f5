import { sql } from 'kysely';
import type { PortalSettings } from '../../shared/contract/settings';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';

/**
 * Checks before password sign-in ends that an administrator comes in by a provider that this host
 * knows; otherwise nobody could take it back. That one stays an administrator until the transaction
 * of the caller ends.
 * @throws Problem invalidSettings
 */
export async function requireOtherWayIn(
  { db, doors }: Pick<HostContext, 'db' | 'doors'>,
  { passwords }: Partial<PortalSettings['signIn']>,
): Promise<void> {
  if (passwords !== false) return;
  if (doors.length === 0) throw new Problem('invalidSettings', 'passwords: noProvider');
  const issuers = doors.map(({ issuer }) => issuer);
  const admin = await db
    .selectFrom('identities')
    .innerJoin('people', 'people.id', 'identities.person_id')
    .innerJoin('rights', 'rights.person_id', 'people.id')
    .select('people.id')
    .where('issuer', 'in', issuers)
    .where('blocked_at', 'is', null)
    .where('rights.roles', '@>', sql<string[]>`array['admin']`)
    .limit(1)
    .forUpdate('people')
    .executeTakeFirst();
  if (!admin) throw new Problem('invalidSettings', 'passwords: noAdminByProvider');
}
