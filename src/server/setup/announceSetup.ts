import { hasAdmin } from '../admin/hasAdmin';
import type { Database } from '../db/openDatabase';
import { readStage } from './stage';
import { issueSetupCode } from './setupCode';

/** Writes what an operator does with a code. */
export const formatSetupCode = (portalOrigin: string, code: string): string =>
  `This portal is not set up. Open ${portalOrigin}/setup and enter ${code} (24 hours; a new one: npm run setup-code).`;

/**
 * Says how a new installation is set up, for the operator's eyes alone: the code is in no log.
 * @returns one line; null for an installation that has an administrator or is open
 */
export async function announceSetup(
  db: Database,
  portalOrigin: string,
  now: Date,
): Promise<string | null> {
  if ((await readStage(db)) !== 'setup' || (await hasAdmin(db))) return null;
  const issued = await issueSetupCode(db, now);
  if (typeof issued === 'string') return formatSetupCode(portalOrigin, issued);
  return `This portal is not set up. The code for ${portalOrigin}/setup was printed by the host ${issued.host} at ${issued.at} (a new one: npm run setup-code).`;
}
