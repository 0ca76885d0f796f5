/** The longest query that the host takes, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/**
 * Returns the page with the results for these words; without words the page with the empty field.
 */
export function getSearchPath(words: string): string {
  const q = words.trim().slice(0, MAX_SEARCH_LENGTH);
  return q === '' ? '/search' : `/search?${new URLSearchParams({ q })}`;
}
