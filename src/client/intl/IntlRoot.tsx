import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { RawIntlProvider, createIntl, createIntlCache, type IntlConfig } from 'react-intl';
import { DEFAULT_LOCALE, getLocaleInfo, type Locale } from '../../shared/locales';
import { createSafeIntl, reportOnce } from './safeIntl';

export type Messages = NonNullable<IntlConfig['messages']>;

/**
 * The circumstances of reading: the same on the host and in the browser, so that both render the
 * same text.
 */
export interface LocaleContextValue {
  readonly locale: Locale;
  /** IANA name; all dates are shown in the city's time. */
  readonly timeZone: string;
  /** IANA name of the zone that the reader's device is set to; unknown on the host. */
  readonly readerZone?: string;
  /** Milliseconds since 1970; moves on with each navigation. */
  readonly now: number;
}

const LocaleContext = createContext<LocaleContextValue>({
  locale: DEFAULT_LOCALE,
  timeZone: 'UTC',
  now: 0,
});

export const useLocaleContext = () => useContext(LocaleContext);
export const useLocale = () => useLocaleContext().locale;

interface Props extends LocaleContextValue {
  readonly messages: Messages;
  readonly children: ReactNode;
}

/**
 * Formats are costly to make: the host makes each of them once, and not anew for every page that it
 * writes.
 */
const formats = createIntlCache();

/** Language, formats, time zone and clock for everything below. */
export function IntlRoot({ locale, timeZone, readerZone, now, messages, children }: Props) {
  const reading = useMemo(
    () => ({ locale, timeZone, now, ...(readerZone && { readerZone }) }),
    [locale, timeZone, readerZone, now],
  );
  const intl = useMemo(() => {
    const language = { locale: getLocaleInfo(locale).format, timeZone, messages };
    return createSafeIntl(createIntl({ ...language, onError: reportOnce }, formats));
  }, [locale, timeZone, messages]);
  return (
    <LocaleContext value={reading}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  );
}
