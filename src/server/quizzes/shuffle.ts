import { createHash } from 'node:crypto';

const rankOf = (seed: string, place: number): string =>
  createHash('sha256').update(`${seed}:${place}`).digest('hex');

const isInOrder = (places: readonly number[]): boolean =>
  places.every((place, index) => place === index);

/** Lists the places from 0 in an order that follows from the seed alone. */
export function createSeededOrder(seed: string, count: number): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  const ranks = places.map((place) => rankOf(seed, place));
  return places.toSorted((one, other) => (ranks[one]! < ranks[other]! ? -1 : 1));
}

/**
 * Lists the places as `createSeededOrder` does, never as they were: what is to be put in order is
 * not in order yet.
 */
export function shuffle(seed: string, count: number): number[] {
  const shuffled = createSeededOrder(seed, count);
  return isInOrder(shuffled) ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
}
