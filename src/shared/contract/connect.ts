import Type, { type Static } from 'typebox';
import { LocaleSchema } from './text';

/** Characters of a token that a door gave out. One that names many groups has tens of thousands. */
export const MAX_DOOR_TOKEN_LENGTH = 64_000;

/** A token request as it arrives, form-encoded (SPEC 7.1.1–7.1.3). */
export const TokenRequest = Type.Record(
  Type.String(),
  Type.String({ maxLength: MAX_DOOR_TOKEN_LENGTH }),
);

export const TokenResponse = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  token_type: Type.String(),
  expires_in: Type.Integer({ description: 'seconds' }),
  scope: Type.String(),
});
export type TokenResponse = Static<typeof TokenResponse>;

/** Kinds of second factors that a refusal by `mfa_required` names. */
export type SecondFactorMethod = 'passkey' | 'otp';

/** `POST /connect/passkey`: asks for what a passkey has to sign in the sign-in that waits. */
export const PasskeyRequest = Type.Object({
  mfa_token: Type.String({ minLength: 1, maxLength: 200 }),
});

/** The user record (SPEC 3.3, 7.1.4). */
export const UserInfo = Type.Object({
  sub: Type.String({ format: 'uuid' }),
  name: Type.String(),
  email: Type.Optional(Type.String()),
  locale: LocaleSchema,
  roles: Type.Array(Type.String()),
  verified: Type.Boolean(),
  /** Path of the picture below the API base. */
  picture: Type.Optional(Type.String()),
  /** True while the terms in force have not been accepted. */
  terms_due: Type.Boolean(),
  /** There while rights of the staff do not count, since the account lacks a second factor. */
  factor_due: Type.Optional(Type.Boolean()),
  /** With `factor_due`: what is missing is a second factor at the provider. */
  factor_due_at_provider: Type.Optional(Type.Boolean()),
  /** With it: the classes to ask the provider for (`acr_values`), the preferred one first. */
  factor_acr_values: Type.Optional(Type.String()),
});
export type UserInfo = Static<typeof UserInfo>;
