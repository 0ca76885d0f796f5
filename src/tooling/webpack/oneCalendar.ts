import { GregorianCalendar } from '@internationalized/date';

/**
 * Creates the Gregorian calendar in the place of the calendars of the world in what a browser loads
 * (7 kB brotli): all languages of the portal count days by it.
 */
export const createCalendar = () => new GregorianCalendar();
