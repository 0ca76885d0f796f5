/**
 * Marks that nobody sees: of byte order, of no width, of the direction of a text, and soft hyphens.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** Blanks that are none to a program: they keep words together, or are of another width. */
const BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** Signs of direction, which programs put around an address that is copied. */
const DIRECTION_SIGNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const removeDirectionSigns = (text: string): string => text.replace(DIRECTION_SIGNS, '');

/** Takes off what tables and mail programs put around an address without showing it. */
export const removeInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(BLANKS, ' ');
