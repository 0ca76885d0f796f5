import { CITY_TIME_ZONE } from './city';

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: CITY_TIME_ZONE });
const DAY_MS = 86_400_000;

/** Returns the calendar day in the city, `2026-03-10`, at a moment in milliseconds since 1970. */
export const toCityDay = (atMs: number): string => DAY.format(atMs);

/** Counts the days between two calendar days; negative where the first is the later one. */
export const countDaysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
