import type { Notification } from '../../../../shared/contract/notifications';

export interface Day {
  /** A calendar day of the reader's time zone, `2026-05-01`. */
  readonly day: string;
  readonly entries: readonly Notification[];
}

/** Calendar day of a moment in a time zone (IANA name). */
export const toDay = (moment: number | string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment));

/** Entries under the days on which they happened, in their order. */
export function groupByDay(entries: readonly Notification[], timeZone: string): readonly Day[] {
  const days = new Map<string, Notification[]>();
  for (const entry of entries) {
    const day = toDay(entry.at, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, of]) => ({ day, entries: of }));
}
