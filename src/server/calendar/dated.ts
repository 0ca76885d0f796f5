import { sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import type { CalendarFileQuery } from '../../shared/contract/calendar';
import type { Phase } from '../../shared/contract/content';
import { REGISTRATION_SECTIONS, type RegisteredSection } from '../../shared/sections';
import { holdsWords, IN_PHASE } from '../content/contentQueries';
import { ORDERINGS, type OrderingName } from '../content/ordering';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';
import type { Tables } from '../db/tables';
import { isInMonth } from '../events/month';
import { hasTopic, isInDistrict } from '../content/vocabularyFilters';

export const DATED_COLUMNS = [
  'contents.id',
  'contents.section',
  'contents.slug',
  'contents.title',
  'contents.summary',
  'contents.details',
  'contents.original_locale',
  'contents.opens_at',
  'contents.closes_at',
  'contents.updated_at',
  'contents.revision',
] as const;

type ColumnName = (typeof DATED_COLUMNS)[number] extends `contents.${infer Name}` ? Name : never;

/** Row of an event or a training: what takes place at a date. */
export type DatedRow = Pick<Selectable<Tables['contents']>, ColumnName>;

/** Choice among events and trainings: which, in which order, and how many. */
export interface DatedPart {
  readonly phase?: Phase;
  /** `2026-11` */
  readonly month?: string;
  readonly ordering: OrderingName;
  readonly limit: number;
}

/** Trainings say in their details how one takes part. */
const takesPlace = (kind: string) =>
  sql<SqlBool>`(contents.kind = ${kind} or contents.details -> 'training' ->> 'format' = ${kind})`;

/**
 * Lists the events and trainings that the reader may see, as the query filters them, in one
 * statement; courses have no date.
 */
export async function listDated(
  { db, now, viewer }: ReadContext,
  { section, topic, area, kind, q }: CalendarFileQuery,
  { phase, month, ordering, limit }: DatedPart,
): Promise<(DatedRow & { readonly section: RegisteredSection })[]> {
  const { key, descending } = ORDERINGS[ordering];
  const words = q?.trim();
  const conditions = [
    isListedFor(viewer, now),
    phase && IN_PHASE[phase](now),
    month && isInMonth(month),
    topic && hasTopic(topic),
    area && isInDistrict(area),
    kind && takesPlace(kind),
    words && holdsWords(words),
  ].filter((condition): condition is Expression<SqlBool> => Boolean(condition));
  const rows = await db
    .selectFrom('contents')
    .select(DATED_COLUMNS)
    .where('contents.section', 'in', section ? [section] : REGISTRATION_SECTIONS)
    .where('contents.kind', '<>', 'course')
    .where((eb) => eb.and(conditions))
    .orderBy(key, descending ? 'desc' : 'asc')
    .orderBy('contents.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, section: row.section as RegisteredSection }));
}
