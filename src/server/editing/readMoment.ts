import { Problem } from '../http/problem';

/** Moments that a content can be about: the database does not know all that JSON can say. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/** Converts a moment to UTC. @throws Problem invalidRequest for one of another age, or none */
export function readMoment(moment: string | null): string | null {
  if (moment === null) return null;
  const date = new Date(moment);
  const year = date.getUTCFullYear();
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return date.toISOString();
  throw new Problem('invalidRequest', `Not a moment between ${FIRST_YEAR} and ${LAST_YEAR}.`);
}
