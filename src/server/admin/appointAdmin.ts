import type { Rights } from '../../shared/contract/admin';
import type { Database } from '../db/openDatabase';
import { findCredential } from '../identity/credentials';
import { changeRights } from './changes';

export type Appointment =
  { readonly kind: 'appointed'; readonly name: string } | { readonly kind: 'unknown' | 'blocked' };

const REASON = 'Appointed on the command line of the installation';

/**
 * Makes the owner of a confirmed address an administrator: the first one, where no door says who
 * that is. An address that only a door told us is not enough: it proves nothing about who holds it.
 */
export async function appointAdmin(db: Database, email: string, now: Date): Promise<Appointment> {
  const account = await findCredential(db, email);
  if (!account?.isConfirmed) return { kind: 'unknown' };
  if (account.isBlocked) return { kind: 'blocked' };
  const { personId: id, name } = account;
  const { roles, verified } = await db
    .selectFrom('people')
    .select(['roles', 'verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const given = { roles: [...new Set([...roles, 'admin'])] as Rights['roles'], verified };
  await changeRights(db, { id, roles }, given, { actorId: null, reason: REASON, at: now });
  return { kind: 'appointed', name };
}
