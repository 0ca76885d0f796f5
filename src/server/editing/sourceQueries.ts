import { sql } from 'kysely';
import { MISSING_PARTS, type ContentSource, type MissingPart } from '../../shared/contract/editing';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { can } from '../../shared/permissions/can';
import type { Area, Section, Topic } from '../../shared/sections';
import type { Reading } from '../content/section';
import { contentResource, isGroup, visibleTo } from '../content/visibility';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { EDITABLE } from './editable';

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
  'hidden_at',
  'withdrawn_at',
] as const;

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
  readonly hidden_at: Date | null;
  readonly withdrawn_at: Date | null;
}

const selectSources = (db: Database, section: Section) =>
  db
    .selectFrom('contents')
    .select(COLUMNS)
    .select(sql<Section>`section`.as('section'))
    .where('section', '=', section)
    .where('deleted_at', 'is', null);

/** Undefined where there is no such content or this viewer may not read it. */
function findVisible(
  { db, viewer, now }: Reading,
  section: Section,
  slug: string,
): Promise<SourceRow | undefined> {
  return selectSources(db, section)
    .where('slug', '=', slug)
    .where(visibleTo(viewer, now))
    .executeTakeFirst();
}

/** The row, locked until the transaction ends. @throws Problem notFound when it has gone since */
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

const mayEdit = ({ viewer, now }: Reading, row: SourceRow): boolean =>
  can(viewer, 'content.edit', contentResource(row), now.getTime());

/** Whether this viewer may change the content. @throws Problem notFound */
export async function readRights(
  reading: Reading,
  section: Section,
  slug: string,
): Promise<{ edit: boolean }> {
  const row = await findVisible(reading, section, slug);
  if (!row) throw new Problem('notFound');
  return { edit: mayEdit(reading, row) };
}

/** The content that this viewer is about to change. @throws Problem notFound, forbidden */
export async function findEditable(
  reading: Reading,
  section: Section,
  slug: string,
): Promise<SourceRow> {
  const row = await findVisible(reading, section, slug);
  if (!row) throw new Problem('notFound');
  if (!mayEdit(reading, row)) throw new Problem('forbidden');
  return row;
}

/** What a draft lacks before others can see it. */
export async function missingIn(db: Database, row: SourceRow, now: Date): Promise<MissingPart[]> {
  const original = row.original_locale;
  const { isComplete, isReady } = EDITABLE[row.section];
  const isThere: Readonly<Record<MissingPart, boolean>> = {
    summary: row.summary[original] !== undefined,
    body: row.body[original] !== undefined,
    details: isReady ? await isReady(db, row.id, now) : isComplete,
  };
  return MISSING_PARTS.filter((part) => !isThere[part]);
}

/** Only drafts are published; the group's own rule counts where it is a group's. */
export function mayPublish({ viewer, now }: Reading, row: SourceRow): boolean {
  const { section, author_content_id: groupId } = row;
  const published = { section, groupId, isDraft: false };
  return row.status === 'draft' && can(viewer, 'content.create', published, now.getTime());
}

/** Only what belongs to a group, or is one, has members. */
export const hasMembers = (section: Section, groupId: string | null): boolean =>
  groupId !== null || isGroup(section);

/** What was written of a content, in all its languages. */
export const writtenTexts = (row: SourceRow) => ({
  title: row.title,
  summary: row.summary,
  body: row.body,
  originalLocale: row.original_locale,
  topics: row.topics as Topic[],
  area: row.area as Area | null,
  visibility: row.visibility as ContentSource['visibility'],
});

export const presentSource = async (reading: Reading, row: SourceRow): Promise<ContentSource> => ({
  id: row.id,
  section: row.section,
  ...writtenTexts(row),
  slug: row.slug,
  status: row.status as ContentSource['status'],
  revision: row.revision,
  hasMembers: hasMembers(row.section, row.author_content_id),
  missing: await missingIn(reading.db, row, reading.now),
  mayPublish: mayPublish(reading, row),
});
