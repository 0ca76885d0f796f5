import { APOSTROPHES, fold } from '../../shared/fold';

/** Text inside a LIKE pattern that stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Folded text inside a LIKE pattern; keyboards have one apostrophe, and texts have others. */
export const escapeFolded = (folded: string): string =>
  escapeLike(folded).replace(APOSTROPHES, '_');

/** Finds these letters anywhere in a folded text; no text in the database has a null character. */
export const likePattern = (text: string): string =>
  `%${escapeFolded(fold(text.replaceAll('\u0000', '')))}%`;
