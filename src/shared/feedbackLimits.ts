/**
 * Lengths of messages to the portal, answers and notes, in letters, and what a message can name.
 * Apart from the contract: the form needs no schemas.
 */
export const FEEDBACK_LIMITS = {
  least: 10,
  most: 4_000,
  note: 1_000,
  page: 500,
  sought: 200,
} as const;

/** A path of the portal alone: queries and fragments may hold what is nobody else's business. */
export const PAGE_PATTERN = '^/(?![/\\\\])[^\\s?#\\\\]*$';
/** Pattern of the reference of the error that was shown. */
export const REFERENCE_PATTERN = '^[\\w.:-]{1,100}$';
