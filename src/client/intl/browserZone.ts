import { CITY_TIME_ZONE } from '../../shared/city';

/** Names the zone that this device is set to; the city's where the device names none. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // An offset such as `+03:00` is no name.
  return /^[A-Za-z]/.test(timeZone) ? timeZone : CITY_TIME_ZONE;
}
