import { sql } from 'kysely';

/**
 * On `contents`: when what readers see was changed last after it had come out; null where it stands
 * as it was published.
 */
export const CORRECTED_AT = sql<Date | null>`(
  select max(version.at) from content_versions as version
  where version.content_id = contents.id and version.act = 'change' and version.is_public and version.at > contents.published_at
)`;
