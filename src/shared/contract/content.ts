import { Type, type Static, type TSchema } from 'typebox';
import { CONTENT_SECTIONS, type ContentSection } from '../sections';
import { OWN_FILTERS, type OwnFilterName } from './ownFilters';
import { Attachment, Cover } from './files';
import { Count, DateTime, LocaleSchema, PlainDate, Text, nullable } from './text';
import { DistrictKey, TopicKey } from './vocabularies';

export const CONTENT_STATUSES = [
  'draft',
  'in_review',
  'scheduled',
  'published',
  'archived',
] as const;
export const VISIBILITIES = ['public', 'signed_in', 'members', 'members_but_visible'] as const;

/** Upcoming, open and closed are never stored: they follow from the two dates and the clock. */
export const PHASES = ['upcoming', 'open', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

export const AUTHOR_KINDS = ['person', 'organisation', 'team', 'committee'] as const;

/** Fields that every content of every section carries in a list. */
export const ContentSummary = Type.Object({
  id: Type.String({ format: 'uuid' }),
  section: Type.Enum([...CONTENT_SECTIONS] as ContentSection[]),
  kind: Type.String(),
  ref: Type.String({ description: 'Readable reference, for example REF-POLL-2026-0003' }),
  slug: Type.String(),
  title: Text,
  summary: Text,
  topics: Type.Array(TopicKey),
  area: nullable(DistrictKey),
  author: Type.Object({
    kind: Type.Enum([...AUTHOR_KINDS]),
    name: Text,
    /** Person whose page is `/user/{id}`; null for groups, the city and people who have left. */
    personId: nullable(Type.String({ format: 'uuid' })),
    /**
     * Slug of a group, where the reader finds its page: `/teams/{slug}` or `/committees/{slug}`.
     */
    slug: Type.Optional(Type.String()),
  }),
  status: Type.Enum([...CONTENT_STATUSES]),
  visibility: Type.Enum([...VISIBILITIES]),
  cover: nullable(Cover),
  /** Retraction: the content stays readable, but is no longer valid. */
  retraction: nullable(Type.Object({ on: PlainDate, reason: Text })),
  phase: nullable(Type.Enum([...PHASES])),
  publishedAt: nullable(DateTime),
  opensAt: nullable(DateTime),
  closesAt: nullable(DateTime),
  updatedAt: DateTime,
  counts: Type.Object({ comments: Count, follows: Count, reactions: Count }),
  version: Type.Integer(),
});
export type ContentSummary = Static<typeof ContentSummary>;

/** Describes a list item: the envelope and the section's own facts. */
export const createListItemSchema = <F extends TSchema>(details: F) =>
  Type.Intersect([ContentSummary, Type.Object({ details })]);

/** Describes a detail page: the envelope, the text in Markdown and the section's own facts. */
export const createDetailPageSchema = <D extends TSchema>(details: D) =>
  Type.Intersect([
    ContentSummary,
    Type.Object({
      body: Text,
      originalLocale: LocaleSchema,
      translatedInto: Type.Array(LocaleSchema),
      attachments: Type.Array(Attachment),
      /** When what readers see was changed last; null where it is as it was published. */
      correctedAt: nullable(DateTime),
      /**
       * The group that it is by is suspended, archived or dissolved: it stays readable, and nobody
       * takes part in it.
       */
      isGroupClosed: Type.Optional(Type.Boolean()),
      /**
       * Person who began what stands in the name of a group; the group’s members alone are told.
       */
      writtenBy: Type.Optional(
        Type.Object({ personId: Type.String({ format: 'uuid' }), name: Type.String() }),
      ),
      details,
    }),
  ]);

/**
 * Describes a cursor page: `next` is given to the following request as `cursor`; null on the last
 * page.
 */
export const createPageSchema = <I extends TSchema>(item: I) =>
  Type.Object({ items: Type.Array(item), next: nullable(Type.String()), total: Count });

export type ListItem<D> = ContentSummary & { details: D };
export type DetailPage<D> = ListItem<D> & {
  body: Static<typeof Text>;
  originalLocale: Static<typeof LocaleSchema>;
  translatedInto: Static<typeof LocaleSchema>[];
  attachments: Attachment[];
  correctedAt: string | null;
  isGroupClosed?: boolean;
  writtenBy?: { personId: string; name: string };
};
export interface Page<I> {
  items: I[];
  next: string | null;
  total: number;
  phases?: PhaseCounts;
}

/** Numbers of what the other filters leave in each phase. */
export const PhaseCounts = Type.Object({ upcoming: Count, open: Count, closed: Count });
export type PhaseCounts = Static<typeof PhaseCounts>;

/** Describes a page of a section's list; the counts are of sections with phases. */
export const createListPageSchema = <I extends TSchema>(item: I) =>
  Type.Intersect([createPageSchema(item), Type.Object({ phases: Type.Optional(PhaseCounts) })]);

/**
 * Phases that a list is asked for. `current`: what takes place and is not over; elsewhere what is
 * open, without any what is to come. Without any of these: everything.
 */
const LIST_PHASES = [...PHASES, 'current'] as const;

export { OWN_FILTERS, type OwnFilterName };

export const PAGE_SIZE = 25;

const OwnFilter = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,120}$' }));

export const ListQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    phase: Type.Optional(Type.Enum([...LIST_PHASES])),
    topic: Type.Optional(TopicKey),
    area: Type.Optional(DistrictKey),
    kind: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,40}$' })),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    /** The id of the team or committee in whose name they are. */
    group: Type.Optional(Type.String({ format: 'uuid' })),
    ...Object.fromEntries(OWN_FILTERS.map((name) => [name, OwnFilter])),
  },
  { additionalProperties: false },
);
export type ListQuery = Static<typeof ListQuery> & { readonly [name in OwnFilterName]?: string };

/** The token of a link to what is not out yet. */
export const PreviewQuery = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }));

export const DetailQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    preview: PreviewQuery,
  },
  { additionalProperties: false },
);
export const SlugParams = Type.Object({ slug: Type.String({ pattern: '^[a-z0-9-]{1,120}$' }) });
