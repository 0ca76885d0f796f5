import { Residence } from './admin';
import Type, { type Static } from 'typebox';
import { MAX_DOOR_TOKEN_LENGTH } from './connect';
import { PasskeyInfo, SignedPasskey } from './passkeys';
import { DateTime, Email, LocaleSchema, nullable } from './text';

/** Password as typed; what is wrong with it is said by code, not by schema. */
const Password = Type.String({ minLength: 1, maxLength: 1_000 });
const OneTimeToken = Type.String({ minLength: 20, maxLength: 200 });

/** The version of the terms that stood beside the button. */
export const termsVersion = Type.Optional(Type.Integer({ minimum: 1 }));

/** `POST /v1/accounts`: the answer is the same whether or not the address is known. */
export const AccountRegistration = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  email: Email,
  password: Password,
  locale: LocaleSchema,
  termsVersion,
});
export type AccountRegistration = Static<typeof AccountRegistration>;

/** `POST /v1/accounts/confirm`: the link of the mail was followed. */
export const Confirmation = Type.Object({ token: OneTimeToken });
export type Confirmation = Static<typeof Confirmation>;

/** `POST /v1/ForgetPassword`: asks for the mail with the link. */
export const ForgetPassword = Type.Object({ email: Email, locale: LocaleSchema });
export type ForgetPassword = Static<typeof ForgetPassword>;

/** `POST /v1/ForgetPasswordConfirm` (SPEC 7.1.5): the new password. */
export const ForgetPasswordConfirm = Type.Object({ token: OneTimeToken, password: Password });
export type ForgetPasswordConfirm = Static<typeof ForgetPasswordConfirm>;

/**
 * `POST /v1/ForgetPasswordUndo`: “this was not me”; the former password is in force again, every
 * session has ended.
 */
export const ForgetPasswordUndo = Type.Object({ token: OneTimeToken });
export type ForgetPasswordUndo = Static<typeof ForgetPasswordUndo>;

/**
 * Reasons for which a password is refused; the first that applies is told as `detail` of the
 * problem `weakPassword`.
 */
export type PasswordFault = 'tooShort' | 'tooLong' | 'tooUniform' | 'tooCommon' | 'namesPerson';

/** `POST /v1/me/password` */
export const PasswordChange = Type.Object({ password: Password, newPassword: Password });
export type PasswordChange = Static<typeof PasswordChange>;

/**
 * `POST` and `DELETE /v1/me/second-factor`, `POST /v1/me/second-factor/recovery-codes`, `POST
 * /v1/me/passkeys`, `DELETE /v1/me/passkeys/{id}`: the present password, for what a session left
 * open must not do.
 */
export const PasswordProof = Type.Object({ password: Password });
export type PasswordProof = Static<typeof PasswordProof>;

/**
 * `POST /v1/me/proof`: one of the present password, a code of the authenticator app, and what a
 * passkey has signed for `POST /v1/me/passkeys/request`.
 */
export const OwnerProof = Type.Object({
  password: Type.Optional(Password),
  otp: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  passkey: Type.Optional(SignedPasskey),
});
export type OwnerProof = Static<typeof OwnerProof>;

/** The answer of `POST /v1/me/second-factor`: what an authenticator app needs. */
export const SecondFactorSecret = Type.Object({
  /** The secret in base32, to be typed. */
  secret: Type.String(),
  /** The same as an address for a QR code. */
  uri: Type.String(),
});
export type SecondFactorSecret = Static<typeof SecondFactorSecret>;

/** `POST /v1/me/second-factor/confirm`: the first code of the app. */
export const SecondFactorConfirmation = Type.Object({
  otp: Type.String({ minLength: 1, maxLength: 20 }),
});
export type SecondFactorConfirmation = Static<typeof SecondFactorConfirmation>;

