import { sql, type RawBuilder } from 'kysely';
import type { ContentSection } from '../../shared/sections';
import { toCityDay } from '../city/currentSettings';

/**
 * Selects the ids of the legal texts in force at `now`, one of each kind: the highest number among
 * the versions whose day in the city has come. Nothing has to happen on that day, and all hosts
 * agree.
 */
export const selectLegalInForce = (now: Date): RawBuilder<string> => sql<string>`(
  select distinct on (law.kind) law.id from contents as law
  where law.section = 'legal' and law.status in ('published', 'archived') and law.published_at <= ${now}
    and law.deleted_at is null and law.hidden_at is null and law.withdrawn_at is null
    and law.details ->> 'effectiveOn' <= ${toCityDay(now.getTime())}
  order by law.kind, (law.details ->> 'versionNumber')::int desc
)`;

/**
 * Address of a row of `contents` that a list shows: of the legal texts these are the ones in force,
 * whose address is their kind.
 */
export const LISTED_ADDRESS = sql<string>`case when contents.section = 'legal' then contents.kind else contents.slug end`;

/**
 * Selects the address of a row of `contents`: a legal text has that of its kind while it is in
 * force, before and afterwards one of its own. `section` where all rows are of one.
 */
export const getAddressAt = (now: Date, section: ContentSection = 'legal'): RawBuilder<string> =>
  section === 'legal' ? legalAddressAt(now) : sql<string>`contents.slug`;

const legalAddressAt = (now: Date) => sql<string>`case
  when contents.section = 'legal' and contents.id in ${selectLegalInForce(now)} then contents.kind else contents.slug end`;
