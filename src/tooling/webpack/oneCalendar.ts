import { GregorianCalendar } from '@internationalized/date';

/**
 * In the place of the calendars of the world in what a browser loads (7 kB brotli): all languages
 * of the portal count days by the Gregorian one.
 */
export const createCalendar = () => new GregorianCalendar();
