import { createECDH, createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Database } from '../../db/openDatabase';
import { getInstallationSecret } from '../../identity/installationSecret';

export interface VapidKeys {
  /** Uncompressed point in base64url, as `PushManager.subscribe` takes it. */
  readonly publicKey: string;
  readonly signing: KeyObject;
}

/** RFC 8292 §2 allows 24 hours; clocks differ. */
const EXPIRES_AFTER_S = 12 * 3_600;
const COORDINATE_BYTES = 32;

/**
 * Returns the key pair with which this installation says who it is to push services (RFC 8292). It
 * never changes: browsers have subscribed with it. The private key is the hash of a secret of the
 * installation, which all hosts share through the database.
 */
export async function getVapidKeys(db: Database): Promise<VapidKeys> {
  const secret = await getInstallationSecret(db, 'push');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update(secret).digest());
  const point = pair.getPublicKey();
  const coordinate = (place: number) =>
    point.subarray(1 + place * COORDINATE_BYTES, 1 + (place + 1) * COORDINATE_BYTES);
  const key = {
    kty: 'EC',
    crv: 'P-256',
    d: pair.getPrivateKey('base64url').padStart(43, 'A'),
    x: coordinate(0).toString('base64url'),
    y: coordinate(1).toString('base64url'),
  };
  return {
    publicKey: point.toString('base64url'),
    signing: createPrivateKey({ key, format: 'jwk' }),
  };
}

/**
 * Builds the header `Authorization` of a message (RFC 8292 §3).
 * @param contact `mailto:` or `https:` address of those who run the portal
 * @param now milliseconds since 1970
 */
export async function createVapidHeader(
  { publicKey, signing }: VapidKeys,
  endpoint: string,
  contact: string,
  now: number,
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    .setExpirationTime(Math.floor(now / 1_000) + EXPIRES_AFTER_S)
    .sign(signing);
  return `vapid t=${token}, k=${publicKey}`;
}
