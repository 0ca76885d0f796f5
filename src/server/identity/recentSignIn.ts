import type { FastifyRequest } from 'fastify';
import { RECENT_SIGN_IN_MS } from '../../shared/contract/profile';
import type { PortalSettings } from '../../shared/contract/settings';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';

const SETUP_PROOF_MS = 60 * 60_000;

/**
 * Checks that the session's person proved who they are a short while ago, for what a session left
 * open must not be able to do (ASVS 7.5.1).
 * @throws Problem recentSignInRequired
 */
export async function requireRecentSignIn(
  { db, clock }: HostContext,
  { sessionId }: Pick<FastifyRequest, 'sessionId'>,
  maxAgeMs = RECENT_SIGN_IN_MS,
): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('family_id', '=', sessionId)
    .executeTakeFirst();
  const isRecent = session && clock() - session.authenticated_at.getTime() <= maxAgeMs;
  if (!isRecent) throw new Problem('recentSignInRequired');
}

/**
 * Returns how old a proof may be for what changes the portal. The administrator who sets it up
 * reads and writes for long between two presses, and nobody else is in it: there it lasts as long
 * as the session that the setup code opens.
 */
export const getMaxProofAge = ({ stage }: Pick<PortalSettings, 'stage'>): number =>
  stage === 'setup' ? SETUP_PROOF_MS : RECENT_SIGN_IN_MS;

type ProofHook = (request: FastifyRequest) => Promise<void>;

/**
 * Creates the hook of a route that changes what everybody depends on, or gives out personal data.
 * It comes after those that decide who may: nobody is asked for a proof in vain. A token without a
 * session is one of the host's own tools; no sign-in gives one.
 * @throws Problem recentSignInRequired
 */
export const createProofHook =
  (context: HostContext): ProofHook =>
  async ({ sessionId, settings }) => {
    if (sessionId !== null)
      await requireRecentSignIn(context, { sessionId }, getMaxProofAge(settings));
  };

/** Writes down that the person of a session has just proved who they are. */
export async function renewProof(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: now })
    .where('family_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
