import { sql } from 'kysely';
import { toTitledSlug } from '../content/localize';
import type { MyTeams } from '../../shared/contract/memberships';
import { LEADING_ROLES, isLeading, type MemberRole } from '../../shared/contract/teams';
import type { Viewer } from '../../shared/permissions/can';
import { countMembers } from '../content/members';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';
import { isActive, isGroupPublished } from '../db/activeMembers';
import { listEmailKeys } from '../identity/emailAddresses';
import { isOpenTeam, selectTeams, type TeamRow } from './team';
import { keepGoodInvitations } from './inviters';
import { toCityDay } from '../city/currentSettings';

type Own = TeamRow & {
  readonly state: 'requested' | 'active' | 'suspended';
  readonly role: MemberRole;
  readonly since: string;
  readonly note: string;
};
type Standing = MyTeams['teams'][number]['standing'];

/**
 * Own memberships of teams that are or were out, and of those that the person has asked the city
 * for, the newest first.
 */
async function listOwn({ db, now }: ReadContext, viewer: Viewer): Promise<Own[]> {
  const rows = await selectTeams(db)
    .innerJoin('memberships', 'memberships.content_id', 'contents.id')
    .select(['memberships.state', 'memberships.role', 'memberships.note'])
    .select(sql<string>`memberships.since::text`.as('since'))
    .where('memberships.person_id', '=', viewer.id)
    .where(sql<boolean>`(${isGroupPublished('contents')} or ${isVisibleTo(viewer, now)})`)
    .where((eb) =>
      eb.or([
        eb('memberships.until', 'is', null),
        eb('memberships.until', '>=', toCityDay(now.getTime())),
      ]),
    )
    .where('contents.hidden_at', 'is', null)
    .where('contents.withdrawn_at', 'is', null)
    .orderBy('memberships.since', 'desc')
    .orderBy('contents.id')
    .execute();
  return rows as unknown as Own[];
}

function standingOf(team: TeamRow): Standing {
  if (team.status === 'archived') return 'archived';
  if (team.status !== 'published') return 'asked';
  return isOpenTeam(team) ? 'open' : 'suspended';
}

/** Counts how many people lead each of these teams. */
async function countLeads(
  { db, now }: ReadContext,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('memberships')
    .select('content_id')
    .select((eb) => eb.fn.countAll<number>().as('leads'))
    .where('content_id', 'in', [...ids])
    .where('role', 'in', [...LEADING_ROLES])
    .where(isActive(now))
    .groupBy('content_id')
    .execute();
  return new Map(rows.map(({ content_id, leads }) => [content_id, leads]));
}

async function presentTeams(reading: ReadContext, own: readonly Own[]): Promise<MyTeams['teams']> {
  const ids = own.map(({ id }) => id);
  const [members, leads] = await Promise.all([
    countMembers(reading.db, ids, reading.now),
    countLeads(reading, ids),
  ]);
  return own.flatMap((row) =>
    row.state === 'requested'
      ? []
      : {
          team: toTitledSlug(row, reading.locale),
          state: row.state,
          standing: standingOf(row),
          role: row.role,
          since: row.since,
          memberCount: members.get(row.id) ?? 0,
          isLastLead: row.state === 'active' && isLeading(row.role) && leads.get(row.id) === 1,
        },
  );
}

/** Invitations to one of the own addresses that wait for an answer. */
async function listInvited(reading: ReadContext, viewer: Viewer): Promise<MyTeams['invitations']> {
  const { db, now, locale } = reading;
  const keys = await listEmailKeys(db, viewer.id);
  if (keys.length === 0) return [];
  const rows = await selectTeams(db)
    .innerJoin('team_invitations', 'team_invitations.content_id', 'contents.id')
    .leftJoin('people', 'people.id', 'team_invitations.invited_by')
    .select(['team_invitations.id as invitation', 'expires_at', 'people.name as by', 'invited_by'])
    .where('email_key', 'in', keys)
    .where('used', '=', 0)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('contents.status', '=', 'published')
    .where('contents.hidden_at', 'is', null)
    .where('contents.withdrawn_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships')
            .select('memberships.person_id')
            .whereRef('memberships.content_id', '=', 'contents.id')
            .where('memberships.person_id', '=', viewer.id)
            .where('memberships.state', '<>', 'requested'),
        ),
      ),
    )
    .orderBy('team_invitations.created_at', 'desc')
    .execute();
  const good = await Promise.all(
    rows.map((row) => keepGoodInvitations(db, row as unknown as TeamRow, [row], now)),
  );
  return good.flat().map(({ invitation, by, expires_at, ...team }) => ({
    id: invitation,
    team: toTitledSlug(team as unknown as TeamRow, locale),
    by,
    expiresAt: expires_at.toISOString(),
  }));
}

/** Wishes to join that wait for this person, the oldest first. */
async function listWaiting(
  { db, locale }: ReadContext,
  viewer: Viewer,
): Promise<MyTeams['waiting']> {
  if (viewer.leaderOf.length === 0) return [];
  const rows = await selectTeams(db)
    .innerJoin('memberships', 'memberships.content_id', 'contents.id')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select(['memberships.note', 'people.id as personId', 'people.name'])
    .select(sql<string>`memberships.since::text`.as('since'))
    .where('contents.id', 'in', [...viewer.leaderOf])
    .where('memberships.state', '=', 'requested')
    .where('people.blocked_at', 'is', null)
    .orderBy('memberships.since')
    .orderBy('people.name')
    .execute();
  return rows.map(({ personId, name, since, note, ...team }) => ({
    team: toTitledSlug(team as unknown as TeamRow, locale),
    personId,
    name,
    since,
    note,
  }));
}

/** Reads how a person stands to teams: theirs, what they asked for, what they are asked. */
export async function readMyTeams(reading: ReadContext, viewer: Viewer): Promise<MyTeams> {
  const own = await listOwn(reading, viewer);
  const [teams, invitations, waiting] = await Promise.all([
    presentTeams(reading, own),
    listInvited(reading, viewer),
    listWaiting(reading, viewer),
  ]);
  const requests = own
    .filter(({ state }) => state === 'requested')
    .map((row) => ({ team: toTitledSlug(row, reading.locale), since: row.since, note: row.note }));
  return { teams, requests, invitations, waiting };
}
