/** Tells whether the text is the name of a zone; an offset such as `+03:00` is none. */
export const isZoneName = (zone: string): boolean => /^[A-Za-z]/.test(zone);

/** Names the zone that this device is set to; `cityZone` where the device names none. */
export function getBrowserTimeZone(cityZone: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZoneName(timeZone) ? timeZone : cityZone;
}
