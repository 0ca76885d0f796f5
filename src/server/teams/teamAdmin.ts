import { sql } from 'kysely';
import type { MyMembership, TeamManagement, TeamMember } from '../../shared/contract/memberships';
import { MEMBER_ROLES, isLeading } from '../../shared/contract/teams';
import { DEFAULT_TEAM_SWITCHES } from '../../shared/teamRules';
import { can } from '../../shared/permissions/can';
import { isActive } from '../db/activeMembers';
import type { HostContext } from '../hostContext';
import { listInvitations } from './invitations';
import { findMember, isLastLead } from './members';
import { isOpenTeam, canInTeam, type TeamContext } from './team';
import { toCityDay } from '../city/currentSettings';

/** Reads how the person who asks stands to a team, and what they may do there. */
export async function readMembership(at: TeamContext): Promise<MyMembership> {
  const { reading, viewer, team } = at;
  const member = await findMember(reading.db, team.id, viewer.id, reading.now);
  const isOpen = isOpenTeam(team);
  const isLast = member !== undefined && (await isLastLead(reading.db, member, reading.now));
  return {
    state: member?.state ?? null,
    role: member?.role ?? null,
    since: member?.since ?? null,
    note: member?.note ?? '',
    isLastLead: isLast,
    may: {
      join: isOpen && !member && team.details.joining !== 'invitationOnly',
      leave: member !== undefined && !isLast,
      add: isOpen && canInTeam(at, 'members.add'),
      change: isOpen && canInTeam(at, 'members.change'),
      handOver: isOpen && member?.state === 'active' && isLeading(member.role),
      lookInside: canInTeam(at, 'group.lookInside'),
      suspendTeam: can(viewer, 'team.suspend', null, reading.now.getTime()),
    },
  };
}

async function listMembers(
  { reading, team }: TeamContext,
  isForAll: boolean,
): Promise<TeamMember[]> {
  const { db, now } = reading;
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select(['people.id as personId', 'name', 'role', 'title', 'state', 'note'])
    .select(sql<string>`since::text`.as('since'))
    .where('content_id', '=', team.id)
    .where('people.blocked_at', 'is', null)
    .$if(!isForAll, (active) => active.where(isActive(now)))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', toCityDay(now.getTime()))]))
    .orderBy(sql`state = 'requested'`, 'desc')
    .orderBy(sql`array_position(${[...MEMBER_ROLES]}::text[], role)`)
    .orderBy('name')
    .execute();
  return rows.map(({ title, role, ...row }) => ({
    ...row,
    role: role as TeamMember['role'],
    title: title ?? {},
  }));
}

/**
 * Reads what people who add members see; requests and who is suspended are only for those who lead.
 */
export async function readTeamAdmin(
  context: HostContext,
  at: TeamContext,
): Promise<TeamManagement> {
  const isForAll = canInTeam(at, 'members.change');
  const [members, invitations] = await Promise.all([
    listMembers(at, isForAll),
    listInvitations(context, at, isForAll),
  ]);
  return { members, invitations, switches: at.team.details.switches ?? DEFAULT_TEAM_SWITCHES };
}
