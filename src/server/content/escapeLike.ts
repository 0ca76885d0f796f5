import { fold } from '../../shared/fold';

/** Text inside a LIKE pattern that stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Finds these letters anywhere in a folded text; no text in the database has a null character. */
export const likePattern = (text: string): string =>
  `%${escapeLike(fold(text.replaceAll('\u0000', '')))}%`;
