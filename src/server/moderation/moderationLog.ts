import { sql } from 'kysely';
import type { LogQuery, ModerationLog } from '../../shared/contract/moderation';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { ContentSection } from '../../shared/sections';
import { cutPage, isMoment, readCursor } from '../content/cursor';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';

const PAGE_SIZE = 25;

type Item = ModerationLog['items'][number];

interface LogRow extends Pick<Item, 'id' | 'kind' | 'decision' | 'reason' | 'automatic'> {
  readonly at: Date;
  readonly sort_key: string;
  readonly section: ContentSection;
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
}

const present = (row: LogRow, locale: Locale): Item => ({
  id: row.id,
  kind: row.kind,
  decision: row.decision,
  reason: row.reason,
  automatic: row.automatic,
  place: {
    section: row.section,
    slug: row.slug,
    title: toText(row.title, locale, row.original_locale),
  },
  at: row.at.toISOString(),
});

/**
 * Selects what was hidden, or shown again after it had been; what never came to be seen and was let
 * through is left out.
 */
const told = ({ viewer, now }: ReadContext) => sql`
  from moderations join contents on contents.id = moderations.content_id
  where moderations.undone_at is null and (decision = 'hidden' or before = 'hidden') and ${isVisibleTo(viewer, now)}`;

/**
 * Lists one page of the public log, of contents that the reader may read. @throws Problem
 * invalidCursor
 */
export async function listModerationLog(
  reading: ReadContext,
  { cursor }: LogQuery,
): Promise<ModerationLog> {
  const { db, locale } = reading;
  const after = readCursor(cursor, isMoment);
  // What was decided at one moment stays in the order of its decisions.
  const beyond = after
    ? sql`(at, number) < (${after.key}::timestamptz,
        (select last.number from moderations as last where last.id = ${after.id}::uuid))`
    : sql`true`;
  const { rows } = await sql<LogRow>`
    select moderations.id, moderations.kind, decision, reason, automatic, at, at::text as sort_key,
      section, slug, title, original_locale
    ${told(reading)} and ${beyond}
    order by at desc, number desc limit ${PAGE_SIZE + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total ${told(reading)}`.execute(db);
  const { rows: shown, next } = cutPage(rows, PAGE_SIZE);
  return { items: shown.map((row) => present(row, locale)), next, total: counted.rows[0]!.total };
}
