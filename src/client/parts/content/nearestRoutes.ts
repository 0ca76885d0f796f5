import { LEGAL_PAGES } from '../../../shared/routes';
import { SECTIONS } from '../../../shared/sections';

/**
 * Places where a visitor may have wanted to go: all that have a name of their own in the first part
 * of an address.
 */
const NAMED_ROUTES = [
  ...SECTIONS,
  ...LEGAL_PAGES,
  'search',
  'feedback',
  'sign-in',
  'register',
] as const;
export type NamedRoute = (typeof NAMED_ROUTES)[number];

const MOST = 2;
const LONGEST = 40;
const LETTERS_FOR_ONE_SLIP = 3;

/**
 * Counts the letters that have to be put in, left out or changed to make one word of the other
 * (Levenshtein).
 */
export function getEditDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const above = row;
    row = [line + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = above[at - 1]! + (letter === other[at - 1] ? 0 : 1);
      row[at] = Math.min(changed, above[at]! + 1, row[at - 1]! + 1);
    }
  }
  return row.at(-1)!;
}

const partsOf = (pathname: string): readonly string[] => pathname.split('/').filter(Boolean);

/**
 * Lists the places whose names are nearly the first part of a path, the likest first; one slip for
 * every three letters is forgiven.
 */
export function findNearestRoutes(pathname: string): readonly NamedRoute[] {
  const [part = ''] = partsOf(pathname);
  const typed = part.toLowerCase().slice(0, LONGEST);
  return NAMED_ROUTES.map((place) => ({ place, count: getEditDistance(typed, place) }))
    .filter(({ place, count }) => count <= Math.floor(place.length / LETTERS_FOR_ONE_SLIP))
    .sort((a, b) => a.count - b.count)
    .slice(0, MOST)
    .map(({ place }) => place);
}

const WORD = /^[a-z][a-z0-9]*$/;

/**
 * Returns the words of an address: its last part without the hyphens; empty where that has no
 * words.
 */
export function readWords(pathname: string): string {
  const words = (partsOf(pathname).at(-1) ?? '').split('-').filter((word) => WORD.test(word));
  return words.join(' ');
}
