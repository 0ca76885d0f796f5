import type { Location } from 'react-router-dom';
import type { Locale } from '../../shared/locales';
import { listPageLinks } from '../../shared/routes';

interface Props {
  readonly locale: Locale;
  readonly location: Location;
  readonly origin: string;
}

/** Canonical address and the same page in the other languages; React puts them into the head. */
export function PageLinks({ locale, location: { pathname, search }, origin }: Props) {
  return listPageLinks(pathname + search, locale).map(({ rel, hrefLang, path }) => (
    <link key={hrefLang ?? rel} rel={rel} {...(hrefLang && { hrefLang })} href={origin + path} />
  ));
}
