import { hasAdmin } from '../admin/hasAdmin';
import type { Database } from '../db/openDatabase';
import { readStage } from './stage';
import { issueSetupCode } from './setupCode';

/** Writes what an operator does with a code. */
export const formatSetupCode = (portalOrigin: string, code: string): string =>
  `This portal is not set up. Open ${portalOrigin}/setup and enter ${code} (24 hours; a new one: npm run setup-code).`;

const NO_MAIL_YET =
  'No mail leaves this host yet, and a portal opens for everybody once a mail has arrived: set MEYDAN_MAIL (such as smtps://user:password@mail.example.org) and MEYDAN_MAIL_FROM (such as portal@example.org), and start it again. The setup goes on where it was.';

const formatStaffStage = (portalOrigin: string): string =>
  `This portal is open for the staff alone. Open it for everybody at ${portalOrigin}/setup.`;

/**
 * Says how a new installation is set up, for the operator's eyes alone: the code is in no log; and
 * what the setup cannot end without.
 * @returns lines; null for an installation that is not being set up
 */
export async function announceSetup(
  db: Database,
  { portalOrigin, sendsMail }: { readonly portalOrigin: string; readonly sendsMail: boolean },
  now: Date,
): Promise<string | null> {
  const stage = await readStage(db);
  if (stage === 'open') return null;
  if (stage === 'staff') return formatStaffStage(portalOrigin);
  const lines = [
    ...((await hasAdmin(db)) ? [] : [await announceCode(db, portalOrigin, now)]),
    ...(sendsMail ? [] : [NO_MAIL_YET]),
  ];
  return lines.length > 0 ? lines.join('\n') : null;
}

async function announceCode(db: Database, portalOrigin: string, now: Date): Promise<string> {
  const issued = await issueSetupCode(db, now);
  if (typeof issued === 'string') return formatSetupCode(portalOrigin, issued);
  return `This portal is not set up. The code for ${portalOrigin}/setup was printed by the host ${issued.host} at ${issued.at} (a new one: npm run setup-code).`;
}
