import { sql } from 'kysely';

/**
 * On `occasion`: the number of the certificate that a notification is about; null for all others.
 */
export const OCCASION_CERTIFICATE = sql<
  string | null
>`substring(occasion from '^(?:courseCompleted|certificate[A-Za-z]+) ([0-9A-Z]{10})')`;

/** On `occasion`: the id of the comment that a notification is about; null for all others. */
export const OCCASION_COMMENT_ID = sql<
  string | null
>`substring(occasion from '^comment ([0-9a-f-]{36})$')`;
