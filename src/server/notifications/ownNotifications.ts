import { sql, type RawBuilder } from 'kysely';
import {
  PERSONAL_NOTIFICATION_KINDS,
  MAX_UNREAD,
  MAX_NAMED_ACTORS,
  NAMING_KINDS,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationCategory,
  type NotificationKind,
  type NotificationPage,
  type NotificationsQuery,
} from '../../shared/contract/notifications';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentSection } from '../../shared/sections';
import { cutPage, isMoment, readCursor } from '../content/cursor';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';
import { OCCASION_CERTIFICATE, OCCASION_COMMENT_ID } from './occasions';
import { loadSettings, listShownKinds } from './notificationSettings';
import { isNotWithdrawn } from './withdrawn';

const PAGE_SIZE = 20;

/**
 * Columns by which notifications are alike: of the same kind and content, and read in the same
 * moment or not at all.
 */
const ALIKE = sql`kind, content_id, coalesce(content_id, notifications.id), read_at`;

interface EntryRow {
  readonly id: string;
  readonly sort_key: string;
  readonly kind: NotificationKind;
  readonly because: Notification['because'];
  readonly at: Date;
  readonly read_at: Date | null;
  readonly times: number;
  readonly names: string[] | null;
  readonly actors: number;
  readonly comment_id: string | null;
  readonly certificate: string | null;
  readonly note: string | null;
  readonly is_readable: boolean | null;
  readonly section: ContentSection | null;
  readonly slug: string | null;
  readonly title: Localized | null;
  readonly original_locale: Locale | null;
}

/**
 * Selects the notifications that hold and the person may know of: about nothing in particular,
 * about what they may read, or about themselves.
 */
const mine = (viewer: Viewer, now: Date, kinds: readonly NotificationKind[]) => sql`
  select notifications.*, contents.id is not null and ${isVisibleTo(viewer, now)} as is_readable
  from notifications left join contents on contents.id = notifications.content_id
  where person_id = ${viewer.id} and notifications.deleted_at is null and notifications.kind = any(${[...kinds]}::text[])
    and (contents.id is null or notifications.kind = any(${[...PERSONAL_NOTIFICATION_KINDS]}::text[]) or ${isVisibleTo(viewer, now)})
    and ${isNotWithdrawn(now)}`;

/** Last note of the person who returned a draft. */
const NOTE = sql`(
  select note from content_versions
  where content_versions.content_id = entries.content_id and act = 'return' and entries.kind = 'returned'
  order by revision desc limit 1
)`;

/** The people of an entry, those who acted last first. */
const ACTORS = sql`
  select count(*)::int as actors, (array_agg(name order by last desc, id))[1:${sql.lit(MAX_NAMED_ACTORS)}] as names
  from (
    select people.id, people.name, max(mine.at) as last
    from mine join people on people.id = mine.actor_id
    where mine.kind = entries.kind and mine.content_id is not distinct from entries.content_id
      and mine.read_at is not distinct from entries.read_at
      and (mine.content_id is not null or mine.id = entries.id)
    group by people.id, people.name
  ) as acting`;

const entries = (all: RawBuilder<unknown>, beyond: RawBuilder<unknown>) => sql<EntryRow>`
  with mine as (${all}), entries as (
    select (array_agg(id order by at desc, id desc))[1] as id, max(at) as at, kind, content_id, read_at,
      (array_agg(because order by at desc, id desc))[1] as because,
      (array_agg(occasion order by at desc, id desc))[1] as occasion,
      count(*)::int as times, bool_and(is_readable) as is_readable
    from mine as notifications group by ${ALIKE}
  )
  select entries.*, entries.at::text as sort_key, acting.actors, acting.names, ${NOTE} as note,
    ${OCCASION_COMMENT_ID} as comment_id, ${OCCASION_CERTIFICATE} as certificate,
    contents.section, contents.slug, contents.title, contents.original_locale
  from entries left join contents on contents.id = entries.content_id
  cross join lateral (${ACTORS}) as acting
  where ${beyond}
  order by entries.at desc, entries.id desc limit ${PAGE_SIZE + 1}`;

function contentOf(row: EntryRow, locale: Locale): Notification['content'] {
  const { section, slug, title, original_locale: original } = row;
  if (!row.is_readable || !section || slug === null || !title || !original) return null;
  return { section, slug, title: toText(title, locale, original) };
}

const present = (row: EntryRow, locale: Locale): Notification => ({
  id: row.id,
  kind: row.kind,
  because: row.because,
  at: row.at.toISOString(),
  isRead: row.read_at !== null,
  times: row.times,
  actors: NAMING_KINDS.includes(row.kind)
    ? { names: row.names ?? [], total: row.actors }
    : { names: [], total: 0 },
  content: contentOf(row, locale),
  commentId: row.comment_id,
  certificate: row.certificate,
  note: row.note ?? '',
});

/** Lists the kinds that the person wants to see; of one category where that is asked for. */
async function kindsFor(
  { db }: Pick<ReadContext, 'db'>,
  viewer: Viewer,
  category?: NotificationCategory,
): Promise<NotificationKind[]> {
  const shown = listShownKinds(await loadSettings(db, viewer.id));
  if (category === undefined) return shown;
  const wanted: readonly NotificationKind[] = NOTIFICATION_KINDS[category];
  return shown.filter((kind) => wanted.includes(kind));
}

/**
 * Lists what a person was told of and may still read, the newest first. @throws Problem
 * invalidCursor
 */
export async function listNotifications(
  reading: ReadContext,
  viewer: Viewer,
  { category, cursor }: NotificationsQuery,
): Promise<NotificationPage> {
  const after = readCursor(cursor, isMoment);
  const beyond = after
    ? sql`(entries.at, entries.id) < (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const kinds = await kindsFor(reading, viewer, category);
  const query = entries(mine(viewer, reading.now, kinds), beyond);
  const { rows } = await query.execute(reading.db);
  const page = cutPage(rows, PAGE_SIZE);
  return { items: page.rows.map((row) => present(row, reading.locale)), next: page.next };
}

/** Counts the entries that the person has not read, at most `MAX_UNREAD`. */
export async function countUnread(reading: ReadContext, viewer: Viewer): Promise<number> {
  const kinds = await kindsFor(reading, viewer);
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from (${mine(viewer, reading.now, kinds)}) as notifications
      where read_at is null group by ${ALIKE} limit ${MAX_UNREAD}
    ) as entries`.execute(reading.db);
  return rows[0]?.unread ?? 0;
}
