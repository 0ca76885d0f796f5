import Type, { type Static } from 'typebox';
import { LOCALE_CODES, type Locale } from '../locales';
import { SECTIONS, type Section } from '../sections';
import { AUTHOR_KINDS, CONTENT_STATUSES, VISIBILITIES } from './content';
import { FAQ_CATEGORIES, type FaqCategory } from './faqs';
import { Follow } from './follows';
import { LIFECYCLE_ACTS, Note } from './lifecycle';
import { createLocalizedSchema } from './localizedText';
import { DateTime, LocaleSchema, Localized, PlainDate, SLUG_PATTERN, Text, nullable } from './text';
import { DistrictKey, TopicKey } from './vocabularies';

/** In letters; one outside the basic plane counts once. */
export const EDIT_LIMITS = { title: 120, summary: 300, body: 50_000, slug: 120 } as const;

export const TEXT_FIELDS = ['title', 'summary', 'body'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
/** A text in one language, as forms and lists name it: `title.en`. */
export type TextName = `${TextField}.${Locale}`;

/** Words that stand in addresses where a slug could stand. */
export const RESERVED_SLUGS: readonly string[] = [
  'create',
  'edit',
  'facets',
  'indicators',
  'vacancies',
];
export { SLUG_PATTERN };

const UUID_PATTERN = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const facts = {
  originalLocale: LocaleSchema,
  topics: Type.Array(TopicKey, { uniqueItems: true }),
  area: nullable(DistrictKey),
  visibility: Type.Enum([...VISIBILITIES]),
};

/** Fields that the contents of all sections share, as they are written: every language at once. */
const written = {
  title: createLocalizedSchema(EDIT_LIMITS.title),
  summary: createLocalizedSchema(EDIT_LIMITS.summary),
  body: createLocalizedSchema(EDIT_LIMITS.body),
  ...facts,
  slug: Type.String({ pattern: SLUG_PATTERN, maxLength: EDIT_LIMITS.slug }),
};

export const WrittenContent = Type.Object(written, { additionalProperties: false });
export type WrittenContent = Static<typeof WrittenContent>;

/**
 * `POST /v1/{section}`: `author` is the id of one of the `Authors`; `category` is what a question
 * is about, in no other section; `kind` one of several that a section has, and the usual one where
 * it is not named.
 */
export const NewContent = Type.Object(
  {
    ...written,
    author: Type.String({ pattern: `^(organisation|person|${UUID_PATTERN})$` }),
    category: Type.Optional(Type.Enum([...FAQ_CATEGORIES] as FaqCategory[])),
    kind: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false },
);
export type NewContent = Static<typeof NewContent>;

const Revision = Type.Integer({ minimum: 1 });

/**
 * `PUT /v1/{section}/{slug}`: `revision` is the one that the change was made from, `note` what has
 * changed. `isAutosave`: it was saved while somebody typed, of a draft alone.
 */
export const ContentChange = Type.Object(
  {
    ...written,
    revision: Revision,
    note: Type.Optional(Note),
    isAutosave: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type ContentChange = Static<typeof ContentChange>;

/**
 * Parts whose absence keeps a draft from being published: texts in its original language, or what
 * its section alone asks for.
 */
const MISSING_PARTS = ['summary', 'body', 'details'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** `GET /v1/{section}/{slug}/source`, for those who may change the content. */
const TextNameSchema = Type.Enum(
  TEXT_FIELDS.flatMap((field) => LOCALE_CODES.map((code): TextName => `${field}.${code}`)),
);

/**
 * `PUT /v1/{section}/{slug}/translations`: a translation that still agrees with its original as it
 * is in `revision`.
 */
export const FittingTranslation = Type.Object(
  { revision: Revision, name: TextNameSchema },
  { additionalProperties: false },
);
export type FittingTranslation = Static<typeof FittingTranslation>;

export const ContentSource = Type.Object({
  id: Type.String({ format: 'uuid' }),
  section: Type.Enum([...SECTIONS] as Section[]),
  title: Localized,
  summary: Localized,
  body: Localized,
  ...facts,
  slug: Type.String(),
  status: Type.Enum([...CONTENT_STATUSES]),
  /** Grows with each change of what was written; votes and comments leave it alone. */
  revision: Revision,
  /** True if it belongs to a group or is one: its members can be those who read it. */
  hasMembers: Type.Boolean(),
  missing: Type.Array(Type.Enum([...MISSING_PARTS])),
  /** The person who asks may publish it once nothing is missing. */
  mayPublish: Type.Boolean(),
  /** Acts that the person who asks may do with it now. */
  acts: Type.Array(Type.Enum([...LIFECYCLE_ACTS])),
  /** When it was published, or is to be. */
  publishedAt: nullable(DateTime),
  /** Retraction with the reason for which it is no longer valid. */
  retraction: nullable(Type.Object({ on: PlainDate, reason: Localized })),
  isDeleted: Type.Boolean(),
  /** When this revision was made, and by whom; null where nobody knows. */
  changed: Type.Object({ at: DateTime, by: nullable(Type.String()) }),
  /**
   * Translations whose original was changed after them, and of which nobody has said that they
   * still agree with it.
   */
  outdated: Type.Array(TextNameSchema),
  /** The last word of who returned it to its author; empty where there is none. */
  returnNote: Type.String(),
});
export type ContentSource = Static<typeof ContentSource>;

/**
 * `GET /v1/me/authors`: in whose name the person who asks may write in a section; nobody's where
 * they may not.
 */
export const AuthorList = Type.Array(
  Type.Object({
    /** `organisation`, `person` or the id of a group. */
    id: Type.String(),
    kind: Type.Enum([...AUTHOR_KINDS]),
    name: Text,
  }),
);
export const Authors = Type.Object({
  items: AuthorList,
  /** Tells whether the person may also publish there, in one of these names. */
  mayPublish: Type.Boolean(),
});
export type Authors = Static<typeof Authors>;
export type Author = Authors['items'][number];

/** `GET /v1/me/rights`: what the person who asks may do with a content. */
export const ContentRights = Type.Object({
  edit: Type.Boolean(),
  /** Tells whether they follow it, and how many do; null where nobody can: what is not out. */
  follow: nullable(Follow),
});
export type ContentRights = Static<typeof ContentRights>;
