import Type, { type Static, type TSchema } from 'typebox';
import { LOCALE_CODES, type Locale } from '../locales';
import { LEGAL_PAGES, type LegalPage } from '../routes';
import { EDIT_LIMITS } from './editing';
import { createLocalizedSchema } from './localizedText';
import { DateTime, LocaleSchema, Localized, PlainDate, Text, nullable } from './text';

const VersionNumber = Type.Integer({ minimum: 1 });

/**
 * Legal pages: each version is a content of its kind; on a page of the kind's own name stands the
 * one in force.
 */
export const createLegalDetailsSchema = <T extends TSchema>(text: T) =>
  Type.Object({
    versionNumber: VersionNumber,
    effectiveOn: PlainDate,
    whatChanged: nullable(text),
  });
export const LegalFacts = createLegalDetailsSchema(Text);

const LegalVersion = Type.Object({
  /** Slug of the version in force: the name of the page. */
  slug: Type.String(),
  versionNumber: VersionNumber,
  /** A day in the city: from its beginning on the version holds. */
  effectiveOn: PlainDate,
  whatChanged: nullable(Text),
  /** When it could first be read, and who published it; null: the city. */
  publishedAt: DateTime,
  publishedBy: nullable(Type.String()),
});
export type LegalVersion = Static<typeof LegalVersion>;

/**
 * On its page: every version of the text, this one and those to come included, the newest first.
 */
export const LegalDetails = Type.Intersect([
  LegalFacts,
  Type.Object({ versions: Type.Array(LegalVersion) }),
]);
export type LegalDetails = Static<typeof LegalDetails>;

/** In letters; one outside the basic plane counts once. */
export const LEGAL_LIMITS = {
  title: EDIT_LIMITS.title,
  summary: EDIT_LIMITS.summary,
  body: EDIT_LIMITS.body,
  whatChanged: 1_000,
} as const;
/** At most so many days ahead a version is announced. */
export const MAX_DAYS_AHEAD = 730;

export const LEGAL_FIELDS = ['title', 'summary', 'body', 'whatChanged'] as const;
export type LegalField = (typeof LEGAL_FIELDS)[number];
/** A text in one language: `body.ar`. */
export type LegalTextName = `${LegalField}.${Locale}`;
const LEGAL_TEXT_NAMES: readonly LegalTextName[] = LEGAL_FIELDS.flatMap((field) =>
  LOCALE_CODES.map((code): LegalTextName => `${field}.${code}`),
);

export const LegalKindParams = Type.Object({
  slug: Type.Enum([...LEGAL_PAGES] as LegalPage[]),
});
export type LegalKindParams = Static<typeof LegalKindParams>;

const Revision = Type.Integer({ minimum: 1 });

const LegalDraft = Type.Object({
  title: Localized,
  summary: Localized,
  body: Localized,
  whatChanged: Localized,
  originalLocale: LocaleSchema,
  revision: Revision,
  /** Texts that have to be written before it can be given a day. */
  missing: Type.Array(Type.Enum([...LEGAL_TEXT_NAMES])),
  /** Places, marked `[… what is missing]`, that nobody has filled in yet; they have to be. */
  gaps: Type.Array(
    Type.Object({
      name: Type.Enum([...LEGAL_TEXT_NAMES]),
      text: Type.String(),
      fact: Type.Optional(
        Type.String({
          description: 'what the templates ask for there: the same in all texts and languages',
        }),
      ),
      proposal: Type.Optional(
        Type.String({ description: 'what most cities fill in, in the language of the text' }),
      ),
    }),
  ),
  /**
   * Null for a draft that did not begin with a template. One that did is announced only once
   * somebody has said that they have read it as it is; a change makes that void.
   */
  template: nullable(
    Type.Object({
      signedOff: nullable(Type.Object({ at: DateTime, by: nullable(Type.String()) })),
    }),
  ),
  /** When this revision was made, and by whom; null: by somebody who has left. */
  changed: Type.Object({ at: DateTime, by: nullable(Type.String()) }),
});
export type LegalDraft = Static<typeof LegalDraft>;

/**
 * `GET /v1/legal/{kind}/writing`, and what each step of writing answers: the text in force, the
 * versions to come and the draft.
 */
export const LegalWriting = Type.Object({
  kind: Type.Enum([...LEGAL_PAGES] as LegalPage[]),
  inForce: nullable(
    Type.Object({ versionNumber: VersionNumber, effectiveOn: PlainDate, body: Localized }),
  ),
  /** The next one first. */
  coming: Type.Array(
    Type.Object({ slug: Type.String(), versionNumber: VersionNumber, effectiveOn: PlainDate }),
  ),
  draft: nullable(LegalDraft),
  /** The first and the last day that a further version can have. */
  earliest: PlainDate,
  latest: PlainDate,
});
export type LegalWriting = Static<typeof LegalWriting>;

/** `PUT /v1/legal/{kind}/draft`: `revision` is the one that the change was made from. */
export const LegalDraftChange = Type.Object(
  {
    title: createLocalizedSchema(LEGAL_LIMITS.title),
    summary: createLocalizedSchema(LEGAL_LIMITS.summary),
    body: createLocalizedSchema(LEGAL_LIMITS.body),
    whatChanged: createLocalizedSchema(LEGAL_LIMITS.whatChanged),
    revision: Revision,
  },
  { additionalProperties: false },
);
export type LegalDraftChange = Static<typeof LegalDraftChange>;

/**
 * `POST /v1/legal/{kind}/versions`: the draft, as `revision` has it, is announced and holds from
 * that day on.
 */
export const LegalAnnouncement = Type.Object(
  { revision: Revision, effectiveOn: PlainDate },
  { additionalProperties: false },
);
export type LegalAnnouncement = Static<typeof LegalAnnouncement>;

/**
 * `POST /v1/legal/{kind}/sign-off`: whoever sends it has read the draft as `revision` has it, in
 * all its languages. `DELETE /v1/legal/{kind}/draft` takes the same in its query.
 */
export const LegalSignOff = Type.Object({ revision: Revision }, { additionalProperties: false });
export type LegalSignOff = Static<typeof LegalSignOff>;

const LegalDay = Type.Object({ versionNumber: VersionNumber, effectiveOn: PlainDate });

/** The state of a legal text: what holds, what is to come, what is being written. */
const LegalState = Type.Object({
  kind: Type.Enum([...LEGAL_PAGES] as LegalPage[]),
  inForce: nullable(LegalDay),
  /** The next version that is announced. */
  coming: nullable(LegalDay),
  /** `unread`: it began with a template, and nobody has signed it off yet. */
  draft: nullable(Type.Enum(['unread', 'written'])),
});
export type LegalState = Static<typeof LegalState>;
/** `GET /v1/admin/legal`: the state of each legal text. */
export const LegalStates = Type.Array(LegalState);
export type LegalStates = Static<typeof LegalStates>;

/**
 * `DELETE /v1/legal/{kind}/versions/{number}`: a version that is still to come becomes the draft
 * again.
 */
export const LegalVersionParams = Type.Intersect([
  LegalKindParams,
  Type.Object({ number: VersionNumber }),
]);
export type LegalVersionParams = Static<typeof LegalVersionParams>;

/** Reasons for which a version cannot have a day: the detail of `invalidDay`. */
export const LEGAL_DAY_FAULTS = ['past', 'taken', 'beforeOther', 'tooFar'] as const;
export type LegalDayFault = (typeof LEGAL_DAY_FAULTS)[number];
