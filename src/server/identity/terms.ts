import { sql, type RawBuilder } from 'kysely';
import { selectLegalInForce } from '../db/legalInForce';

/**
 * Selects the number of the terms in force at `now`; null in an installation that has none. Terms
 * that were published ahead of their day leave the earlier ones in force until then.
 */
export const selectCurrentTermsVersion = (now: Date): RawBuilder<number | null> => sql<
  number | null
>`(
  select (details ->> 'versionNumber')::int from contents
  where kind = 'terms-and-conditions' and id in ${selectLegalInForce(now)}
)`;

/**
 * Builds the condition on a row of `people` that is true while the terms in force are newer than
 * those that the person accepted.
 */
export const areTermsDue = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${selectCurrentTermsVersion(now)} > coalesce(people.terms_version, 0), false)`;
