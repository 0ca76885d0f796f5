const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formats.set(zone, known);
  return known;
}

/** Returns the calendar day in a zone, `2026-03-10`, at a moment in milliseconds since 1970. */
export const toDay = (atMs: number, zone: string): string => formatOf(zone).format(atMs);

/** Counts the days between two calendar days; negative where the first is the later one. */
export const countDaysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
