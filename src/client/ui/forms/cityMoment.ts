import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';

const NOON = '12:00';
const MINUTES = 'HH:MM'.length;

/** A day and a time of day, as fields have them. */
export interface MomentParts {
  readonly day: string;
  readonly time: string;
}

/** Day and time of day of an instant, as the clocks of the city show it. */
export function toMomentParts(value: string | null, timeZone: string): MomentParts {
  if (!value) return { day: '', time: '' };
  const [day = '', time = ''] = parseAbsolute(value, timeZone).toString().split('T');
  return { day, time: time.slice(0, MINUTES) };
}

/** Returns the instant, ISO 8601 in UTC; null without a day. */
export function toInstant({ day, time }: MomentParts, timeZone: string): string | null {
  if (!day) return null;
  return toZoned(parseDateTime(`${day}T${time || NOON}`), timeZone).toAbsoluteString();
}
