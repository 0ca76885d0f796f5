import type { Selectable } from 'kysely';
import {
  LEADING_ROLES,
  isLeading,
  type MemberRole,
  type MemberState,
} from '../../shared/contract/teams';
import { followByWriting } from '../content/following';
import { isActive } from '../db/activeMembers';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { Problem } from '../http/problem';
import { notify, type NewNotification } from '../notifications/notify';
import { toCityDay } from '../city/currentSettings';

export type MemberRow = Omit<Selectable<Tables['memberships']>, 'role' | 'state'> & {
  readonly role: MemberRole;
  readonly state: MemberState;
};

const today = (now: Date) => toCityDay(now.getTime());

/**
 * Finds a member of a team; undefined for a person who is not a member, or whose time there is
 * over.
 */
export async function findMember(
  db: Database,
  teamId: string,
  personId: string,
  now: Date,
): Promise<MemberRow | undefined> {
  const row = await db
    .selectFrom('memberships')
    .selectAll()
    .where('content_id', '=', teamId)
    .where('person_id', '=', personId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today(now))]))
    .executeTakeFirst();
  return row as MemberRow | undefined;
}

/** Lists the people who lead a team on that day. */
export async function listLeads(db: Database, teamId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('person_id')
    .where('content_id', '=', teamId)
    .where('role', 'in', [...LEADING_ROLES])
    .where(isActive(now))
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/**
 * Tells whether nobody would lead the team without this member. Call it with the team locked to
 * decide by it.
 */
export async function isLastLead(db: Database, member: MemberRow, now: Date): Promise<boolean> {
  if (member.state !== 'active' || !isLeading(member.role)) return false;
  const leads = await listLeads(db, member.content_id, now);
  return leads.every((id) => id === member.person_id);
}

/** @throws Problem lastLead */
export async function requireOtherLead(db: Database, member: MemberRow, now: Date): Promise<void> {
  if (await isLastLead(db, member, now)) throw new Problem('lastLead');
}

interface NewMember {
  readonly teamId: string;
  readonly personId: string;
  readonly state: MemberState;
  readonly role?: MemberRole;
  readonly note?: string;
  readonly invitedBy?: string | null;
}

/** Stores a person who joins or comes back: nothing of an earlier membership stays. */
export async function putMember(
  trx: Database,
  { teamId, personId, state, role = 'member', note = '', invitedBy = null }: NewMember,
  now: Date,
): Promise<void> {
  const facts = {
    state,
    role,
    note,
    title: null,
    since: today(now),
    until: null,
    joined_at: state === 'active' ? now : null,
    invited_by: invitedBy,
  };
  await trx
    .insertInto('memberships')
    .values({ content_id: teamId, person_id: personId, ...facts })
    .onConflict((conflict) =>
      conflict.columns(['content_id', 'person_id', 'term']).doUpdateSet(facts),
    )
    .execute();
}

const ofRow = (
  trx: Database,
  { content_id, person_id }: Pick<MemberRow, 'content_id' | 'person_id'>,
) => ({
  update: trx
    .updateTable('memberships')
    .where('content_id', '=', content_id)
    .where('person_id', '=', person_id),
  delete: trx
    .deleteFrom('memberships')
    .where('content_id', '=', content_id)
    .where('person_id', '=', person_id),
});

export async function changeMember(
  trx: Database,
  member: MemberRow,
  columns: Partial<Pick<MemberRow, 'role' | 'state' | 'note' | 'since' | 'joined_at'>>,
): Promise<void> {
  await ofRow(trx, member).update.set(columns).execute();
}

export async function setMemberTitle(
  trx: Database,
  member: MemberRow,
  title: object | null,
): Promise<void> {
  await ofRow(trx, member)
    .update.set({ title: title && JSON.stringify(title) })
    .execute();
}

export async function deleteMember(trx: Database, member: MemberRow): Promise<void> {
  await ofRow(trx, member).delete.execute();
}

/**
 * Makes a new member follow the team from then on, unless they have stopped before. In a
 * transaction of its own: writers of follows take the rows in another order than those who change a
 * team.
 */
export const followAsMember = (
  db: Database,
  { content_id: contentId, person_id: personId }: Pick<MemberRow, 'content_id' | 'person_id'>,
  at: Date,
): Promise<void> =>
  db.transaction().execute((trx) => followByWriting(trx, { contentId, personId, at }));

/** Returns the news of what becomes of a person in a team, at one moment: the same is told once. */
export const toMemberNotification = (
  news: Pick<NewNotification, 'kind' | 'because' | 'actorId' | 'at'>,
  { content_id, person_id }: Pick<MemberRow, 'content_id' | 'person_id'>,
): NewNotification => ({
  ...news,
  contentId: content_id,
  occasion: `${news.kind} ${content_id} ${person_id} ${news.at.getTime()}`,
});

export { notify };
