import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import type { Credential } from './credentials';
import { lockPerson } from './lockPerson';
import { mailSecondFactor } from './secondFactorMails';
import { deleteRecoveryCodes, findSecondFactor, replaceRecoveryCodes } from './secondFactors';
import { recordSecurityEvent } from './securityEvents';
import { endSessions } from './sessions';

/** A person who changes their second factors now, in this session and on this device. */
export interface FactorOwner {
  readonly credential: Credential;
  readonly sessionId: string | null;
  readonly device: string;
  readonly now: Date;
}

/**
 * Adds a second factor, which `store` writes. With the first one all other sessions end, and
 * recovery codes are made; they are the answer, empty otherwise. The owner is told by mail.
 */
export async function addFactor(
  context: HostContext,
  trx: Database,
  { credential, sessionId, device, now }: FactorOwner,
  store: () => Promise<void>,
): Promise<string[]> {
  const { personId } = credential;
  await lockPerson(trx, personId);
  const isFirst = !(await findSecondFactor(trx, personId));
  await store();
  const kind = isFirst ? 'secondFactorOn' : 'factorAdded';
  await mailSecondFactor(context, credential, { template: kind }, trx);
  if (isFirst) {
    await endSessions(trx, sessionId, { personId, device, kind }, now);
    return replaceRecoveryCodes(trx, personId, now);
  }
  await recordSecurityEvent(trx, { personId, kind, device }, now);
  return [];
}

/**
 * Removes a second factor, which `remove` deletes. With the last one the recovery codes go. The
 * owner is told by mail. False where there was nothing to remove.
 */
export async function removeFactor(
  context: HostContext,
  trx: Database,
  { credential, device, now }: FactorOwner,
  remove: () => Promise<boolean>,
): Promise<boolean> {
  const { personId } = credential;
  await lockPerson(trx, personId);
  if (!(await remove())) return false;
  const isLast = !(await findSecondFactor(trx, personId));
  if (isLast) await deleteRecoveryCodes(trx, personId);
  const kind = isLast ? 'secondFactorOff' : 'factorRemoved';
  await recordSecurityEvent(trx, { personId, kind, device }, now);
  await mailSecondFactor(context, credential, { template: kind }, trx);
  return true;
}