/** Codes that stand in for a lost app or passkey, told this once; none with a further one. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

const SIGN_IN_KINDS = ['password', 'door'] as const;

/** A row of `GET /v1/me/sessions`. */
export const SessionInfo = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: Type.Enum([...SIGN_IN_KINDS]),
  /** Browser and system in words, from the User-Agent header; empty when it says nothing. */
  device: Type.String(),
  startedAt: DateTime,
  /**
   * When the person last proved who they are; earlier than the start where a door knew them
   * already.
   */
  authenticatedAt: DateTime,
  lastUsedAt: DateTime,
  /** The session that asks. */
  isCurrent: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

/** `POST /v1/me/email`: asks for another address to sign in with. */
export const EmailChange = Type.Object({ password: Password, email: Email });
export type EmailChange = Static<typeof EmailChange>;

/**
 * `POST /v1/accounts/email/confirm` and `…/undo`: the link of the mail to the new address, and that
 * of the mails to the former one.
 */
export const EmailChangeLink = Type.Object({ token: OneTimeToken });
export type EmailChangeLink = Static<typeof EmailChangeLink>;

export const SECURITY_EVENTS = [
  'signedIn',
  'passwordChanged',
  'passwordReset',
  'passwordResetUndone',
  'emailConfirmed',
  'emailChanged',
  'emailChangeUndone',
  'sessionEnded',
  'allSessionsEnded',
  'refreshTokenReused',
  'doorLinked',
  'doorUnlinked',
  'dataExported',
  'secondFactorOn',
  'secondFactorOff',
  'factorAdded',
  'factorRemoved',
  'recoveryCodesReplaced',
  'recoveryCodeUsed',
] as const;

/** A row of `GET /v1/me/security-events`, newest first, at most 50. */
export const SecurityEvent = Type.Object({
  kind: Type.Enum([...SECURITY_EVENTS]),
  at: DateTime,
  device: Type.String(),
});
export type SecurityEvent = Static<typeof SecurityEvent>;

/** `GET /v1/me/security`: what the security page shows beside sessions and events. */
export const SecurityFacts = Type.Object({
  hasPassword: Type.Boolean(),
  email: Type.Union([Type.String(), Type.Null()]),
  /** Address that waits to be confirmed, and until when it can be. */
  newEmail: Type.Union([Type.Object({ email: Type.String(), until: DateTime }), Type.Null()]),
  /** Null where the password alone signs in. */
  secondFactor: Type.Union([
    Type.Object({
      recoveryCodes: Type.Integer({ minimum: 0 }),
      /** When the authenticator app was confirmed; null: there is none. */
      appSince: nullable(DateTime),
      /** Oldest first. */
      passkeys: Type.Array(PasskeyInfo),
    }),
    Type.Null(),
  ]),
  /** Facts that are verified of the person as a resident; null where nothing is. */
  residence: Type.Union([Residence, Type.Null()]),
  /** Issuers of the doors that are linked. */
  doors: Type.Array(Type.Object({ issuer: Type.String(), linkedAt: DateTime })),
});
export type SecurityFacts = Static<typeof SecurityFacts>;

/**
 * `POST /v1/me/doors`: links the login of a door to the account; the access token is one that the
 * door gave to this portal.
 */
export const DoorLink = Type.Object({
  accessToken: Type.String({ minLength: 1, maxLength: MAX_DOOR_TOKEN_LENGTH }),
});
export type DoorLink = Static<typeof DoorLink>;

/** `DELETE /v1/me/doors?issuer=…`: the last way to sign in stays. */
export const DoorQuery = Type.Object({ issuer: Type.String({ minLength: 1, maxLength: 500 }) });

/** The answer of a call that says nothing: what differs stands in the mail. */
export const Accepted = Type.Object({}, { additionalProperties: false });

/** `GET /v1/me/sessions`: those that can still be used, the latest used first. */
export const SessionList = Type.Array(SessionInfo);
/** `GET /v1/me/security-events` */
export const SecurityEventList = Type.Array(SecurityEvent);
