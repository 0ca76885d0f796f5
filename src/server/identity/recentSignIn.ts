import type { FastifyRequest } from 'fastify';
import { RECENT_SIGN_IN_MS } from '../../shared/contract/profile';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';

/**
 * Checks that the session's person proved who they are within the last 15 minutes, for what a
 * session left open must not be able to do (ASVS 7.5.1).
 * @throws Problem recentSignInRequired
 */
export async function requireRecentSignIn(
  { db, clock }: HostContext,
  { sessionId }: FastifyRequest,
): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('family_id', '=', sessionId)
    .executeTakeFirst();
  const isRecent = session && clock() - session.authenticated_at.getTime() <= RECENT_SIGN_IN_MS;
  if (!isRecent) throw new Problem('recentSignInRequired');
}
