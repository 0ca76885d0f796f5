import Type, { type Static } from 'typebox';
import { DateTime, nullable } from './text';

/** Passkeys that one account may have. */
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME_LENGTH = 60;

const PublicKey = Type.Literal('public-key');
/** Bytes in base64url, as the JSON forms of WebAuthn Level 3 §5.1 write them. */
const Bytes = Type.String({ minLength: 1, maxLength: 20_000 });
const Descriptor = Type.Object({
  id: Bytes,
  type: PublicKey,
  transports: Type.Optional(Type.Array(Type.String())),
});

/** The answer of `POST /v1/me/passkeys`: what `navigator.credentials.create` is called with. */
export const PasskeyCreationOptions = Type.Object({
  challenge: Bytes,
  rp: Type.Object({ id: Type.Optional(Type.String()), name: Type.String() }),
  user: Type.Object({ id: Bytes, name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: PublicKey, alg: Type.Integer() })),
  timeout: Type.Optional(Type.Integer({ description: 'milliseconds' })),
  excludeCredentials: Type.Optional(Type.Array(Descriptor)),
  authenticatorSelection: Type.Optional(
    Type.Object({
      residentKey: Type.Optional(Type.Enum(['discouraged', 'preferred', 'required'])),
      requireResidentKey: Type.Optional(Type.Boolean()),
      userVerification: Type.Optional(Type.Enum(['discouraged', 'preferred', 'required'])),
    }),
  ),
  attestation: Type.Optional(Type.Enum(['direct', 'enterprise', 'none'])),
});
export type PasskeyCreationOptions = Static<typeof PasskeyCreationOptions>;

/** Options that `navigator.credentials.get` is called with. */
export const PasskeyRequestOptions = Type.Object({
  challenge: Bytes,
  timeout: Type.Optional(Type.Integer({ description: 'milliseconds' })),
  rpId: Type.Optional(Type.String()),
  allowCredentials: Type.Optional(Type.Array(Descriptor)),
  userVerification: Type.Optional(Type.Enum(['discouraged', 'preferred', 'required'])),
});
export type PasskeyRequestOptions = Static<typeof PasskeyRequestOptions>;

const Extensions = Type.Object({}, { additionalProperties: true });

/** A new passkey, as the browser gives it. */
export const CreatedPasskey = Type.Object({
  id: Bytes,
  rawId: Bytes,
  type: PublicKey,
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
  clientExtensionResults: Extensions,
});
export type CreatedPasskey = Static<typeof CreatedPasskey>;

/** A signature by a passkey, as the browser gives it. */
export const SignedPasskey = Type.Object({
  id: Bytes,
  rawId: Bytes,
  type: PublicKey,
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  clientExtensionResults: Extensions,
});
export type SignedPasskey = Static<typeof SignedPasskey>;

/** `POST /v1/me/passkeys/confirm`: the new passkey, and how its owner calls it. */
export const PasskeyConfirmation = Type.Object({
  name: Type.String({ minLength: 1, maxLength: MAX_PASSKEY_NAME_LENGTH }),
  passkey: CreatedPasskey,
});
export type PasskeyConfirmation = Static<typeof PasskeyConfirmation>;

/** A passkey as its owner sees it. */
export const PasskeyInfo = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  createdAt: DateTime,
  lastUsedAt: nullable(DateTime),
});
