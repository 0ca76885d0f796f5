import { sql } from 'kysely';
import type { ContentRights, ContentSource, MissingPart } from '../../shared/contract/editing';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { can } from '../../shared/permissions/can';
import type { Section } from '../../shared/sections';
import { readFollow } from '../content/following';
import type { ReadContext } from '../content/section';
import { contentResource, isGroup, isVisibleTo } from '../content/visibility';
import type { Database } from '../db/openDatabase';
import type { StoredRetraction } from '../db/tables';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { EDITABLE } from './editable';
import { readChanged, readOutdated } from './sourceHistory';
import { possibleActs } from './lifecycle/possibleActs';
import { readReturnNote } from './versions/keepVersion';

const COLUMNS = [
  'id',
  'slug',
  'title',
  'summary',
  'body',
  'original_locale',
  'topics',
  'area',
  'visibility',
  'status',
  'revision',
  'change_key',
  'author_kind',
  'author_person_id',
  'author_content_id',
  'published_at',
  'closes_at',
  'hidden_at',
  'withdrawn_at',
  'deleted_at',
  'retraction',
] as const;

/** States in which nobody has decided that it goes out: it is as its author left it. */
export const UNDECIDED: readonly string[] = ['draft', 'in_review'];

/** Readers have it, or had it. */
export const isPublished = ({ status }: Pick<SourceRow, 'status'>): boolean =>
  ['published', 'archived'].includes(status);

export interface SourceRow {
  readonly id: string;
  readonly section: Section;
  readonly slug: string;
  readonly title: Localized;
  readonly summary: Localized;
  readonly body: Localized;
  readonly original_locale: Locale;
  readonly topics: string[];
  readonly area: string | null;
  readonly visibility: string;
  readonly status: string;
  readonly revision: number;
  readonly change_key: Buffer | null;
  readonly author_kind: string;
  readonly author_person_id: string | null;
  readonly author_content_id: string | null;
  readonly published_at: Date | null;
  readonly closes_at: Date | null;
  readonly hidden_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly deleted_at: Date | null;
  readonly retraction: StoredRetraction | null;
}

/** Contents of a section, deleted ones too. */
export const selectAny = (db: Database, section: Section) =>
  db
    .selectFrom('contents')
    .select(COLUMNS)
    .select(sql<Section>`section`.as('section'))
    .where('section', '=', section);

const selectSources = (db: Database, section: Section) =>
  selectAny(db, section).where('deleted_at', 'is', null);

/** Finds a content; undefined where there is no such content or this viewer may not read it. */
export function findVisible(
  { db, viewer, now }: ReadContext,
  section: Section,
  slug: string,
): Promise<SourceRow | undefined> {
  return selectSources(db, section)
    .where('slug', '=', slug)
    .where(isVisibleTo(viewer, now))
    .executeTakeFirst();
}

/** Reads the row, deleted or not. @throws Problem notFound when it has gone since */
export const readAny = (db: Database, section: Section, id: string): Promise<SourceRow> =>
  selectAny(db, section)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('notFound'));

/**
 * Locks the row, deleted or not, until the transaction ends. @throws Problem notFound when it has
 * gone since
 */
export const lockAny = (trx: Database, { section, id }: SourceRow): Promise<SourceRow> =>
  selectAny(trx, section)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('notFound'));

/** Locks the row until the transaction ends. @throws Problem notFound when it has gone since */
export const lockSource = (trx: Database, { section, id }: SourceRow): Promise<SourceRow> =>
  selectSources(trx, section)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('notFound'));

/** @throws Problem notFound when it has gone since */
export const readSource = (db: Database, section: Section, id: string): Promise<SourceRow> =>
  selectSources(db, section)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('notFound'));

/** Tells whether this viewer may change it. */
export const mayEdit = ({ viewer, now }: ReadContext, row: SourceRow): boolean =>
  can(viewer, 'content.edit', contentResource(row), now.getTime());

/**
 * Checks that a content stays this viewer's to change where it is about another district.
 * @throws Problem outOfScope
 */
