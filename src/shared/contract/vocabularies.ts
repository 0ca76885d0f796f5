import { Type, type Static } from 'typebox';
import { createLocalizedSchema } from './localizedText';
import { Count, Localized, SLUG_PATTERN, nullable } from './text';

/** Lists of words that an installation gives its contents, each a table of its own. */
export const VOCABULARIES = ['districts', 'topics'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

export const TERM_LIMITS = { key: 60, name: 80, terms: 500 } as const;

/**
 * Schema of a key of this list. The keys are an installation's own: what is written is compared
 * with them as it comes, and the document of the API names them as they are when it is read.
 */
const createKeySchema = (vocabulary: Vocabulary) =>
  Type.String({ pattern: SLUG_PATTERN, maxLength: TERM_LIMITS.key, $comment: vocabulary });

export const DistrictKey = createKeySchema('districts');
export const TopicKey = createKeySchema('topics');

/** A district or topic, as pages need it. */
export const Term = Type.Object({
  key: Type.String(),
  name: Localized,
  parent: Type.Optional(Type.String({ description: 'key of the district that it lies in' })),
  isRetired: Type.Optional(
    Type.Boolean({ description: 'shown where it is used, no longer offered' }),
  ),
  mergedInto: Type.Optional(Type.String({ description: 'key of the one that took its place' })),
});
export type Term = Static<typeof Term>;

/** Lists of districts and topics, each in the order in which it is offered. */
export const Vocabularies = {
  districts: Type.Array(Term),
  topics: Type.Array(Term),
} as const;

const Key = Type.String({ pattern: SLUG_PATTERN, maxLength: TERM_LIMITS.key });
const Revision = Type.Integer({ minimum: 0 });
const written = {
  key: Key,
  name: createLocalizedSchema(TERM_LIMITS.name),
  isRetired: Type.Boolean(),
  parent: nullable(Key),
};

/** A district or topic as it is written. Topics lie in nothing: their `parent` is null. */
export const WrittenTerm = Type.Object(written, { additionalProperties: false });
export type WrittenTerm = Static<typeof WrittenTerm>;

/** `GET /v1/topics`, `GET /v1/districts`, for who may change them. */
export const TermList = Type.Object({
  revision: Revision,
  terms: Type.Array(
    Type.Object({
      ...written,
      mergedInto: nullable(Key),
      contents: Type.Integer({ minimum: 0, description: 'contents that name it, drafts too' }),
      hasShape: Type.Boolean(),
    }),
  ),
});
export type TermList = Static<typeof TermList>;

/** `PUT` of the same: the whole list in its order, on top of the revision that was seen. */
export const TermListChange = Type.Object(
  { revision: Revision, terms: Type.Array(WrittenTerm, { maxItems: TERM_LIMITS.terms }) },
  { additionalProperties: false },
);
export type TermListChange = Static<typeof TermListChange>;

export const TermParams = Type.Object({ key: Key });

/** `POST …/:key/merge`: its contents become those of `into`; it is retired and leads there. */
export const TermMerge = Type.Object(
  { revision: Revision, into: Key },
  { additionalProperties: false },
);
export type TermMerge = Static<typeof TermMerge>;

/** `GET /v1/topics/proposals`: topics that a new city may begin with, in every language. */
export const TermProposals = Type.Object({
  items: Type.Array(Type.Object({ key: Key, name: Localized })),
});
export type TermProposals = Static<typeof TermProposals>;

/** Largest file of shapes, in bytes and in points. */
export const SHAPE_LIMITS = { bytes: 2 * 1024 * 1024, points: 100_000 } as const;

/**
 * `GET` and `PUT /v1/districts.geojson`: RFC 7946, one feature with `properties.key` for each
 * district that has a shape. What is sent takes the place of all shapes.
 */
export const DistrictShapes = Type.Object({
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(
    Type.Object({
      type: Type.Literal('Feature'),
      properties: Type.Object({ key: Key, name: Type.Optional(Localized) }),
      geometry: Type.Object({
        type: Type.Enum(['Polygon', 'MultiPolygon']),
        coordinates: Type.Array(Type.Unknown()),
      }),
    }),
    { maxItems: TERM_LIMITS.terms },
  ),
  crs: Type.Optional(Type.Unknown()),
});
export type DistrictShapes = Static<typeof DistrictShapes>;

/** `PUT /v1/districts.geojson` */
export const ShapesQuery = Type.Object({ revision: Revision }, { additionalProperties: false });
export const StoredShapes = Type.Object({ revision: Revision, districts: Count });
