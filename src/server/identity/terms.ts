import { sql, type RawBuilder } from 'kysely';

const KIND = 'terms-and-conditions';

/**
 * The number of the terms in force at `now`; null in an installation that has none. Terms that were published ahead of their day
 * leave the earlier ones in force until then.
 */
export const currentTerms = (now: Date): RawBuilder<number | null> => sql<number | null>`(
  select max((details ->> 'versionNumber')::int) from contents
  where section = 'legal' and kind = ${KIND} and status in ('published', 'archived') and published_at <= ${now}
    and deleted_at is null and hidden_at is null and withdrawn_at is null
    and (details ->> 'effectiveOn') <= ${now.toISOString().slice(0, 10)}
)`;

/** On a row of `people`: true while the terms in force are newer than those that the person accepted. */
export const termsDue = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${currentTerms(now)} > coalesce(people.terms_version, 0), false)`;
