import Type, { type Static } from 'typebox';
import { DateTime, LocaleSchema, nullable } from './text';

/** People who see `/user/{id}`: everybody, or those who are signed in. */
export const PROFILE_VISIBILITIES = ['public', 'signed_in'] as const;

export const PROFILE_LIMITS = {
  nameLetters: 100,
  aboutLetters: 1_000,
  websiteLetters: 300,
  /** Size of a picture that may be sent, before it is made small. */
  pictureBytes: 5_000_000,
  /** Side of the square that is kept, pixels. */
  pictureSide: 256,
} as const;

const Changeable = {
  name: Type.String({ minLength: 1, maxLength: PROFILE_LIMITS.nameLetters }),
  /** Plain text with line breaks. */
  about: Type.String({ maxLength: PROFILE_LIMITS.aboutLetters }),
  website: nullable(Type.String({ maxLength: PROFILE_LIMITS.websiteLetters })),
  /** The language of mails. */
  locale: LocaleSchema,
  visibility: Type.Enum([...PROFILE_VISIBILITIES]),
};

/** `GET /v1/me/profile`: what the person who asks can change about themselves. */
export const Profile = Type.Object({
  ...Changeable,
  id: Type.String({ format: 'uuid' }),
  email: nullable(Type.String()),
  /** Path of the picture below the API base. */
  picture: nullable(Type.String()),
  since: DateTime,
});
export type Profile = Static<typeof Profile>;

/** `PATCH /v1/me/profile`: what is named changes, the rest stays. Answers the whole profile. */
export const ProfileChange = Type.Partial(Type.Object(Changeable), {
  additionalProperties: false,
  minProperties: 1,
});
export type ProfileChange = Static<typeof ProfileChange>;

/** `GET /v1/me/terms` */
export const TermsStatus = Type.Object({
  /** The version in force. */
  current: Type.Integer(),
  accepted: nullable(Type.Integer()),
  acceptedAt: nullable(DateTime),
});
export type TermsStatus = Static<typeof TermsStatus>;

/** `POST /v1/me/terms`: the version that was read. */
export const TermsAcceptance = Type.Object({ version: Type.Integer({ minimum: 1 }) });
export type TermsAcceptance = Static<typeof TermsAcceptance>;

/**
 * `DELETE /v1/me`: who has a password gives it; who has none must have signed in within the last 15
 * minutes.
 */
export const AccountDeletion = Type.Object({
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000 })),
});
export type AccountDeletion = Static<typeof AccountDeletion>;

/** Time for which a sign-in counts as recent for what needs one, milliseconds. */
export const RECENT_SIGN_IN_MS = 10 * 60_000;
