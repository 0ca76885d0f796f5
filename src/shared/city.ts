/** All dates are shown in the city's time, so that a deadline reads the same for everybody. */
export const CITY_TIME_ZONE = 'Europe/Istanbul';

/** The zone has had no summer time since 2016. */
export const CITY_UTC_OFFSET = '+03:00';

/** The city speaks for itself under its own name. */
export const CITY_NAME = { en: 'Harbour City', ar: 'مدينة المرفأ', tr: 'Liman Kenti' } as const;
