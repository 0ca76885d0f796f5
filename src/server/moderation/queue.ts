import { sql } from 'kysely';
import type {
  ModeratedKind,
  QueueCause,
  QueueItem,
  QueuePage,
  QueueQuery,
} from '../../shared/contract/moderation';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentSection } from '../../shared/sections';
import { cutPage, isMoment, readCursor } from '../content/cursor';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { OPEN_APPEALS, WAITING_ITEMS, WRITTEN_ITEMS, isModeratedBy } from './waitingItems';

const PAGE_SIZE = 25;

interface QueueRow {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly sort_key: string;
  readonly cause: QueueCause;
  readonly since: Date;
  readonly state: QueueItem['state'];
  readonly body: string;
  readonly lang: Locale;
  readonly answers: string | null;
  readonly number: number | null;
  readonly alike: QueueItem['alike'];
  readonly author_id: string | null;
  readonly author: string | null;
  readonly hidden_before: number;
  readonly reports: QueueItem['reports'];
  readonly appeal: string | null;
  readonly appealed_at: Date | null;
  readonly revision: number;
  readonly section: ContentSection;
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
}

/** Converts a moment as JSON of the database has it to one of the contract's. */
const iso = (moment: string | Date): string => new Date(moment).toISOString();

const present = (row: QueueRow, locale: Locale): QueueItem => ({
  kind: row.kind,
  id: row.id,
  cause: row.cause,
  state: row.state,
  body: row.body,
  lang: row.lang,
  answers: row.answers,
  number: row.number,
  alike: row.alike,
  author:
    row.author_id !== null && row.author !== null ? { id: row.author_id, name: row.author } : null,
  hiddenBefore: row.hidden_before,
  place: {
    section: row.section,
    slug: row.slug,
    title: toText(row.title, locale, row.original_locale),
  },
  at: iso(row.since),
  reports: row.reports.map(({ at, ...report }) => ({ ...report, at: iso(at) })),
  appeal: row.appealed_at && { text: row.appeal ?? '', at: iso(row.appealed_at) },
  revision: row.revision,
});

/** Authors of what is hidden. */
const HIDDEN_AUTHORS = sql`(
  select id, author_id from comments where state = 'hidden'
  union all select id, author_id from statements where state = 'hidden'
)`;

/** The statement that one which waits for that is answered like: the earliest, in its own words. */
const LIKE = sql`
  select jsonb_build_object('number', other.number, 'body', body, 'lang', other.lang)
  from statement_alikes join statements as other on other.id = other_id
  join statement_texts on statement_texts.statement_id = other.id and statement_texts.lang = other.lang
  where page.cause = 'alike' and statement_alikes.statement_id = page.id and stands
  order by other.number limit 1`;

/** Selects what of the queue this person decides about. */
const waitingFor = (viewer: Viewer, { cause }: QueueQuery) => sql`
  from ${WAITING_ITEMS} as waiting
  join ${WRITTEN_ITEMS} as written on written.kind = waiting.kind and written.id = waiting.id
  join contents on contents.id = written.content_id and contents.deleted_at is null
  where ${isModeratedBy(viewer)} and ${cause === undefined ? sql`true` : sql`cause = ${cause}`}`;

/** Counts what waits for a decision of this person, and since when. */
export async function countQueue(
  { db }: ReadContext,
  viewer: Viewer,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(since) as since ${waitingFor(viewer, {})}`.execute(db);
  return rows[0]!;
}

/** Lists one page of what waits for a decision, the longest first. @throws Problem invalidCursor */
export async function listQueue(
  { db, locale }: ReadContext,
  viewer: Viewer,
  query: QueueQuery,
): Promise<QueuePage> {
  const after = readCursor(query.cursor, isMoment);
  const beyond = after
    ? sql`(since, written.id) > (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<QueueRow>`
    select page.*, people.name as author,
      (select count(*)::int from ${HIDDEN_AUTHORS} as hidden where author_id = page.author_id and id <> page.id)
        as hidden_before,
      (${LIKE}) as alike,
      coalesce((
        select jsonb_agg(jsonb_build_object('reason', reason, 'note', note, 'at', at) order by at)
        from reports where reports.kind = page.kind and target_id = page.id and decision_id is null
      ), '[]') as reports,
      appeals.appeal, appeals.appealed_at
    from (
      select waiting.kind, waiting.id, cause, since, since::text as sort_key, state, written.body, lang, answers,
        author_id, written.number, written.revision, section, slug, title, original_locale
      ${waitingFor(viewer, query)} and ${beyond}
      order by since, written.id limit ${PAGE_SIZE + 1}
    ) as page
    left join people on people.id = page.author_id
    left join ${OPEN_APPEALS} as appeals on appeals.kind = page.kind and appeals.target_id = page.id
    order by since, page.id`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total ${waitingFor(viewer, query)}`.execute(db);
  const { rows: shown, next } = cutPage(rows, PAGE_SIZE);
  return { items: shown.map((row) => present(row, locale)), next, total: counted.rows[0]!.total };
}
