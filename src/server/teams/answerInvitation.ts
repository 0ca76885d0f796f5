import type { Selectable } from 'kysely';
import { toTitledSlug } from '../content/localize';
import type {
  InvitationAnswer,
  InvitationAnswered,
  InvitationShown,
} from '../../shared/contract/memberships';
import type { Viewer } from '../../shared/permissions/can';
import type { ReadContext } from '../content/section';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { Problem } from '../http/problem';
import { listEmailKeys, listPeopleByEmailKeys } from '../identity/emailAddresses';
import { findMember, followAsMember, putMember } from './members';
import { verifyInvitationToken } from './invitationToken';
import { keepGoodInvitations } from './inviters';
import { lockTeam, requireOpenTeam, selectTeams, type TeamRow } from './team';

type InvitationRow = Selectable<Tables['team_invitations']>;

/** @throws Problem invitationEnded, invitationExpired */
async function requireAlive(
  db: Database,
  team: TeamRow,
  row: InvitationRow,
  now: Date,
): Promise<void> {
  if (row.ended_at !== null) throw new Problem('invitationEnded');
  if (row.expires_at <= now) throw new Problem('invitationExpired');
  if ((await keepGoodInvitations(db, team, [row], now)).length === 0)
    throw new Problem('invitationEnded');
}

const findTeam = (db: Database, { content_id }: InvitationRow): Promise<TeamRow | undefined> =>
  selectTeams(db).where('id', '=', content_id).executeTakeFirst();

const isUsedUp = ({ used, uses }: InvitationRow): boolean => used >= uses;

const isOwn = async (db: Database, { email_key }: InvitationRow, viewer: Viewer) =>
  email_key !== null && (await listEmailKeys(db, viewer.id)).includes(email_key);

/**
 * Sent to an address that another account has. One that nobody has belongs to whoever has the mail.
 */
async function isForOther(db: Database, row: InvitationRow, viewer: Viewer): Promise<boolean> {
  if (row.email_key === null || (await isOwn(db, row, viewer))) return false;
  return (await listPeopleByEmailKeys(db, [row.email_key])).length > 0;
}

const selectInvitation = (db: Database, id: string) =>
  db.selectFrom('team_invitations').selectAll().where('id', '=', id);

/** @throws Problem linkInvalid */
async function idGivenBy(db: Database, { token }: { readonly token: string }): Promise<string> {
  const id = await verifyInvitationToken(db, token);
  if (id === null) throw new Problem('linkInvalid');
  return id;
}

async function stateFor(
  { db, viewer, now }: ReadContext,
  row: InvitationRow,
): Promise<InvitationShown['state']> {
  const member = viewer && (await findMember(db, row.content_id, viewer.id, now));
  if (member && member.state !== 'requested') return 'member';
  if (isUsedUp(row)) return 'used';
  return viewer && (await isForOther(db, row, viewer)) ? 'forOther' : 'open';
}

/**
 * Returns what an invitation is for, signed in or not. @throws Problem linkInvalid,
 * invitationEnded, invitationExpired
 */
export async function readInvitation(
  reading: ReadContext,
  token: string,
): Promise<InvitationShown> {
  const { db, now, locale } = reading;
  const id = await idGivenBy(db, { token });
  const row = await selectInvitation(db, id).executeTakeFirst();
  const team = row && (await findTeam(db, row));
  if (!row || !team) throw new Problem('linkInvalid');
  await requireAlive(db, team, row, now);
  const by = await db
    .selectFrom('people')
    .select('name')
    .where('id', '=', row.invited_by)
    .executeTakeFirst();
  return {
    team: toTitledSlug(team, locale),
    by: by?.name ?? null,
    expiresAt: row.expires_at.toISOString(),
    state: await stateFor(reading, row),
  };
}

interface Answering {
  readonly trx: Database;
  readonly viewer: Viewer;
  readonly row: InvitationRow;
  readonly now: Date;
}

/** @throws Problem invitationUsed, invitationForOther, membershipSuspended */
async function accept({ trx, viewer, row, now }: Answering): Promise<void> {
  const { content_id: teamId, invited_by: invitedBy } = row;
  const member = await findMember(trx, teamId, viewer.id, now);
  if (member?.state === 'suspended') throw new Problem('membershipSuspended');
  if (member?.state === 'active') return;
  if (isUsedUp(row)) throw new Problem('invitationUsed');
  if (await isForOther(trx, row, viewer)) throw new Problem('invitationForOther');
  await putMember(trx, { teamId, personId: viewer.id, state: 'active', invitedBy }, now);
  await trx
    .updateTable('team_invitations')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
}

/**
 * Declines an invitation: a link goes on for others; a mail was for one. @throws Problem
 * invitationUsed, invitationForOther
 */
async function decline({ trx, viewer, row, now }: Answering): Promise<void> {
  if (row.email_key === null) return;
  if (isUsedUp(row)) throw new Problem('invitationUsed');
  if (await isForOther(trx, row, viewer)) throw new Problem('invitationForOther');
  await trx
    .updateTable('team_invitations')
    .set({ ended_at: now })
    .where('id', '=', row.id)
    .execute();
}

/**
 * Finds the invitation by its token, or by the id of one that was sent to an own address.
 * @throws Problem invalidRequest, linkInvalid, invitationEnded, invitationExpired, notFound
 */
async function findAnswered(
  { db, viewer, now }: { readonly db: Database; readonly viewer: Viewer; readonly now: Date },
  { token, id }: InvitationAnswer,
): Promise<InvitationRow> {
  if ((token === undefined) === (id === undefined)) throw new Problem('invalidRequest');
  const wanted = token === undefined ? (id ?? '') : await idGivenBy(db, { token });
  const row = await selectInvitation(db, wanted).executeTakeFirst();
  if (token === undefined && (!row || !(await isOwn(db, row, viewer))))
    throw new Problem('notFound');
  const team = row && (await findTeam(db, row));
  if (!row || !team) throw new Problem('linkInvalid');
  await requireAlive(db, team, row, now);
  return row;
}

/**
 * Becomes a member by an invitation, or says no to it. Who is a member already stays one, and the
 * invitation can still be used.
 * @throws Problem invalidRequest, notFound, linkInvalid, invitationEnded, invitationExpired,
 *   teamClosed, invitationUsed, invitationForOther, membershipSuspended
 */
export async function answerInvitation(
  { db, now }: ReadContext,
  viewer: Viewer,
  answer: InvitationAnswer,
): Promise<InvitationAnswered> {
  const found = await findAnswered({ db, viewer, now }, answer);
  const answered = await db.transaction().execute(async (trx) => {
    const team = await lockTeam(trx, found.content_id);
    // The first person to come may have used or withdrawn it while the team was locked.
    const row = await findAnswered({ db: trx, viewer, now }, answer);
    if (answer.accepts) requireOpenTeam(team);
    await (answer.accepts ? accept : decline)({ trx, viewer, row, now });
    const member = await findMember(trx, team.id, viewer.id, now);
    return { slug: team.slug, state: member?.state ?? null };
  });
  if (answer.accepts && answered.state === 'active')
    await followAsMember(db, { content_id: found.content_id, person_id: viewer.id }, now);
  return answered;
}
