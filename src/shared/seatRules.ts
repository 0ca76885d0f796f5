/** In the order in which they are shown. */
export const SEAT_ROLES = ['chair', 'viceChair', 'secretary', 'member', 'substitute'] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];

/** Offices; of each a committee has one holder at a time. */
export const OFFICES: readonly SeatRole[] = ['chair', 'viceChair', 'secretary'];

/** Ways in which a term ends before its time. */
export const TERM_ENDS = ['resigned', 'replaced', 'recalled'] as const;
export type TermEnding = (typeof TERM_ENDS)[number];

export const SEAT_LIMITS = {
  /** Letters. */
  title: 80,
  interests: 2_000,
  soughtLetters: 2,
  /** People that a search by name finds. */
  people: 10,
  /** Polls by which somebody may have been elected. */
  elections: 50,
} as const;

/**
 * From its first day to its last one, both included; without an end where that is null. Days as
 * `2026-03-10`.
 */
export interface Span {
  readonly since: string;
  readonly until: string | null;
}

const LAST_DAY = '9999-12-31';

const covers = ({ since, until }: Span, day: string): boolean =>
  since <= day && day <= (until ?? LAST_DAY);

/** Tells whether two terms share a day. */
export const isOverlapping = (one: Span, other: Span): boolean =>
  one.since <= (other.until ?? LAST_DAY) && other.since <= (one.until ?? LAST_DAY);

/** Counts how many of the others run on the day of a span on which most of them do. */
export function countMostAtOnce(span: Span, others: readonly Span[]): number {
  const near = others.filter((other) => isOverlapping(span, other));
  // The number grows on first days alone.
  const days = [span.since, ...near.map(({ since }) => since)].filter((day) => covers(span, day));
  return Math.max(...days.map((day) => near.filter((other) => covers(other, day)).length));
}
