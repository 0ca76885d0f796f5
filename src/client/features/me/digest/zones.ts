import { CITY_TIME_ZONE } from '../../../../shared/city';
import { isZoneName } from '../../../intl/browserZone';

/** Every zone that the browser knows, and this one. */
export function zoneNames(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').filter(isZoneName);
  return [...new Set([...known, CITY_TIME_ZONE, chosen])].toSorted();
}
