import type { Updateable } from 'kysely';
import type { TeamSuspension } from '../../shared/contract/memberships';
import type { TeamSwitches } from '../../shared/contract/teams';
import type { AuditAction } from '../../shared/contract/admin';
import { readBody } from '../editing/readWritten';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { Problem } from '../http/problem';
import { writeAudit } from '../identity/audit';
import { lockTeam, requireOpenTeam, type TeamContext, type StoredTeam, type TeamRow } from './team';

async function keepDetails(trx: Database, { id }: TeamRow, details: StoredTeam): Promise<void> {
  const columns: Updateable<Tables['contents']> = { details: JSON.stringify(details) };
  await trx.updateTable('contents').set(columns).where('id', '=', id).execute();
}

/** Sets what the team lets its members do from now on. @throws Problem teamClosed */
export function setSwitches({ team, reading }: TeamContext, switches: TeamSwitches): Promise<void> {
  return reading.db.transaction().execute(async (trx) => {
    const locked = await lockTeam(trx, team.id);
    requireOpenTeam(locked);
    await keepDetails(trx, locked, { ...locked.details, switches });
  });
}

const logged = (
  trx: Database,
  { viewer, reading }: TeamContext,
  { slug, title, original_locale }: TeamRow,
  { action, reason }: { readonly action: AuditAction; readonly reason: string },
): Promise<void> => {
  const traces = { section: 'teams', slug, title: title[original_locale] ?? '' };
  return writeAudit(trx, {
    at: reading.now,
    actorId: viewer.id,
    personId: null,
    action,
    reason,
    before: traces,
    after: traces,
  });
};

/**
 * Suspends a team: nobody writes in its name from now on, and its page says why. Again changes the
 * reason.
 * @throws Problem notPossibleNow
 */
export function suspendTeam(at: TeamContext, { reason, locale }: TeamSuspension): Promise<void> {
  const { team, reading } = at;
  const words = readBody(reason);
  return reading.db.transaction().execute(async (trx) => {
    const locked = await lockTeam(trx, team.id);
    if (locked.status !== 'published') throw new Problem('notPossibleNow');
    const since = locked.details.suspension?.since ?? reading.now.toISOString();
    const suspension = { since, reason: { [locale]: words } };
    await keepDetails(trx, locked, { ...locked.details, suspension });
    await logged(trx, at, locked, { action: 'teamSuspended', reason: words });
  });
}

/** Takes a suspension back; again changes nothing. */
export function resumeTeam(at: TeamContext): Promise<void> {
  return at.reading.db.transaction().execute(async (trx) => {
    const locked = await lockTeam(trx, at.team.id);
    const { suspension, ...details } = locked.details;
    if (!suspension) return;
    await keepDetails(trx, locked, details);
    await logged(trx, at, locked, { action: 'teamResumed', reason: '' });
  });
}
