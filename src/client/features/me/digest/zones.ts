import { CITY_TIME_ZONE } from '../../../../shared/city';

/** An offset such as `+03:00` is no name: then it is the city's. */
const isName = (zone: string) => /^[A-Za-z]/.test(zone);

/** Every zone that the browser knows, and this one. */
export function zoneNames(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').filter(isName);
  return [...new Set([...known, CITY_TIME_ZONE, chosen])].toSorted();
}
