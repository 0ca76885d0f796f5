/**
 * Faults of a line of a calendar file. `charset`: letters of another encoding; `line`: no property;
 * `nesting`: components that begin and end wrongly; `gap`: clocks leave this hour out; `repeats`:
 * an event that repeats is not imported, but its dates one by one.
 */
export const CALENDAR_FAULTS = [
  'notCalendar',
  'charset',
  'tooLong',
  'tooMany',
  'line',
  'nesting',
  'title',
  'start',
  'date',
  'gap',
  'order',
  'zone',
  'link',
  'repeats',
] as const;
export type CalendarFault = (typeof CALENDAR_FAULTS)[number];

export interface CalendarLineFault {
  /** Counted from 1, as an editor counts them. */
  readonly line: number;
  readonly code: CalendarFault;
  /** The beginning of what stands there. */
  readonly text: string;
}

export const CALENDAR_LIMITS = {
  /** Letters of a file. */
  file: 1_000_000,
  /** Letters of one line, once it is unfolded. */
  line: 20_000,
  events: 100,
  depth: 8,
  faults: 50,
  /** Letters that are shown of a faulty line. */
  shown: 80,
} as const;
