import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { RawIntlProvider, createIntl, createIntlCache, type IntlConfig } from 'react-intl';
import type { PortalSettings } from '../../shared/contract/settings';
import {
  DEFAULT_SETTINGS,
  getCityName,
  getFormatTag,
  getPortalName,
  listOfferedWith,
} from '../../shared/settings';
import { DEFAULT_LOCALE, type Locale } from '../../shared/locales';
import type { LegalPage } from '../../shared/routes';
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
  /** Settings of the installation; in a page those that its host wrote it with. */
  readonly settings: PortalSettings;
  /** Legal texts that are in force; null where the host could not say it. */
  readonly legalPages?: readonly LegalPage[] | null;
  /** IANA name of the zone that the reader's device is set to; unknown on the host. */
  readonly readerZone?: string;
  /** Milliseconds since 1970; moves on with each navigation. */
  readonly now: number;
}

const LocaleContext = createContext<LocaleContextValue>({
  locale: DEFAULT_LOCALE,
  timeZone: 'UTC',
  settings: DEFAULT_SETTINGS,
  now: 0,
});

export const useLocaleContext = () => useContext(LocaleContext);
export const useLocale = () => useLocaleContext().locale;

/**
 * Lists the languages that the installation offers; after them `also`, the one that a text is in
 * already.
 */
export function useOfferedLocales(also?: Locale): readonly Locale[] {
  const { settings } = useLocaleContext();
  return also === undefined ? settings.languages.offered : listOfferedWith(settings, also);
}

interface Props extends Omit<LocaleContextValue, 'settings'> {
  /** Without them: those of an installation that nobody has set up. */
  readonly settings?: PortalSettings;
  readonly messages: Messages;
  readonly children: ReactNode;
}

/**
 * Formats are costly to make: the host makes each of them once, and not anew for every page that it
 * writes.
 */
const formats = createIntlCache();

/** Language, formats, time zone and clock for everything below. */
export function IntlRoot({
  locale,
  timeZone,
  settings = DEFAULT_SETTINGS,
  legalPages = null,
  readerZone,
  now,
  messages,
  children,
}: Props) {
  const reading = useMemo(
    () => ({ locale, timeZone, settings, legalPages, now, ...(readerZone && { readerZone }) }),
    [locale, timeZone, settings, legalPages, readerZone, now],
  );
  const intl = useMemo(() => {
    const language = { locale: getFormatTag(locale, settings), timeZone, messages };
    const names = { city: getCityName(settings, locale), portal: getPortalName(settings, locale) };
    return createSafeIntl(createIntl({ ...language, onError: reportOnce }, formats), names);
  }, [locale, timeZone, settings, messages]);
  return (
    <LocaleContext value={reading}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  );
}
