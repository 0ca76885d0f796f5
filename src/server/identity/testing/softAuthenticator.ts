import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignedPasskey,
} from '../../../shared/contract/passkeys';

const ES256 = -7;
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Ways in which an authenticator or a page does not do as it was asked. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  /** Count of signatures that is told. */
  readonly count?: number;
}

export interface SoftAuthenticator {
  readonly create: (options: PasskeyCreationOptions, deviation?: Deviation) => CreatedPasskey;
  readonly get: (options: PasskeyRequestOptions, deviation?: Deviation) => SignedPasskey;
}

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** Creates an authenticator with one ES256 key, at a page of this origin. */
export function createSoftAuthenticator(pageOrigin: string): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const credentialId = randomBytes(32);
  const id = toText(credentialId);
  let signatures = 0;

  const toClientData = (type: string, challenge: string, { origin = pageOrigin }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const toAuthenticatorData = (rpId: string, flags: number, deviation: Deviation) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(deviation.count ?? signatures);
    const verified = deviation.isVerified === false ? 0 : USER_VERIFIED;
    const flagByte = Buffer.from([USER_PRESENT | verified | flags]);
    return Buffer.concat([hash(deviation.rpId ?? rpId), flagByte, count]);
  };

  return {
    create({ challenge, rp }, deviation = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = Buffer.concat([
        toAuthenticatorData(rp.id ?? '', HAS_CREDENTIAL, deviation),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<never, never> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<never, never>()],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: toText(
            toClientData('webauthn.create', deviation.challenge ?? challenge, deviation),
          ),
          attestationObject: toText(attestation),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    get({ challenge, rpId = '' }, deviation = {}) {
      signatures += 1;
      const data = toAuthenticatorData(rpId, 0, deviation);
      const client = toClientData('webauthn.get', deviation.challenge ?? challenge, deviation);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(data),
          signature: toText(signature),
        },
        clientExtensionResults: {},
      };
    },
  };
}
