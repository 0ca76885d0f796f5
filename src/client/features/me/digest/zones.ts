import { CITY_TIME_ZONE } from '../../../../shared/city';
import { isZoneName } from '../../../intl/browserTimeZone';

/** Lists the zones that the browser knows, the city's and the chosen one. */
export function listZoneNames(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').filter(isZoneName);
  return [...new Set([...known, CITY_TIME_ZONE, chosen])].toSorted();
}
