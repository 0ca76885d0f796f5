import { createHmac, timingSafeEqual } from 'node:crypto';
import { STOPPED_RHYTHMS, type StoppedRhythm } from '../../../shared/contract/digests';
import type { Database } from '../../db/openDatabase';
import { isUuid } from '../../http/uuid';
import { getInstallationSecret } from '../../identity/installationSecret';

/** Person and rhythm of the mails that a link stops. */
export interface MailStop {
  readonly personId: string;
  readonly rhythm: StoppedRhythm;
}

const sealOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`stop mails\n${text}`).digest();

/** Returns the secret that the links in mails are signed with. */
export const getStopSecret = (db: Database): Promise<string> =>
  getInstallationSecret(db, 'stopMails');

/**
 * Creates the token of a link that stops mails: it says whose and which, and is signed. It does not
 * expire, because the mail does not; all that it allows is to choose whether such mails come.
 */
export function createStopToken(secret: string, { personId, rhythm }: MailStop): string {
  const text = `${personId}.${rhythm}`;
  return `${text}.${sealOf(secret, text).toString('base64url')}`;
}

/** Reads a token; null where it is not one of ours. */
export function readStopToken(secret: string, token: string): MailStop | null {
  const [personId = '', named = '', seal = ''] = token.split('.');
  const rhythm = STOPPED_RHYTHMS.find((one) => one === named);
  if (!rhythm || !isUuid(personId)) return null;
  const [given, right] = [Buffer.from(seal, 'base64url'), sealOf(secret, `${personId}.${rhythm}`)];
  return given.length === right.length && timingSafeEqual(given, right)
    ? { personId, rhythm }
    : null;
}
