import type { Selectable } from 'kysely';
import type {
  AccountInvitationShown,
  InvitedAccount,
} from '../../../shared/contract/accountInvitations';
import type { Viewer } from '../../../shared/permissions/can';
import type { Database } from '../../db/openDatabase';
import type { Tables } from '../../db/tables';
import { isUniqueViolation } from '../../db/uniqueViolation';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { writeAudit } from '../../identity/audit';
import { confirmAddress, deleteUnconfirmed } from '../../identity/credentials';
import { listEmailKeys, listPeopleByEmailKeys } from '../../identity/emailAddresses';
import { hashToken } from '../../identity/oneTimeTokens';
import { findPasswordFault } from '../../identity/passwordRules';
import { hashPassword } from '../../identity/passwords';
import { storePerson } from '../registration';
import { isGoodInvitation } from './goodInvitation';

type Invitation = Selectable<Tables['account_invitations']>;

const selectInvitation = (db: Database, token: string) =>
  db.selectFrom('account_invitations').selectAll().where('token_hash', '=', hashToken(token));

/** @throws Problem linkInvalid, invitationExpired, invitationEnded */
async function getInvitation(db: Database, token: string, now: Date): Promise<Invitation> {
  const row = await selectInvitation(db, token)
    .select(isGoodInvitation.as('isGood'))
    .executeTakeFirst();
  if (!row) throw new Problem('linkInvalid');
  if (row.expires_at <= now)
    throw new Problem(row.expiry_before_withdrawal ? 'linkInvalid' : 'invitationExpired');
  if (row.accepted_at === null && !row.isGood) throw new Problem('invitationEnded');
  return row;
}

/**
 * Locks an invitation that can be used: of many who come with it at once one is let in.
 * @throws Problem linkInvalid, invitationExpired, invitationEnded, invitationUsed
 */
async function lockInvitation(trx: Database, token: string, now: Date): Promise<Invitation> {
  await selectInvitation(trx, token).forUpdate().execute();
  const row = await getInvitation(trx, token, now);
  if (row.accepted_at !== null) throw new Problem('invitationUsed');
  return row;
}

/** Tells whether an account has the address by its own confirmation. */
async function hasAccount(db: Database, { email_key }: Invitation): Promise<boolean> {
  const row = await db
    .selectFrom('credentials')
    .select('person_id')
    .where('email_key', '=', email_key)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Tells whether the address belongs to somebody else's account. One that nobody has belongs to
 * whoever has the mail.
 */
async function isForOther(db: Database, { email_key }: Invitation, { id }: Viewer) {
  if ((await listEmailKeys(db, id)).includes(email_key)) return false;
  return (await listPeopleByEmailKeys(db, [email_key])).length > 0;
}

async function getState(
  db: Database,
  invitation: Invitation,
  viewer: Viewer | null,
): Promise<AccountInvitationShown['state']> {
  if (invitation.accepted_at !== null) return 'used';
  if (viewer) return (await isForOther(db, invitation, viewer)) ? 'forOther' : 'open';
  return (await hasAccount(db, invitation)) ? 'hasAccount' : 'open';
}

/** Reads what somebody is invited to. @throws Problem linkInvalid, invitationExpired */
export async function readInvitation(
  { db, clock }: HostContext,
  token: string,
  viewer: Viewer | null,
): Promise<AccountInvitationShown> {
  const invitation = await getInvitation(db, token, new Date(clock()));
  const { email, name, roles, expires_at } = invitation;
  const state = await getState(db, invitation, viewer);
  return { email, name, roles, expiresAt: expires_at.toISOString(), state };
}

/** Gives a person the roles of their invitation, and writes it into the log. */
async function giveRoles(
  trx: Database,
  personId: string,
  { id, roles, invited_by }: Invitation,
  now: Date,
): Promise<void> {
  const person = await trx
    .selectFrom('people')
    .select(['roles', 'verified'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('invalidToken'));
  const before = { roles: [...person.roles].sort(), verified: person.verified };
  const after = { ...before, roles: [...new Set([...before.roles, ...roles])].sort() };
  if (after.roles.length > before.roles.length) {
    await trx
      .updateTable('people')
      .set({ roles: after.roles, updated_at: now })
      .where('id', '=', personId)
      .execute();
    const states = { before, after, reason: '', at: now };
    await writeAudit(trx, { ...states, actorId: invited_by, personId, action: 'rightsChanged' });
  }
  await trx
    .updateTable('account_invitations')
    .set({ accepted_by: personId, accepted_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Creates the account of somebody who was invited, with the roles of the invitation. Its link
 * proves the address. An account that was registered with it and never confirmed gives way.
 * @param takeLimit counts a try for the address of the invitation; throws where there are too many
 * @throws Problem linkInvalid, invitationExpired, invitationUsed, weakPassword, accountExists
 */
export async function openInvitedAccount(
  { db, clock }: HostContext,
  { token, password, ...facts }: InvitedAccount,
  device: string,
  takeLimit: (emailKey: string) => Promise<void>,
): Promise<void> {
  const now = new Date(clock());
  const { email, email_key } = await getInvitation(db, token, now);
  await takeLimit(email_key);
  const fault = findPasswordFault(password, { name: facts.name, email });
  if (fault) throw new Problem('weakPassword', fault);
  const hash = await hashPassword(password);
  try {
    await db.transaction().execute(async (trx) => {
      const invitation = await lockInvitation(trx, token, now);
      await deleteUnconfirmed(trx, invitation.email_key);
      const personId = await storePerson(trx, { ...facts, email, hash }, undefined, now);
      await trx
        .insertInto('credentials')
        .values({
          person_id: personId,
          email: invitation.email,
          email_key: invitation.email_key,
          password_hash: hash,
          changed_at: now,
        })
        .execute();
      await confirmAddress(trx, personId, device, now);
      await giveRoles(trx, personId, invitation, now);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('accountExists') : error;
  }
}

/**
 * Gives somebody who is signed in the roles of their invitation, however they came.
 * @throws Problem linkInvalid, invitationExpired, invitationUsed, invitationForOther
 */
export async function acceptInvitation(
  { db, clock }: HostContext,
  token: string,
  viewer: Viewer,
): Promise<void> {
  const now = new Date(clock());
  await db.transaction().execute(async (trx) => {
    const invitation = await lockInvitation(trx, token, now);
    if (await isForOther(trx, invitation, viewer)) throw new Problem('invitationForOther');
    await giveRoles(trx, viewer.id, invitation, now);
  });
}
