import { isZoneName } from '../../intl/browserTimeZone';
import type { Option } from './option';

/** Names a time zone as people read it: `Europe/Isle of Man`. */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

/** Lists the time zones that this browser knows, and those that are given. */
export function listZoneOptions(given: readonly string[]): readonly Option[] {
  const known = Intl.supportedValuesOf('timeZone').filter(isZoneName);
  return [...new Set([...known, ...given])]
    .toSorted()
    .map((value) => ({ value, label: formatZone(value) }));
}
