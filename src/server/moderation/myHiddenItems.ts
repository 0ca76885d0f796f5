import { sql } from 'kysely';
import type { ReportReason } from '../../shared/contract/comments';
import type { HiddenOfMine, ModeratedKind } from '../../shared/contract/moderation';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { ContentSection } from '../../shared/sections';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { WRITTEN_ITEMS } from './waitingItems';

const MOST = 100;

type Item = HiddenOfMine['items'][number];

interface HiddenRow {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly number: number | null;
  readonly body: string;
  readonly lang: Locale;
  readonly reason: ReportReason;
  readonly feedback: string;
  readonly at: Date;
  readonly appeal: Item['appeal'];
  readonly section: ContentSection;
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
}

const present = (row: HiddenRow, locale: Locale): Item => ({
  kind: row.kind,
  id: row.id,
  number: row.number,
  body: row.body,
  lang: row.lang,
  place: {
    section: row.section,
    slug: row.slug,
    title: toText(row.title, locale, row.original_locale),
  },
  reason: row.reason,
  feedback: row.feedback,
  at: row.at.toISOString(),
  appeal: row.appeal,
});

/**
 * Lists what was hidden of a person's and is, or was shown again because they asked; the newest
 * first, at most 100.
 */
export async function listMyHiddenItems(
  { db, locale }: ReadContext,
  personId: string,
): Promise<HiddenOfMine> {
  const { rows } = await sql<HiddenRow>`
    select written.kind, written.id, written.number, written.body, lang, hiding.reason, hiding.feedback, hiding.at,
      section, slug, title, original_locale,
      case when appealed.appealed_at is null then null else coalesce((
        select decision from moderations
        where kind = written.kind and target_id = written.id and undone_at is null and not automatic
          and number > appealed.number
        order by number desc limit 1
      ), 'waiting') end as appeal
    from ${WRITTEN_ITEMS} as written
    join contents on contents.id = written.content_id
    join lateral (
      select reason, feedback, at from moderations
      where kind = written.kind and target_id = written.id and decision = 'hidden' and undone_at is null
      order by number desc limit 1
    ) as hiding on true
    left join lateral (
      select appealed_at, number from moderations
      where kind = written.kind and target_id = written.id and appealed_at is not null limit 1
    ) as appealed on true
    where written.author_id = ${personId} and (written.state = 'hidden' or appealed.appealed_at is not null)
    order by hiding.at desc, written.id limit ${MOST}`.execute(db);
  return { items: rows.map((row) => present(row, locale)) };
}
