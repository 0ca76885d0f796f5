const MINUTE_MS = 60_000;

const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    ...FIELDS,
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  formats.set(zone, format);
  return format;
}

/** Tells whether `zone` is the IANA name of a time zone that is known here. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

/**
 * Returns the local time in the zone at a moment in milliseconds since 1970: `2026-03-10T12:00:00`.
 */
export function toWallTime(atMs: number, zone: string): string {
  // Whole, as the parts one by one take several times as long: `03/10/2026, 12:00:00`.
  const [date = '', time = ''] = formatOf(zone).format(atMs).split(', ');
  const [month, day, year = ''] = date.split('/');
  return `${year.padStart(4, '0')}-${month}-${day}T${time}`;
}

/** Returns the calendar day in the zone, `2026-03-10`, at a moment in milliseconds since 1970. */
export const toDay = (atMs: number, zone: string): string =>
  toWallTime(atMs, zone).slice(0, 'YYYY-MM-DD'.length);

/** Computes by how much the zone's clocks are ahead of UTC at a moment, in milliseconds. */
export function getUtcOffset(atMs: number, zone: string): number {
  const seconds = Math.floor(atMs / 1_000) * 1_000;
  return Date.parse(`${toWallTime(seconds, zone)}Z`) - seconds;
}

/** A moment, and whether a clock shows its time a second time. */
interface Found {
  readonly atMs: number;
  readonly isTwice: boolean;
}

const DAY_MS = 1_440 * MINUTE_MS;

const readAsUtc = (wall: string): number => Date.parse(`${wall.slice(0, 16)}:00Z`);

/** Returns how far the clocks are ahead a day before and a day after `wall` is shown. */
const listOffsetsNear = (asUtc: number, zone: string): number[] =>
  [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => getUtcOffset(near, zone));

/**
 * Finds the moment when a clock in the zone shows `wall`, as `2026-03-10T12:00`: the first of two
 * moments when clocks are put back; null for an hour that is left out when they are put forward.
 */
export function findMoment(wall: string, zone: string): Found | null {
  const asUtc = readAsUtc(wall);
  const moments = [...new Set(listOffsetsNear(asUtc, zone))]
    .map((offset) => asUtc - offset)
    .filter((at) => getUtcOffset(at, zone) === asUtc - at)
    .sort((one, other) => one - other);
  const [first] = moments;
  return first === undefined ? null : { atMs: first, isTwice: moments.length > 1 };
}

/**
 * Finds the first moment when a clock in the zone shows `wall` or later, in milliseconds: of an
 * hour that is left out the moment when clocks are put forward.
 */
export function findMomentOrGapEnd(wall: string, zone: string): number {
  const found = findMoment(wall, zone);
  if (found) return found.atMs;
  const asUtc = readAsUtc(wall);
  const offsets = listOffsetsNear(asUtc, zone);
  return changeBetween(asUtc - Math.max(...offsets), asUtc - Math.min(...offsets), zone);
}

/** Returns the calendar day so many days later; earlier for a negative number. */
export const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Finds the moment with which the day `2026-03-10` begins in the zone, in milliseconds. */
export const findDayStart = (day: string, zone: string): number =>
  findMomentOrGapEnd(`${day}T00:00`, zone);

/**
 * Finds the next moment after `afterMs` when clocks in the zone show this hour: one in every
 * calendar day, also where the hour is left out or comes twice.
 */
export function findNextHour(afterMs: number, hour: number, zone: string): number {
  const today = toDay(afterMs, zone);
  const time = `${String(hour).padStart(2, '0')}:00`;
  const find = (day: string) => findMomentOrGapEnd(`${day}T${time}`, zone);
  const atToday = find(today);
  return atToday > afterMs ? atToday : find(shiftDay(today, 1));
}

/** A change of the zone's clocks: from then on they are `to` ahead of UTC, in milliseconds. */
export interface ClockChange {
  readonly atMs: number;
  readonly from: number;
  readonly to: number;
}

/** Finds the moment of the one change between two moments, to the second. */
function changeBetween(firstMs: number, lastMs: number, zone: string): number {
  const before = getUtcOffset(firstMs, zone);
  let [low, high] = [firstMs, lastMs];
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000;
    if (getUtcOffset(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Lists every change of the zone's clocks between two moments in milliseconds, in order; two within
 * a day do not happen.
 */
export function listClockChanges(firstMs: number, lastMs: number, zone: string): ClockChange[] {
  const changes: ClockChange[] = [];
  const start = Math.floor(firstMs / DAY_MS) * DAY_MS;
  for (let day = start; day < lastMs; day += DAY_MS) {
    const [from, to] = [getUtcOffset(day, zone), getUtcOffset(day + DAY_MS, zone)];
    if (from !== to) changes.push({ atMs: changeBetween(day, day + DAY_MS, zone), from, to });
  }
  return changes;
}

/** Counts the days between two calendar days; negative where the first is the later one. */
export const countDaysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
