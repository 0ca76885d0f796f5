import { sql, type Expression, type SqlBool } from 'kysely';
import { PAGE_SIZE } from '../../../shared/contract/content';
import type {
  EditorialQueue,
  EditorialQueueItem,
  EditorialQueueQuery,
  EditorialQueueState,
} from '../../../shared/contract/lifecycle';
import type { Localized } from '../../../shared/contract/text';
import type { Viewer } from '../../../shared/permissions/can';
import { SECTIONS, type Section } from '../../../shared/sections';
import { cutPage, isMoment, readCursor } from '../../content/cursor';
import { toText } from '../../content/localize';
import type { ReadContext } from '../../content/section';
import { hasRolesOver } from '../../content/roleScopes';
import { isReadableBy } from '../../content/visibility';
import type { SourceRow } from '../sourceQueries';
import { getCityTexts } from '../../city/currentSettings';

const inState = (state: string) =>
  sql<SqlBool>`(contents.status = ${state} and contents.deleted_at is null)`;

const IN_STATE: Readonly<Record<EditorialQueueState, Expression<SqlBool>>> = {
  draft: inState('draft'),
  in_review: inState('in_review'),
  scheduled: inState('scheduled'),
  archived: inState('archived'),
  retracted: sql<SqlBool>`(contents.retraction is not null and contents.deleted_at is null)`,
  deleted: sql<SqlBool>`(contents.deleted_at is not null)`,
};

const NOT_SIMPLY_OUT = sql<SqlBool>`(
  contents.status <> 'published' or contents.deleted_at is not null or contents.retraction is not null
)`;

interface Row extends Pick<
  SourceRow,
  | 'id'
  | 'section'
  | 'slug'
  | 'title'
  | 'original_locale'
  | 'status'
  | 'retraction'
  | 'deleted_at'
  | 'revision'
  | 'published_at'
  | 'author_kind'
> {
  readonly updated_at: Date;
  readonly author_name: string | null;
  readonly author_title: Localized | null;
  readonly sort_key: string;
}

function nameOf(row: Row, { locale }: ReadContext): EditorialQueueItem['by'] {
  if (row.author_kind === 'person') return { text: row.author_name ?? '', lang: locale };
  return toText(row.author_title ?? getCityTexts(), locale, row.original_locale);
}

const present = (row: Row, reading: ReadContext): EditorialQueueItem => ({
  id: row.id,
  section: row.section,
  slug: row.slug,
  title: toText(row.title, reading.locale, row.original_locale),
  status: row.status as EditorialQueueItem['status'],
  isRetracted: row.retraction !== null,
  isDeleted: row.deleted_at !== null,
  by: nameOf(row, reading),
  revision: row.revision,
  publishedAt: row.published_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});

const KEY = sql<string>`contents.updated_at::text`;

const selectRows = ({ db }: ReadContext) =>
  db
    .selectFrom('contents')
    .leftJoin('people as author', 'author.id', 'contents.author_person_id')
    .leftJoin('contents as author_content', 'author_content.id', 'contents.author_content_id')
    .select([
      'contents.id',
      'contents.slug',
      'contents.title',
      'contents.original_locale',
      'contents.status',
      'contents.retraction',
      'contents.deleted_at',
      'contents.revision',
      'contents.published_at',
      'contents.author_kind',
      'contents.updated_at',
    ])
    .select(['author.name as author_name', 'author_content.title as author_title'])
    .select([sql<Section>`contents.section`.as('section'), KEY.as('sort_key')]);

/** Counts the drafts that were handed in and that this editor decides about, and since when. */
export async function countHandedIn(
  { db }: ReadContext,
  viewer: Viewer,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(contents.updated_at) as since from contents
    where ${IN_STATE.in_review} and contents.section = any(${[...SECTIONS]}::text[])
      and ${hasRolesOver(viewer, ['editor', 'admin'])}`.execute(db);
  return rows[0]!;
}

/**
 * Lists a page of what is not simply out and this viewer may read; what was changed last comes
 * first.
 * @throws Problem invalidCursor
 */
export async function listEditorialQueue(
  reading: ReadContext,
  { section, state, cursor }: EditorialQueueQuery,
): Promise<EditorialQueue> {
  const { db, viewer, now } = reading;
  const after = readCursor(cursor, isMoment);
  const conditions = [
    isReadableBy(viewer, now),
    state ? IN_STATE[state] : NOT_SIMPLY_OUT,
    sql<SqlBool>`contents.section = any(${section ? [section] : [...SECTIONS]}::text[])`,
  ];
  const [rows, { total }] = await Promise.all([
    selectRows(reading)
      .where((eb) => eb.and(conditions))
      .$if(after !== null, (list) =>
        list.where(
          sql<SqlBool>`(contents.updated_at, contents.id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`,
        ),
      )
      .orderBy('contents.updated_at', 'desc')
      .orderBy('contents.id', 'desc')
      .limit(PAGE_SIZE + 1)
      .execute(),
    db
      .selectFrom('contents')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where((eb) => eb.and(conditions))
      .executeTakeFirstOrThrow(),
  ]);
  const { rows: shown, next } = cutPage(rows, PAGE_SIZE);
  return { items: shown.map((row) => present(row, reading)), next, total };
}
