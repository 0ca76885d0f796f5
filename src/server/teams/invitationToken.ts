import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/openDatabase';
import { getInstallationSecret } from '../identity/installationSecret';

const SECRET_KEY = 'teamInvitationsSecret';

const sign = async (db: Database, id: string): Promise<Buffer> =>
  createHmac('sha256', await getInstallationSecret(db, SECRET_KEY))
    .update(id)
    .digest();

/**
 * Creates the text in the link of an invitation. It is not stored, and cannot be made from the id
 * alone.
 */
export const createInvitationToken = async (db: Database, id: string): Promise<string> =>
  `${id}.${(await sign(db, id)).toString('base64url')}`;

/** Returns the invitation that the token was made for; null for a token that was not made here. */
export async function verifyInvitationToken(db: Database, token: string): Promise<string | null> {
  const [id = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = await sign(db, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
