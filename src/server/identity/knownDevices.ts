import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import { getInstallationSecret } from './installationSecret';

/**
 * Facts that a request says of its device, as far as this installation has written them there
 * itself.
 */
export interface KnownDevice {
  /** Names the device; null where nobody has signed in before. */
  readonly id: string | null;
  /** Tells whether this account has signed in on it. */
  knows(account: string): boolean;
}

export interface KnownDevices {
  read(request: FastifyRequest): Promise<KnownDevice>;
  /**
   * Writes to the device that somebody has signed in there; `account` where it is one with a
   * password.
   */
  remember(request: FastifyRequest, reply: FastifyReply, account: string | null): Promise<void>;
}

const COOKIE = 'meydan-device';
const SECRET_KEY = 'knownDevices';
const ID_BYTES = 16;
const MAC_BYTES = 16;
/** A family shares a device; the accounts that signed in last are known. */
const MAX_ACCOUNTS = 8;
const DAY_S = 24 * 3_600;
const ID = /^[\w-]{22}$/;

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const hash = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(parts.join(' '))
    .digest()
    .subarray(0, MAC_BYTES)
    .toString('base64url');

/** Reads the cookie; what this installation has not written itself is no device. */
function parse(secret: string, cookie = ''): { id: string | null; accounts: readonly string[] } {
  const [id = '', proof = '', ...accounts] = cookie.split('.');
  const isOurs = ID.test(id) && isEqual(proof, hash(secret, id));
  return isOurs ? { id, accounts: accounts.slice(0, MAX_ACCOUNTS) } : { id: null, accounts: [] };
}

/**
 * Recognises devices that people have signed in on, so that a stranger's wrong passwords and the
 * tries of a network do not lock them out (OWASP, device cookies). The cookie is no credential: it
 * opens nothing, it only decides what a failed try is counted for. It names no account: it holds a
 * random id and keyed hashes that only this installation can make.
 */
export function openKnownDevices(db: Database, isSecure: boolean): KnownDevices {
  let loading: Promise<string> | null = null;
  const loadSecret = () => {
    loading ??= getInstallationSecret(db, SECRET_KEY);
    // A database that was away is asked again.
    loading.catch(() => (loading = null));
    return loading;
  };

  return {
    async read({ cookies }) {
      const secret = await loadSecret();
      const { id, accounts } = parse(secret, cookies[COOKIE]);
      return {
        id,
        knows: (account) =>
          id !== null && accounts.some((known) => isEqual(known, hash(secret, id, account))),
      };
    },
    async remember({ cookies }, reply, account) {
      const secret = await loadSecret();
      const found = parse(secret, cookies[COOKIE]);
      const id = found.id ?? randomBytes(ID_BYTES).toString('base64url');
      const added = account === null ? [] : [hash(secret, id, account)];
      const accounts = [...new Set(added.concat(found.accounts))].slice(0, MAX_ACCOUNTS);
      reply.setCookie(COOKIE, [id, hash(secret, id), ...accounts].join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        maxAge: RETENTION_PERIODS.deviceDays * DAY_S,
      });
    },
  };
}
