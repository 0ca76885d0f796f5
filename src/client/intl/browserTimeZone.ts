import { CITY_TIME_ZONE } from '../../shared/city';

/** Tells whether the text is the name of a zone; an offset such as `+03:00` is none. */
export const isZoneName = (zone: string): boolean => /^[A-Za-z]/.test(zone);

/** Names the zone that this device is set to; the city's where the device names none. */
export function getBrowserTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZoneName(timeZone) ? timeZone : CITY_TIME_ZONE;
}
