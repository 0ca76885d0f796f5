import Type, { type Static } from 'typebox';
import { SECTIONS, type Section } from '../sections';
import { CONTENT_STATUSES } from './content';
import { createLocalizedSchema } from './localizedText';
import { Count, DateTime, LocaleSchema, Localized, Text, nullable } from './text';

/** Acts that change the state of a content, not what is written in it. */
export const LIFECYCLE_ACTS = [
  'submit',
  'return',
  'schedule',
  'unschedule',
  'publish',
  'archive',
  'unarchive',
  'retract',
  'reinstate',
  'delete',
  'restore',
] as const;
export type LifecycleAct = (typeof LIFECYCLE_ACTS)[number];

/** In letters. */
export const LIFECYCLE_LIMITS = { reason: 1_000, note: 300 } as const;
/** Number of days ahead for which a publication can be set. */
export const MAX_SCHEDULE_DAYS = 730;

const UUID_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const Revision = Type.Integer({ minimum: 1 });
const Id = Type.String({ pattern: UUID_PATTERN });

/** Note on what has changed, or why, in the words of who did it. */
export const Note = Type.String({ maxLength: LIFECYCLE_LIMITS.note });

/**
 * `POST /v1/{section}/{slug}/transitions`. `at`: when it is to be published, of `schedule` alone.
 * `reason`: why it no longer stands, of `retract` alone, at least in its original language. `note`:
 * a word to the author, or for the history. `id`: which of several that had this address, of
 * `restore` alone.
 */
export const Transition = Type.Object(
  {
    revision: Revision,
    act: Type.Enum([...LIFECYCLE_ACTS]),
    at: Type.Optional(DateTime),
    reason: Type.Optional(createLocalizedSchema(LIFECYCLE_LIMITS.reason)),
    note: Type.Optional(Note),
    id: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type Transition = Static<typeof Transition>;

/** Origin of a version: an act, a change of what was written, or its beginning. */
const VERSION_ACTS = ['begin', 'change', ...LIFECYCLE_ACTS] as const;
export type VersionAct = (typeof VERSION_ACTS)[number];

export const Version = Type.Object({
  revision: Revision,
  at: DateTime,
  act: Type.Enum([...VERSION_ACTS]),
  note: Type.String(),
  /** In whose name: the city’s, a group’s, or an author’s who writes under their own. */
  by: Text,
  /**
   * Person who did it, for those who may change the content; null for others, and where nobody is
   * known.
   */
  person: nullable(Type.Object({ id: Id, name: Type.String() })),
  /** Readers could see it. */
  isPublic: Type.Boolean(),
});
export type Version = Static<typeof Version>;

/** `GET /v1/{section}/{slug}/versions`: the newest first. */
export const Versions = Type.Object({
  id: Id,
  title: Text,
  /** The person who asks may change the content, and sees every version. */
  mayEdit: Type.Boolean(),
  items: Type.Array(Version),
  next: nullable(Type.String()),
  total: Count,
});
export type Versions = Static<typeof Versions>;

export const VersionsQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    cursor: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })),
  },
  { additionalProperties: false },
);
export type VersionsQuery = Static<typeof VersionsQuery>;

/** `GET /v1/{section}/{slug}/versions/{revision}` */
export const VersionTexts = Type.Object({
  revision: Revision,
  title: Localized,
  summary: Localized,
  body: Localized,
  /** The same for two versions where nothing besides their texts is different. */
  details: Type.String(),
});
export type VersionTexts = Static<typeof VersionTexts>;

/** Lifetimes of a link to an unpublished content, in days. */
export const PREVIEW_DAYS = [7, 30] as const;
/** The secret part of such a link. */
const PreviewToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** `POST /v1/{section}/{slug}/previews` */
export const NewPreview = Type.Object(
  { days: Type.Enum([...PREVIEW_DAYS]) },
  { additionalProperties: false },
);
export type NewPreview = Static<typeof NewPreview>;

export const Preview = Type.Object({
  id: Id,
  createdAt: DateTime,
  expiresAt: DateTime,
  /** Name of the person who made it; null for somebody who has left. */
  by: nullable(Type.String()),
});
export type Preview = Static<typeof Preview>;

/** The answer to its making: the token is told once, and kept nowhere. */
export const MadePreview = Type.Intersect([Preview, Type.Object({ token: PreviewToken })]);
export type MadePreview = Static<typeof MadePreview>;

/** `GET /v1/{section}/{slug}/previews`: those that still lead there. */
export const Previews = Type.Object({ items: Type.Array(Preview) });
export type Previews = Static<typeof Previews>;

/** States in the list of the editors: all that are not simply published. */
export const EDITORIAL_QUEUE_STATES = [
  'draft',
  'in_review',
  'scheduled',
  'archived',
  'retracted',
  'deleted',
] as const;
export type EditorialQueueState = (typeof EDITORIAL_QUEUE_STATES)[number];

export const EditorialQueueItem = Type.Object({
  id: Id,
  section: Type.Enum([...SECTIONS] as Section[]),
  slug: Type.String(),
  title: Text,
  status: Type.Enum([...CONTENT_STATUSES]),
  isRetracted: Type.Boolean(),
  isDeleted: Type.Boolean(),
  /** In whose name. */
  by: Text,
  revision: Revision,
  publishedAt: nullable(DateTime),
  updatedAt: DateTime,
});
export type EditorialQueueItem = Static<typeof EditorialQueueItem>;

/** `GET /v1/admin/contents`: what was changed last comes first. */
export const EditorialQueue = Type.Object({
  items: Type.Array(EditorialQueueItem),
  next: nullable(Type.String()),
  total: Count,
});
export type EditorialQueue = Static<typeof EditorialQueue>;

export const EditorialQueueQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    section: Type.Optional(Type.Enum([...SECTIONS] as Section[])),
    state: Type.Optional(Type.Enum([...EDITORIAL_QUEUE_STATES])),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type EditorialQueueQuery = Static<typeof EditorialQueueQuery>;
