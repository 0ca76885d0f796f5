import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that the clock of a device may be ahead or behind (RFC 6238 §5.2). */
const DRIFT_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes as base32 without padding (RFC 4648 §6), as authenticator apps take a secret. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Builds the code of a counter (RFC 4226 §5.3, HMAC-SHA-1). */
export function createHotp(secret: Buffer, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = mac[mac.length - 1]! & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the time step of a moment, in milliseconds since 1970 (RFC 6238 §4.2). */
export const getTotpStep = (nowMs: number): number => Math.floor(nowMs / STEP_MS);

/** Builds the code that an app shows at a moment. */
export const createTotp = (secret: Buffer, nowMs: number): string =>
  createHotp(secret, getTotpStep(nowMs));

/** Finds the step that a code belongs to, of the present one and its neighbours; null: none. */
export function findTotpStep(secret: Buffer, code: string, nowMs: number): number | null {
  const given = Buffer.from(code);
  const now = getTotpStep(nowMs);
  const near = [now, now - DRIFT_STEPS, now + DRIFT_STEPS];
  const isCodeOf = (step: number) => {
    const expected = Buffer.from(createHotp(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return near.find(isCodeOf) ?? null;
}

/** Builds the address that an app reads from a QR code (Key URI Format of authenticator apps). */
export function createTotpUri(secret: Buffer, issuer: string, account: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  const issuerField = encodeURIComponent(issuer);
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${issuerField}`;
}
