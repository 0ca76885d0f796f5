import { sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import {
  OWN_FILTERS,
  PAGE_SIZE,
  type ListQuery,
  type Phase,
  type PhaseCounts,
} from '../../shared/contract/content';
import type { Localized } from '../../shared/contract/text';
import type { ContentSection } from '../../shared/sections';
import { isByClosedGroup } from '../db/activeMembers';
import { getAddressAt, selectLegalInForce } from '../db/legalInForce';
import type { Tables } from '../db/tables';
import { cutPage, readCursor } from './cursor';
import { likePattern } from './escapeLike';
import { CLOSES, OPENS, ORDERINGS, type OrderingName } from './ordering';
import type { ReadContext, SectionDefinition } from './section';
import { isGroupReadBy, isListedFor, isOpenTo } from './visibility';
import { hasTopic, isInDistrict } from './vocabularyFilters';

/** The long texts stay in the database until a page asks for one of them. */
const COLUMNS = [
  'contents.id',
  'contents.section',
  'contents.kind',
  'contents.ref',
  'contents.title',
  'contents.summary',
  'contents.details',
  'contents.original_locale',
  'contents.status',
  'contents.visibility',
  'contents.cover',
  'contents.retraction',
  'contents.author_kind',
  'contents.author_person_id',
  'contents.author_content_id',
  'contents.topics',
  'contents.area',
  'contents.published_at',
  'contents.opens_at',
  'contents.closes_at',
  'contents.version',
  'contents.comments_count',
  'contents.follows_count',
  'contents.reactions_count',
  'contents.updated_at',
] as const;

type ColumnName =
  'slug' | ((typeof COLUMNS)[number] extends `contents.${infer Name}` ? Name : never);

export type ContentRow = Pick<Selectable<Tables['contents']>, ColumnName> & {
  readonly author_name: string | null;
  readonly author_title: Localized | null;
  /** Slug of a group whose page the reader finds. */
  readonly author_slug?: string | null;
};

/** Conditions for what is to come, open, or over at this moment. */
export const IN_PHASE: Record<Phase, (now: Date) => Expression<SqlBool>> = {
  upcoming: (now) => sql<SqlBool>`${OPENS} > ${now} and contents.opens_at is not null`,
  open: (now) =>
    sql<SqlBool>`(contents.opens_at is null or contents.opens_at <= ${now}) and ${CLOSES} > ${now}`,
  closed: (now) => sql<SqlBool>`${CLOSES} <= ${now}`,
};

/**
 * Selects a group’s address, for those who find its page; the group itself has no author beside it.
 */
const authorSlug = ({ viewer, now }: ReadContext) => sql<string | null>`case
  when author_content.id <> contents.id and ${isGroupReadBy('author_content', viewer, now)} then author_content.slug end`;

const selectContents = (reading: ReadContext, section: ContentSection) =>
  reading.db
    .selectFrom('contents')
    .leftJoin('people as author', 'author.id', 'contents.author_person_id')
    .leftJoin('contents as author_content', 'author_content.id', 'contents.author_content_id')
    .select(COLUMNS)
    .select(getAddressAt(reading.now, section).as('slug'))
    .select(['author.name as author_name', 'author_content.title as author_title'])
    .select(authorSlug(reading).as('author_slug'));

type Filtered = Pick<SectionDefinition, 'section' | 'filters' | 'alsoSearched'>;

/**
 * Tells whether the words stand in the texts of a content, or in what else its section lets be
 * searched.
 */
export function holdsWords(
  words: string,
  alsoSearched?: Filtered['alsoSearched'],
): Expression<SqlBool> {
  const pattern = likePattern(words);
  const inTexts = sql<SqlBool>`contents.search_text like ${pattern}`;
  return alsoSearched ? sql<SqlBool>`(${inTexts} or ${alsoSearched} like ${pattern})` : inTexts;
}

/** The filters of a list; its phases stand beside them. */
type ContentFilter = Omit<ListQuery, 'phase'>;

/** Returns the one phase that is asked for; none: all. */
export const toPhases = ({ phase }: ListQuery): readonly Phase[] =>
  phase && phase !== 'current' ? [phase] : [];

/** Conditions for what is in one of these phases; none: in any. */
const inPhases = (phases: readonly Phase[], now: Date): Expression<SqlBool>[] =>
  phases.length === 0
    ? []
    : [
        sql<SqlBool>`(${sql.join(
          phases.map((phase) => sql`(${IN_PHASE[phase](now)})`),
          sql` or `,
        )})`,
      ];

function conditionsOf(
  reading: ReadContext,
  { section, filters = {}, alsoSearched }: Filtered,
  query: ContentFilter,
): Expression<SqlBool>[] {
  const { now, viewer } = reading;
  const conditions = [
    isListedFor(viewer, now, section),
    query.topic && hasTopic(query.topic),
    query.area && isInDistrict(query.area),
    query.kind && sql<SqlBool>`contents.kind = ${query.kind}`,
    query.group && sql<SqlBool>`contents.author_content_id = ${query.group}::uuid`,
    query.q?.trim() && holdsWords(query.q.trim(), alsoSearched),
    ...OWN_FILTERS.map((name) => query[name] && filters[name]?.(query[name], reading)),
  ];
  return conditions.filter((condition): condition is Expression<SqlBool> => Boolean(condition));
}

/** The phases of which a list is, and its order. */
export interface ListedPhases {
  readonly phases: readonly Phase[];
  readonly orderingName: OrderingName;
}

/** Lists one cursor page of a section's list. @throws Problem invalidCursor */
export async function listContents(
  reading: ReadContext,
  filtered: Filtered,
  query: ContentFilter,
  { phases, orderingName }: ListedPhases,
): Promise<{ rows: ContentRow[]; next: string | null }> {
  const { key, cast, isKey, descending } = ORDERINGS[orderingName];
  const limit = query.limit ?? PAGE_SIZE;
  const after = readCursor(query.cursor, isKey);

  const direction = descending ? 'desc' : 'asc';
  const beyond = descending ? sql`<` : sql`>`;
  const found = await selectContents(reading, filtered.section)
    .select(sql<string>`(${key})::text`.as('sort_key'))
    .where((eb) =>
      eb.and([...conditionsOf(reading, filtered, query), ...inPhases(phases, reading.now)]),
    )
    .$if(after !== null, (builder) =>
      builder.where(
        sql<SqlBool>`(${key}, contents.id) ${beyond} (${after?.key}::${cast}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(sql`${key} ${sql.raw(direction)}`)
    .orderBy('contents.id', direction)
    .limit(limit + 1)
    .execute();
  return cutPage(found, limit);
}

/** Counts what the filters leave in each phase, and in all of them. */
export async function countContents(
  reading: ReadContext,
  filtered: Filtered,
  query: ContentFilter,
): Promise<PhaseCounts & { readonly total: number }> {
  const countIn = (phase: Phase) =>
    sql<number>`count(*) filter (where ${IN_PHASE[phase](reading.now)})`.as(phase);
  return reading.db
    .selectFrom('contents')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select([countIn('upcoming'), countIn('open'), countIn('closed')])
    .where((eb) => eb.and(conditionsOf(reading, filtered, query)))
    .executeTakeFirstOrThrow();
}

export type FullContentRow = ContentRow & {
  readonly body: Localized;
  readonly corrected_at: Date | null;
  readonly is_group_closed: boolean;
  readonly writer_id: string | null;
  readonly writer_name: string | null;
};

const CORRECTED_AT = sql<Date | null>`(
  select max(at) from content_versions
  where content_id = contents.id and act = 'change' and is_public
)`;

/** Tells whether a row is read at this address. */
const isAt = (section: ContentSection, slug: string, now: Date) =>
  section === 'legal'
    ? sql<SqlBool>`(contents.slug = ${slug} or (contents.kind = ${slug} and contents.id in ${selectLegalInForce(now)}))`
    : sql<SqlBool>`contents.slug = ${slug}`;

/**
 * Finds a content; undefined where there is no such content or this viewer may not read it: the two
 * are told apart for nobody. `preview`: the token of a link to what is not out yet.
 */
export function findContent(
  reading: ReadContext,
  section: ContentSection,
  slug: string,
  preview?: string,
): Promise<FullContentRow | undefined> {
  return selectContents(reading, section)
    .select(['contents.body', CORRECTED_AT.as('corrected_at')])
    .select(isByClosedGroup.as('is_group_closed'))
    .leftJoin('people as writer', 'writer.id', 'contents.created_by')
    .select(['writer.id as writer_id', 'writer.name as writer_name'])
    .where('contents.section', '=', section)
    .where(isAt(section, slug, reading.now))
    .where(isOpenTo(reading.viewer, reading.now, preview))
    .executeTakeFirst();
}
