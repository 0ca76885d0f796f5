/**
 * Unicode's explicit embeddings, overrides and isolates (UAX 9, 2): what they begin can reach into
 * what stands beside them.
 */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes direction marks, for places where a text cannot be isolated by an element, such as the
 * document's title.
 */
export const removeDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');
