import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useIntl, type FormatDateOptions, type IntlShape } from 'react-intl';
import { useLocaleContext } from './IntlRoot';
import { uiMessages } from './sharedMessages';

const MOMENT_FORMATS = {
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'short' },
  medium: { dateStyle: 'medium', timeStyle: 'short' },
  /** The day stands beside it. */
  time: { timeStyle: 'short' },
  /** To the second, with the zone. */
  exact: { dateStyle: 'long', timeStyle: 'long' },
  /** A day of the year that is, as people say it. */
  weekday: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  weekdayOfYear: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
} as const satisfies Record<string, FormatDateOptions>;

const DAY = { dateStyle: 'short' } as const;

type MomentFormat = keyof typeof MOMENT_FORMATS;

/** Writes moments for the person who reads: the one place where times of day are put into words. */
export interface Moments {
  /** Tells whether the reader's clock shows another time than the city's at an ISO moment. */
  isElsewhere(value: string): boolean;
  /**
   * Formats an ISO moment by the city's clock. Where the reader's clock shows another time then,
   * the city's zone is named, and the reader's own time follows.
   */
  formatMoment(value: string, format?: MomentFormat): string;
  /** Formats the time from one ISO moment to another in the same way. */
  formatMoments(from: string, to: string, format: MomentFormat): string;
  /** Formats a proposed date; the year is said where it is not this one. */
  formatProposed(value: string): string;
}

interface Circumstances {
  /** IANA name; null where the reader's zone is not known, or is the city's. */
  readonly readerZone: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether a note above the list has named the city’s zone already. */
  readonly isZoneNamed?: boolean;
}

/** Whether the times of a list stand below a note that names the city’s zone (`ListedTimes`). */
export const ZoneNamedContext = createContext(false);

/** Writes moments in the language of `intl`. */
export function createMoments(
  intl: IntlShape,
  { readerZone, now, isZoneNamed = false }: Circumstances,
): Moments {
  const withOwn = isZoneNamed ? uiMessages.withOwnTime : uiMessages.inBothZones;
  const cityZone = intl.timeZone ?? 'UTC';
  const write = ([from, to]: readonly Date[], options: FormatDateOptions, timeZone: string) =>
    to
      ? intl.formatDateTimeRange(from!, to, { ...options, timeZone })
      : intl.formatDate(from, { ...options, timeZone });
  const isAlike = (span: readonly Date[], options: FormatDateOptions) =>
    readerZone === null || write(span, options, readerZone) === write(span, options, cityZone);
  const inZones = (span: readonly Date[], format: MomentFormat) => {
    const cityTime = write(span, MOMENT_FORMATS[format], cityZone);
    if (readerZone === null || isAlike(span, MOMENT_FORMATS.medium)) return cityTime;
    const isOneDay =
      isAlike(span, DAY) &&
      write(span, DAY, readerZone) === write(span.slice(0, 1), DAY, readerZone);
    const dayFormat = format === 'time' ? 'medium' : format;
    const own = write(span, MOMENT_FORMATS[isOneDay ? 'time' : dayFormat], readerZone);
    return intl.formatMessage(withOwn, { cityTime, own });
  };
  const formatMoment: Moments['formatMoment'] = (value, format = 'dateTime') =>
    inZones([new Date(value)], format);
  return {
    formatMoment,
    isElsewhere: (value) => !isAlike([new Date(value)], MOMENT_FORMATS.medium),
    formatMoments: (from, to, format) => inZones([new Date(from), new Date(to)], format),
    formatProposed(value) {
      const yearOf = (at: Date) => write([at], { year: 'numeric' }, cityZone);
      const isThisYear = yearOf(new Date(value)) === yearOf(new Date(now));
      return formatMoment(value, isThisYear ? 'weekday' : 'weekdayOfYear');
    },
  };
}

const neverChanges = () => () => undefined;

/**
 * Names the zone of the reader's device where it is not the city's; null on the host, and until
 * React has taken over what the host has written without knowing it.
 */
function useReaderZone(): string | null {
  const { readerZone = null, timeZone } = useLocaleContext();
  const zone = readerZone === timeZone ? null : readerZone;
  return useSyncExternalStore(
    neverChanges,
    () => zone,
    () => null,
  );
}

/**
 * Provides the formatter of moments for the reader's language and zone, or a zone that they have
 * chosen.
 */
export function useMoments(chosenZone?: string | null): Moments {
  const intl = useIntl();
  const { now } = useLocaleContext();
  const deviceZone = useReaderZone();
  const readerZone = chosenZone ?? deviceZone;
  const isZoneNamed = useContext(ZoneNamedContext);
  return useMemo(
    () => createMoments(intl, { readerZone, now, isZoneNamed }),
    [intl, readerZone, now, isZoneNamed],
  );
}
