import { Type, type Static, type TSchema } from 'typebox';
import { SECTIONS, type Section } from '../sections';
import { ContentReference } from './comments';
import { Count, LocaleSchema, PlainDate, Text, nullable } from './text';

export const PUBLICATION_KINDS = [
  'report',
  'study',
  'minutes',
  'regulation',
  'decision',
  'budget',
  'dataset',
  'press',
] as const;
export type PublicationKind = (typeof PUBLICATION_KINDS)[number];

/** Tells whether it still stands: filter `state`. */
export const PUBLICATION_STATES = ['current', 'superseded', 'retracted'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** Orders of a list: filter `order`. Without it: valid ones first, the newest before the others. */
export const PUBLICATION_ORDERS = ['newest', 'number'] as const;

export const MAX_RELATED_CONTENTS = 10;

/** A poll, dialog, decision or other content that a publication belongs to. */
const Related = Type.Object(
  { section: Type.Enum([...SECTIONS] as Section[]), slug: Type.String({ maxLength: 120 }) },
  { additionalProperties: false },
);

const facts = <T extends TSchema>(text: T) => ({
  issuingBody: text,
  issuedOn: PlainDate,
  identifier: Type.String(),
  languages: Type.Array(LocaleSchema),
  pages: nullable(Type.Integer({ minimum: 1 })),
  licence: Type.String(),
  supersedes: nullable(Type.String({ description: 'slug' })),
  supersededBy: nullable(Type.String({ description: 'slug' })),
});

/** Describes a publication as it is stored, besides the envelope. */
export const createPublicationDetailsSchema = <T extends TSchema>(text: T) =>
  Type.Object({
    ...facts(text),
    /** The body of the governance section that `issuingBody` is the name of. */
    issuer: Type.Optional(nullable(Type.String({ description: 'slug' }))),
    related: Type.Optional(Type.Array(Related, { maxItems: MAX_RELATED_CONTENTS })),
  });

/** A publication in a list. What the reader may not see is named nowhere. */
export const PublicationFacts = Type.Object(facts(Text));
export type PublicationFacts = Static<typeof PublicationFacts>;

/** One of the documents that replaced each other. */
export const Edition = Type.Object({
  slug: Type.String(),
  title: Text,
  identifier: Type.String(),
  issuedOn: PlainDate,
  isRetracted: Type.Boolean(),
});
export type Edition = Static<typeof Edition>;

/** A publication's page. */
export const PublicationDetails = Type.Object({
  ...facts(Text),
  /** From the oldest to the newest, this one included; empty where there is no other. */
  editions: Type.Array(Edition),
  relatedPlaces: Type.Array(ContentReference),
  /** Number of the revision of its texts; quoted with it. */
  revision: Type.Integer({ minimum: 1 }),
});
export type PublicationDetails = Static<typeof PublicationDetails>;

const facet = <V extends TSchema>(value: V) =>
  Type.Array(Type.Object({ value, publications: Count }));

/**
 * `GET /v1/publications/facets`: what the list can be filtered by, with how many of them the reader
 * finds there.
 */
export const PublicationFacets = Type.Object({
  bodies: Type.Array(Type.Object({ value: Type.String(), name: Text, publications: Count })),
  years: facet(Type.String()),
  languages: facet(LocaleSchema),
});
export type PublicationFacets = Static<typeof PublicationFacets>;

/**
 * A line of `GET /v1/publications/archive.csv`. Lists are written with spaces between their
 * entries.
 */
export const PublicationLine = Type.Object({
  identifier: Type.String(),
  kind: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  issuingBody: Type.String(),
  issuedOn: PlainDate,
  state: Type.Enum([...PUBLICATION_STATES]),
  languages: Type.String(),
  pages: nullable(Type.Integer()),
  licence: Type.String(),
  topics: Type.String(),
  area: nullable(Type.String()),
  supersedes: nullable(Type.String()),
  supersededBy: nullable(Type.String()),
  retractedOn: nullable(PlainDate),
  retractionReason: nullable(Type.String()),
  publishedAt: nullable(Type.String()),
  updatedAt: Type.String(),
  reference: Type.String(),
  /** Language of title and summary. */
  language: LocaleSchema,
  address: Type.String(),
});
export type PublicationLine = Static<typeof PublicationLine>;
