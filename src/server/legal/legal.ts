import { sql } from 'kysely';
import { LegalDetails, LegalFacts, type LegalVersion } from '../../shared/contract/legal';
import { storedFacts } from '../content/contentRoutes';
import type { SectionDefinition, ReadContext } from '../content/section';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { toText } from '../content/localize';
import { isVisibleTo } from '../content/visibility';
import { getAddressAt } from '../db/legalInForce';

interface VersionRow extends Omit<LegalVersion, 'whatChanged' | 'publishedAt'> {
  readonly whatChanged: Localized | null;
  readonly original: Locale;
  readonly publishedAt: Date;
}

/**
 * Lists the versions of a legal text that were ever published, those to come included, the newest
 * first.
 */
async function listVersions(
  { db, viewer, locale, now }: ReadContext,
  kind: string,
): Promise<LegalVersion[]> {
  const { rows } = await sql<VersionRow>`
    select ${getAddressAt(now)} as slug, (details ->> 'versionNumber')::int as "versionNumber",
      details ->> 'effectiveOn' as "effectiveOn", details -> 'whatChanged' as "whatChanged",
      original_locale as original, published_at as "publishedAt", publisher.name as "publishedBy"
    from contents left join people as publisher on publisher.id = contents.created_by
    where section = 'legal' and kind = ${kind} and status in ('published', 'archived')
      and ${isVisibleTo(viewer, now)}
    order by "versionNumber" desc`.execute(db);
  return rows.map(({ original, whatChanged, publishedAt, ...version }) => ({
    ...version,
    whatChanged: whatChanged && toText(whatChanged, locale, original),
    publishedAt: publishedAt.toISOString(),
  }));
}

export const legal: SectionDefinition = {
  section: 'legal',
  listDetails: LegalFacts,
  pageDetails: LegalDetails,
  details: async (reading, row) => {
    const [facts, versions] = await Promise.all([
      storedFacts(reading, [row]),
      listVersions(reading, row.kind),
    ]);
    return { ...facts.get(row.id), versions };
  },
};
