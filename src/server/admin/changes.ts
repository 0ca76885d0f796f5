import type { Rights } from '../../shared/contract/admin';
import { getVerifiedUntil, type Verification } from '../../shared/residents';
import { getSettings } from '../city/currentSettings';
import type { Database } from '../db/openDatabase';
import { inTransactionAfter } from '../db/transactionCheck';
import { Problem } from '../http/problem';
import type { HostContext } from '../hostContext';
import { writeAudit } from '../identity/audit';
import { requireOtherAdmin } from '../identity/lastAdmin';
import { requireKnownScopes } from '../identity/scopedPlaces';
import { findCredentialByPerson } from '../identity/credentials';
import { mailSecondFactor } from '../identity/secondFactorMails';
import { isGivenVerified, toVerificationColumns } from '../identity/residence';
import { deleteSecondFactors } from '../identity/secondFactors';
import { endSessions } from '../identity/sessions';

/** By whom a change is made, why, and when. */
export interface AdminAction {
  /** Null: whoever works on the installation's machine. */
  readonly actorId: string | null;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Person whom a change is about: their roles of all sources as they were when the change was asked
 * for.
 */
export interface AffectedPerson {
  readonly id: string;
  readonly roles: readonly string[];
}

/**
 * Locks both people at once, in the order of their ids: administrators who change one another wait
 * for each other here.
 */
async function lockBoth(
  db: Database,
  { id }: AffectedPerson,
  { actorId }: AdminAction,
): Promise<void> {
  await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', actorId === null ? [id] : [id, actorId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type ChangeContext = Pick<HostContext, 'db' | 'doors'>;

/**
 * Runs in a transaction with the subject locked. @throws Problem lastAdmin where the subject ceases
 * to be one
 */
const inChange = (
  { db, doors }: ChangeContext,
  subject: AffectedPerson,
  { resigns, ...cause }: AdminAction & { readonly resigns: boolean },
  change: (trx: Database) => Promise<void>,
): Promise<void> =>
  inTransactionAfter(
    db,
    (trx) => (resigns ? requireOtherAdmin(trx, subject.id, doors) : lockBoth(trx, subject, cause)),
    change,
  );

const isSame = (one: Rights, other: Rights) =>
  one.verified === other.verified && String(one.roles) === String(other.roles);

/** @throws Problem notFound for a person who has left meanwhile */
async function readGiven(db: Database, id: string, now: Date): Promise<Rights> {
  const { roles, verified } = await db
    .selectFrom('people')
    .select(['roles', isGivenVerified(now).as('verified')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('notFound'));
  return { roles: [...roles].sort(), verified };
}

/**
 * Changes what is given to a person from now on; nothing is written when that is what they have. It
 * counts from the next request on.
 * @throws Problem lastAdmin, unknownScope
 */
export function changeRights(
  context: ChangeContext,
  subject: AffectedPerson,
  rights: Rights,
  cause: AdminAction,
): Promise<void> {
  const personId = subject.id;
  const after = { roles: [...rights.roles].sort(), verified: rights.verified };
  const resigns = subject.roles.includes('admin') && !after.roles.includes('admin');
  return inChange(context, subject, { ...cause, resigns }, async (trx) => {
    const before = await readGiven(trx, personId, cause.at);
    await requireKnownScopes(
      trx,
      after.roles.filter((role) => !before.roles.includes(role)),
    );
    await writeRights(trx, { personId, before, after }, cause);
  });
}

/** Returns what changes of a verification with the right; facts are given by `verifyResident`. */
function toVerificationChange(before: Rights, after: Rights, at: Date) {
  if (before.verified === after.verified) return {};
  const until = getVerifiedUntil(getSettings().residents, at);
  const facts = { at, until, district: null, bornFrom: null, bornTo: null };
  return toVerificationColumns(after.verified ? facts : null);
}

/**
 * Writes down that the staff have verified a resident, with district and birth date as they have
 * seen them. The log keeps that they were seen, not what they are.
 */
export function verifyResident(
  context: ChangeContext,
  subject: AffectedPerson,
  verification: Verification,
  cause: AdminAction,
): Promise<void> {
  const personId = subject.id;
  return inChange(context, subject, { ...cause, resigns: false }, async (trx) => {
    const { verified } = await readGiven(trx, personId, cause.at);
    await trx
      .updateTable('people')
      .set({ ...toVerificationColumns(verification), updated_at: cause.at })
      .where('id', '=', personId)
      .execute();
    const after = {
      verified: true,
      until: verification.until?.toISOString() ?? null,
      hasDistrict: verification.district !== null,
      hasBirthDate: verification.bornTo !== null,
    };
    const states = { before: { verified }, after };
    await writeAudit(trx, { ...cause, ...states, personId, action: 'residentVerified' });
  });
}

interface RightsChange {
  readonly personId: string;
  readonly before: Rights;
  readonly after: Rights;
}

async function writeRights(
  trx: Database,
  { personId, before, after }: RightsChange,
  cause: AdminAction,
): Promise<void> {
  if (isSame(before, after)) return;
  await trx
    .updateTable('people')
    .set({ ...after, ...toVerificationChange(before, after, cause.at), updated_at: cause.at })
    .where('id', '=', personId)
    .execute();
  await writeAudit(trx, { ...cause, personId, action: 'rightsChanged', before, after });
}

/** Makes a person an administrator besides what they are, in the transaction of whoever asks. */
export async function giveAdmin(
  trx: Database,
  personId: string,
  cause: AdminAction,
): Promise<void> {
  const before = await readGiven(trx, personId, cause.at);
  const roles = [...new Set([...before.roles, 'admin'])].sort();
  await writeRights(trx, { personId, before, after: { ...before, roles } }, cause);
}

/**
 * Bars a person: every session ends, and none can be begun. Nothing happens when they are blocked.
 * @throws Problem lastAdmin
 */
export function block(
  context: ChangeContext,
  subject: AffectedPerson,
  cause: AdminAction,
): Promise<void> {
  const personId = subject.id;
  const resigns = subject.roles.includes('admin');
  return inChange(context, subject, { ...cause, resigns }, async (trx) => {
    const blocked = await trx
      .updateTable('people')
      .set({ blocked_at: cause.at, blocked_reason: cause.reason })
      .where('id', '=', personId)
      .where('blocked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!blocked) return;
    await endSessions(trx, null, { personId, device: '', kind: 'allSessionsEnded' }, cause.at);
    const states = { before: { blocked: false }, after: { blocked: true } };
    await writeAudit(trx, { ...cause, ...states, personId, action: 'blocked' });
  });
}

/** Lets a person sign in again. Nothing happens when they are not blocked. */
export function unblock(
  context: ChangeContext,
  subject: AffectedPerson,
  cause: AdminAction,
): Promise<void> {
  const personId = subject.id;
  return inChange(context, subject, { ...cause, resigns: false }, async (trx) => {
    const unblocked = await trx
      .updateTable('people')
      .set({ blocked_at: null, blocked_reason: null })
      .where('id', '=', personId)
      .where('blocked_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!unblocked) return;
    const states = { before: { blocked: true }, after: { blocked: false } };
    await writeAudit(trx, { ...cause, ...states, personId, action: 'unblocked' });
  });
}

/**
 * Takes the second factors of a person off whose app, passkeys and codes are lost: every session
 * ends, and they are told by mail with the reason. Nothing happens where they have none.
 */
export function resetSecondFactor(
  context: HostContext,
  subject: AffectedPerson,
  cause: AdminAction,
): Promise<void> {
  const personId = subject.id;
  return inChange(context, subject, { ...cause, resigns: false }, async (trx) => {
    const credential = await findCredentialByPerson(trx, personId);
    if (!credential || !(await deleteSecondFactors(trx, personId))) return;
    await endSessions(trx, null, { personId, device: '', kind: 'secondFactorOff' }, cause.at);
    const states = { before: { secondFactor: true }, after: { secondFactor: false } };
    await writeAudit(trx, { ...cause, ...states, personId, action: 'secondFactorReset' });
    await mailSecondFactor(
      context,
      credential,
      { template: 'secondFactorReset', reason: cause.reason },
      trx,
    );
  });
}
