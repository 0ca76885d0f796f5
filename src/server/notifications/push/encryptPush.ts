import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys that a browser gave with its subscription, base64url. */
export interface ReceiverKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Drawn anew for every message. */
export interface EphemeralKey {
  /** P-256, 32 bytes. */
  readonly privateKey: Buffer;
  /** 16 bytes. */
  readonly salt: Buffer;
}

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const SECRET_BYTES = 32;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const RECORD_BYTES = 4_096;
/** One record, less the delimiter and the tag of AES-GCM (RFC 8188 §2). */
const LONGEST_PAYLOAD = RECORD_BYTES - 17;
/** Delimiter of the last record (RFC 8188 §2). */
const LAST = Buffer.from([2]);

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

function draw(): EphemeralKey {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(SALT_BYTES) };
}

/** Salt, record size and the sender's public key stand before the record (RFC 8188 §2.1). */
function headerOf(salt: Buffer, publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, sizes, publicKey]);
}

/**
 * Encrypts a message for one browser, content coding `aes128gcm` (RFC 8291 §3.4, RFC 8188): only
 * the browser can read it.
 * @param text at most `LONGEST_PAYLOAD` bytes of UTF-8
 * @param drawn for the vectors of the RFC
 * @throws Error when the browser's key is no point of the curve, or the text is too long
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: ReceiverKeys,
  { privateKey, salt }: EphemeralKey = draw(),
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > LONGEST_PAYLOAD) throw new RangeError('the message is too long');
  const receiver = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  const sender = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const shared = pair.computeSecret(receiver);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, SECRET_BYTES);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(plain), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([headerOf(salt, sender), ...record]);
}
