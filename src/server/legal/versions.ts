import { sql } from 'kysely';
import type { LegalVersion } from '../../shared/contract/legal';
import type { Reading } from '../content/section';
import { visibleTo } from '../content/visibility';

/** The versions of a legal text that were ever published, the newest first. */
export async function listVersions(
  { db, viewer, now }: Reading,
  kind: string,
): Promise<LegalVersion[]> {
  const { rows } = await sql<LegalVersion>`
    select slug, (details ->> 'versionNumber')::int as "versionNumber", details ->> 'effectiveOn' as "effectiveOn"
    from contents
    where section = 'legal' and kind = ${kind} and status in ('published', 'archived')
      and ${visibleTo(viewer, now)}
    order by "versionNumber" desc`.execute(db);
  return rows;
}
