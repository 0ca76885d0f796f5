import { readBody } from '../editing/readWritten';
import { Problem } from '../http/problem';
import {
  deleteMember,
  findMember,
  followAsMember,
  listLeads,
  toMemberNotification,
  notify,
  putMember,
  requireOtherLead,
} from './members';
import { lockTeam, requireOpenTeam, type TeamContext } from './team';

const STATE_AFTER = { open: 'active', onRequest: 'requested' } as const;

/**
 * Joins a team that is open, and asks to be let in where that is decided by those who lead it;
 * again changes nothing.
 * @throws Problem teamClosed, byInvitationOnly, membershipSuspended
 */
export async function joinTeam(
  { reading, viewer, team }: TeamContext,
  words: string,
): Promise<void> {
  const { db, now } = reading;
  const hasJoined = await db.transaction().execute(async (trx) => {
    const { id: teamId, details, ...locked } = await lockTeam(trx, team.id);
    requireOpenTeam({ id: teamId, details, ...locked });
    const earlier = await findMember(trx, teamId, viewer.id, now);
    if (earlier?.state === 'suspended') throw new Problem('membershipSuspended');
    if (earlier) return false;
    if (details.joining === 'invitationOnly') throw new Problem('byInvitationOnly');
    const state = STATE_AFTER[details.joining];
    const note = state === 'requested' ? readBody(words) : '';
    await putMember(trx, { teamId, personId: viewer.id, state, note }, now);
    if (state === 'active') return true;
    const news = { kind: 'membershipRequested', because: 'leader' } as const;
    const who = { content_id: teamId, person_id: viewer.id };
    const leads = await listLeads(trx, teamId, now);
    await notify(trx, toMemberNotification({ ...news, actorId: viewer.id, at: now }, who), leads);
    return false;
  });
  if (hasJoined) await followAsMember(db, { content_id: team.id, person_id: viewer.id }, now);
}

/**
 * Leaves a team, or takes the wish to join back; who is suspended can leave as well. Again changes
 * nothing.
 * @throws Problem lastLead
 */
export function leaveTeam({ reading, viewer, team }: TeamContext): Promise<void> {
  const { db, now } = reading;
  return db.transaction().execute(async (trx) => {
    await lockTeam(trx, team.id);
    const member = await findMember(trx, team.id, viewer.id, now);
    if (!member) return;
    await requireOtherLead(trx, member, now);
    await deleteMember(trx, member);
  });
}
