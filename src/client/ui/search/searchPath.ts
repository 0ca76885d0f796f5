/** The longest query that the host takes, in characters. */
export const SEARCH_LETTERS = 200;

/**
 * Returns the page with the results for these words; without words the page with the empty field.
 */
export function searchPath(words: string): string {
  const q = words.trim().slice(0, SEARCH_LETTERS);
  return q === '' ? '/search' : `/search?${new URLSearchParams({ q })}`;
}
