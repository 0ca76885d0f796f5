import { sql } from 'kysely';
import { MAX_DIGEST_ENTRIES, type StoppedRhythm } from '../../../shared/contract/digests';
import {
  PERSONAL_NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationReason,
} from '../../../shared/contract/notifications';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import type { ContentSection } from '../../../shared/sections';
import { isReadableByPerson } from '../../content/readers';
import { OCCASION_CERTIFICATE, OCCASION_COMMENT_ID } from '../occasions';
import { isNotWithdrawn } from '../withdrawn';
import type { Database } from '../../db/openDatabase';
import { KIND_TABLE } from './rhythms';

/** Period of one person's notifications: after `since` and until `until`. */
export interface Span {
  readonly personId: string;
  /** Null: from the beginning. */
  readonly since: Date | null;
  readonly until: Date;
}

/** Entry for alike notifications, of one kind and content. */
export interface EntryRow {
  readonly person_id: string;
  readonly kind: NotificationKind;
  readonly because: NotificationReason;
  readonly times: number;
  /** The number of the certificate that it is about. */
  readonly certificate: string | null;
  /** The comment that it is about, the newest of several. */
  readonly comment_id: string | null;
  /** Null: about nothing in particular, or about what the person may not read. */
  readonly section: ContentSection | null;
  readonly slug: string | null;
  readonly title: Localized | null;
  readonly original_locale: Locale | null;
  /** Number of entries of the person, listed or not. */
  readonly total: number;
}

/**
 * Selects on `people` and `rights` unread notifications of theirs that hold, whose category comes
 * by mail in this rhythm, and of which they may know. `contents` may be absent.
 */
export const selectDigestNews = (rhythm: StoppedRhythm, now: Date) => sql`
  from notifications
  join ${KIND_TABLE} as kinds on kinds.kind = notifications.kind
  left join notification_settings as chosen on chosen.person_id = people.id and chosen.category = kinds.category
  left join contents on contents.id = notifications.content_id
  where notifications.person_id = people.id and notifications.read_at is null and notifications.deleted_at is null
    and coalesce(chosen.mail, kinds.mail) = ${rhythm}
    and (notifications.content_id is null or notifications.kind = any(${[...PERSONAL_NOTIFICATION_KINDS]}::text[]) or ${isReadableByPerson(now)})
    and ${isNotWithdrawn(now)}`;

/**
 * Lists what mails of this rhythm tell these people, each the newest first: one statement for all
 * of them.
 */
export async function listEntries(
  db: Database,
  spans: readonly Span[],
  rhythm: StoppedRhythm,
  now: Date,
): Promise<Map<string, EntryRow[]>> {
  const { rows } = await sql<EntryRow>`
    select entries.person_id, entries.kind, because, times, certificate, comment_id, total, section, slug, title, original_locale
    from (
      select found.*, row_number() over (partition by found.person_id order by found.at desc, found.kind) as place,
        count(*) over (partition by found.person_id)::int as total
      from unnest(
        ${spans.map(({ personId }) => personId)}::uuid[],
        ${spans.map(({ since }) => since)}::timestamptz[],
        ${spans.map(({ until }) => until)}::timestamptz[]
      ) as span (id, since, until)
      join people on people.id = span.id
      join rights on rights.person_id = people.id
      cross join lateral (
        select people.id as person_id, notifications.kind, notifications.content_id, count(*)::int as times,
          max(notifications.at) as at, (array_agg(because order by notifications.at desc))[1] as because,
          (array_agg(${OCCASION_CERTIFICATE} order by notifications.at desc))[1] as certificate,
          (array_agg(${OCCASION_COMMENT_ID} order by notifications.at desc))[1] as comment_id,
          bool_and(${isReadableByPerson(now)}) as is_readable
        ${selectDigestNews(rhythm, now)}
          and notifications.at > coalesce(span.since, '-infinity') and notifications.at <= span.until
        group by notifications.kind, notifications.content_id
      ) as found
    ) as entries
    left join contents on contents.id = entries.content_id and entries.is_readable
    where place <= ${MAX_DIGEST_ENTRIES}
    order by entries.person_id, place`.execute(db);
  const byPerson = new Map<string, EntryRow[]>(spans.map(({ personId }) => [personId, []]));
  for (const row of rows) byPerson.get(row.person_id)?.push(row);
  return byPerson;
}
