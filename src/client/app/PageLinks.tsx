import type { Location } from 'react-router-dom';
import { LOCALE_CODES, type Locale } from '../../shared/locales';
import { withLocale } from '../../shared/routes';

interface Props {
  readonly locale: Locale;
  readonly location: Location;
  readonly origin: string;
}

/** Canonical address and the same page in the other languages; React puts them into the head. */
export function PageLinks({ locale, location: { pathname, search }, origin }: Props) {
  const path = pathname + search;
  return (
    <>
      <link rel="canonical" href={origin + withLocale(path, locale)} />
      {LOCALE_CODES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + withLocale(path, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  );
}