export function requireMove(
  { viewer, now }: ReadContext,
  row: SourceRow,
  { area }: Pick<SourceRow, 'area'>,
): void {
  const move = { from: contentResource(row), to: contentResource({ ...row, area }) };
  if (area !== row.area && !can(viewer, 'content.move', move, now.getTime()))
    throw new Problem('outOfScope');
}

/** Reads whether this viewer follows it; null where they cannot. */
async function followOf(
  { db, viewer, now }: ReadContext,
  row: SourceRow,
): Promise<ContentRights['follow']> {
  if (viewer === null || !can(viewer, 'content.follow', contentResource(row), now.getTime()))
    return null;
  return readFollow(db, { contentId: row.id, personId: viewer.id });
}

/** Reads what this viewer may do with the content. @throws Problem notFound */
export async function readRights(
  reading: ReadContext,
  section: Section,
  slug: string,
): Promise<ContentRights> {
  const row = await findVisible(reading, section, slug);
  if (!row) throw new Problem('notFound');
  return { edit: mayEdit(reading, row), follow: await followOf(reading, row) };
}

/** Finds the content that this viewer is about to change. @throws Problem notFound, forbidden */
export async function findEditable(
  reading: ReadContext,
  section: Section,
  slug: string,
): Promise<SourceRow> {
  const row = await findVisible(reading, section, slug);
  if (!row) throw new Problem('notFound');
  if (!mayEdit(reading, row)) throw new Problem('forbidden');
  return row;
}

/** Services of the host by which a section is asked. */
export type Readiness = Pick<HostContext, 'isContentReady'>;

/** Lists the texts that it lacks in its original language. */
export const missingTexts = ({ summary, body, original_locale }: SourceRow): MissingPart[] => [
  ...(summary[original_locale] === undefined ? (['summary'] as const) : []),
  ...(body[original_locale] === undefined ? (['body'] as const) : []),
];

/**
 * Lists what a draft lacks before others can see it, at the moment when they are to: its section is
 * asked by `isContentReady`, as editing knows no section.
 */
export async function listMissingIn(
  db: Database,
  row: SourceRow,
  at: Date,
  { isContentReady }: Readiness,
): Promise<MissingPart[]> {
  const { areDetailsReady } = EDITABLE[row.section];
  const hasDetails =
    (await isContentReady(db, row, at)) &&
    (!areDetailsReady || (await areDetailsReady(db, row.id)));
  return [...missingTexts(row), ...(hasDetails ? [] : (['details'] as const))];
}

/** Only what belongs to a group, or is one, has members. */
export const hasMembers = (section: Section, groupId: string | null): boolean =>
  groupId !== null || isGroup(section);

/** Returns what was written of a content, in all its languages. */
export const writtenTexts = (row: SourceRow) => ({
  title: row.title,
  summary: row.summary,
  body: row.body,
  originalLocale: row.original_locale,
  topics: row.topics,
  area: row.area,
  visibility: row.visibility as ContentSource['visibility'],
});

/** Presents a content as those see it who may change it. */
export async function presentSource(
  context: Readiness,
  reading: ReadContext,
  row: SourceRow,
): Promise<ContentSource> {
  const [changed, outdated, missing, acts, returnNote] = await Promise.all([
    readChanged(reading.db, row),
    readOutdated(reading.db, row),
    listMissingIn(reading.db, row, reading.now, context),
    possibleActs(reading, row),
    readReturnNote(reading.db, row),
  ]);
  return {
    id: row.id,
    section: row.section,
    ...writtenTexts(row),
    slug: row.slug,
    status: row.status as ContentSource['status'],
    revision: row.revision,
    hasMembers: hasMembers(row.section, row.author_content_id),
    missing,
    mayPublish: acts.includes('publish'),
    acts,
    publishedAt: row.published_at?.toISOString() ?? null,
    retraction: row.retraction,
    isDeleted: row.deleted_at !== null,
    changed,
    outdated,
    returnNote,
  };
}
