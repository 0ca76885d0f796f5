import { createHash, createHmac } from 'node:crypto';
import type { Database } from '../db/openDatabase';
import { getInstallationSecret } from './installationSecret';

/** The account at a door that somebody signs in with. */
export interface DoorLogin {
  readonly issuer: string;
  readonly subject: string;
}

/**
 * Login that a person signs in with: an account at a provider, or an e-mail address (its key) with
 * a password.
 */
export type Login = DoorLogin | { readonly emailKey: string };

const SECRET_KEY = 'departedVotersSecret';

const textOf = (login: Login): string =>
  'emailKey' in login ? `mailto:\n${login.emailKey}` : `${login.issuer}\n${login.subject}`;

/**
 * Computes the keyed hash of a login: without the secret of the installation nobody can try out
 * whose it is.
 */
export type HashLogin = (login: Login) => Buffer;

/** HMAC-SHA-256 (RFC 2104) with a secret of the installation. */
export async function openLoginHash(db: Database): Promise<HashLogin> {
  const secret = await getInstallationSecret(db, SECRET_KEY);
  return (login) => createHmac('sha256', secret).update(textOf(login)).digest();
}

/**
 * Computes the keyed hash of a login in one poll or one draw: the same login has another one
 * elsewhere.
 */
export const hashLoginKey = (id: string, login: Login, hash: HashLogin): Buffer =>
  createHash('sha256').update(id).update(hash(login)).digest();
