import Type, { type Static } from 'typebox';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_KINDS } from './notifications';
import { CONTENT_SECTIONS, type ContentSection } from '../sections';
import { Count, DateTime, Text, nullable } from './text';

/** Mails that tell of several things together. */
export const DIGEST_RHYTHMS = ['daily', 'weekly'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

/** Mails that a person can stop by the link in them. */
export const STOPPED_RHYTHMS = ['each', ...DIGEST_RHYTHMS] as const;
export type StoppedRhythm = (typeof STOPPED_RHYTHMS)[number];

/** Number of entries that are listed; the others are counted. */
export const MAX_DIGEST_ENTRIES = 25;

export const DigestPlan = Type.Object(
  {
    /** IANA name. */
    timeZone: Type.String({ minLength: 1, maxLength: 64 }),
    /** The local hour. */
    hour: Type.Integer({ minimum: 0, maximum: 23 }),
    /** Day of the weekly digest: 1 is Monday (ISO 8601). */
    weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  },
  { additionalProperties: false },
);
export type DigestPlan = Static<typeof DigestPlan>;

export const DigestEntry = Type.Object({
  kind: Type.Enum(NOTIFICATION_CATEGORIES.flatMap((category) => [...NOTIFICATION_KINDS[category]])),
  times: Count,
  /** In the reader's language, as the mail has it. */
  what: Type.String(),
  why: Type.String(),
  /** Null: about nothing in particular. */
  content: nullable(
    Type.Object({
      section: Type.Enum([...CONTENT_SECTIONS] as ContentSection[]),
      slug: Type.String(),
      title: Text,
    }),
  ),
});
export type DigestEntry = Static<typeof DigestEntry>;

export const DigestPreview = Type.Object({
  rhythm: Type.Enum([...DIGEST_RHYTHMS]),
  /** When it comes, if there is something to tell by then. */
  nextAt: DateTime,
  /** The newest first, at most 25. */
  entries: Type.Array(DigestEntry),
  total: Count,
});
export type DigestPreview = Static<typeof DigestPreview>;

/** `GET /v1/me/notifications/digest`: what the next mails would tell, as of now. */
export const Digests = Type.Object({
  /** Without a zone: never chosen; the city's holds. */
  plan: Type.Object({ ...DigestPlan.properties, timeZone: nullable(Type.String()) }),
  /** Tells whether mail leaves this installation, and there is an address. */
  canMail: Type.Boolean(),
  /** One for each rhythm that some category has. */
  items: Type.Array(DigestPreview),
});
export type Digests = Static<typeof Digests>;

export const DigestRequest = Type.Object(
  { rhythm: Type.Enum([...DIGEST_RHYTHMS]) },
  { additionalProperties: false },
);
export type DigestRequest = Static<typeof DigestRequest>;

/** Tells whether there was something to tell. */
export const DigestSent = Type.Object({ isSent: Type.Boolean() });
export type DigestSent = Static<typeof DigestSent>;

/**
 * `POST /v1/unsubscribe/{token}`: which mails the link stops, and about what they came until now.
 */
export const Stopped = Type.Object({
  rhythm: Type.Enum([...STOPPED_RHYTHMS]),
  categories: Type.Array(Type.Enum([...NOTIFICATION_CATEGORIES])),
});
export type Stopped = Static<typeof Stopped>;

/** Answer to `DELETE /v1/unsubscribe/{token}`: mails about these come again. */
export const StoppedCategories = Type.Object(
  { categories: Type.Array(Type.Enum([...NOTIFICATION_CATEGORIES]), { maxItems: 20 }) },
  { additionalProperties: false },
);
export type StoppedCategories = Static<typeof StoppedCategories>;
