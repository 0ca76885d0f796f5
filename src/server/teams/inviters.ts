import { can } from '../../shared/permissions/can';
import type { Database } from '../db/openDatabase';
import { readRights } from '../identity/peopleRights';
import { toTeamResource, type TeamRow } from './team';

/** An invitation, as far as it says who invites. */
interface Invited {
  /** Null: an account that was deleted. */
  readonly invited_by: string | null;
}

/**
 * Keeps the invitations of those who may still add members to the team: whoever was suspended, has
 * left or is blocked takes nobody in, by no link that they have kept.
 */
export async function keepGoodInvitations<Row extends Invited>(
  db: Database,
  team: TeamRow,
  rows: readonly Row[],
  now: Date,
): Promise<Row[]> {
  const ids = rows.flatMap(({ invited_by }) => invited_by ?? []);
  const rights = await readRights(db, [...new Set(ids)], now);
  const mayAdd = (id: string | null) =>
    can(rights.get(id ?? '') ?? null, 'members.add', toTeamResource(team), now.getTime());
  return rows.filter(({ invited_by }) => mayAdd(invited_by));
}
