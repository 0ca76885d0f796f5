import Type, { type Static } from 'typebox';
import { CONTENT_SECTIONS, type ContentSection } from '../sections';
import { PHASES } from './content';
import { Count, DateTime, LocaleSchema, Text, nullable } from './text';
import { DistrictKey, TopicKey } from './vocabularies';

/** Hits of each section while no section is chosen, and of one page when one is. */
export const SEARCH_PAGE_SIZE = { all: 3, section: 25 } as const;
/**
 * Most matches that are ranked and counted; of more than these the best and the newest are taken,
 * and it is told.
 */
export const MAX_SEARCH_MATCHES = 500;
export const MAX_SEARCH_SUGGESTIONS = 8;

const SectionSchema = Type.Enum([...CONTENT_SECTIONS] as ContentSection[]);
const Words = Type.String({ maxLength: 200 });

/** A part of a text, in UTF-16 units: from the first to the one after the last. */
const Mark = Type.Tuple([Count, Count]);
export type Mark = readonly [start: number, end: number];

/** A text with the places that match; never HTML. */
export const MarkedText = Type.Intersect([Text, Type.Object({ marks: Type.Array(Mark) })]);
export interface MarkedText extends Text {
  readonly marks: readonly Mark[];
}

export const Suggestion = Type.Object({
  section: SectionSchema,
  slug: Type.String(),
  title: MarkedText,
});
export interface Suggestion {
  readonly section: ContentSection;
  readonly slug: string;
  readonly title: MarkedText;
}

export const SearchHit = Type.Intersect([
  Suggestion,
  Type.Object({
    id: Type.String({ format: 'uuid' }),
    /** Excerpt around the words, or the beginning. It may be in another language than the title. */
    excerpt: MarkedText,
    phase: nullable(Type.Enum([...PHASES])),
    /** A poll whose ballots were cast elsewhere. */
    isRecount: Type.Optional(Type.Boolean()),
    publishedAt: nullable(DateTime),
  }),
]);
export interface SearchHit extends Suggestion {
  readonly id: string;
  readonly excerpt: MarkedText;
  readonly phase: (typeof PHASES)[number] | null;
  readonly isRecount?: boolean;
  readonly publishedAt: string | null;
}

/** `GET /v1/search`. Counts are of what the reader may read, like everything here. */
export const SearchResult = Type.Object({
  /** In the order of the navigation; sections without a match are left out. */
  groups: Type.Array(
    Type.Object({ section: SectionSchema, count: Count, hits: Type.Array(SearchHit) }),
  ),
  total: Count,
  /** There are more matches than were looked at: the counts are lower bounds. */
  isCapped: Type.Boolean(),
  /** The next page of the chosen section. */
  next: nullable(Type.String()),
  /** Titles that are spelt alike, where nothing matches. */
  similar: Type.Array(Suggestion),
});
export interface SearchGroup {
  readonly section: ContentSection;
  readonly count: number;
  readonly hits: readonly SearchHit[];
}
export interface SearchResult {
  readonly groups: readonly SearchGroup[];
  readonly total: number;
  readonly isCapped: boolean;
  readonly next: string | null;
  readonly similar: readonly Suggestion[];
}

export const SearchQuery = Type.Object(
  {
    q: Words,
    locale: Type.Optional(LocaleSchema),
    section: Type.Optional(SectionSchema),
    topic: Type.Optional(TopicKey),
    area: Type.Optional(DistrictKey),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type SearchQuery = Static<typeof SearchQuery>;

export const SuggestionsQuery = Type.Object(
  { q: Words, locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);
export type SuggestionsQuery = Static<typeof SuggestionsQuery>;

/** `GET /v1/search/suggestions`: titles that the reader may read. */
export const Suggestions = Type.Object({ items: Type.Array(Suggestion) });
export interface Suggestions {
  readonly items: readonly Suggestion[];
}
