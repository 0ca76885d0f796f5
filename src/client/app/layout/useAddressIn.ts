import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../../../shared/locales';
import { isCodeCallback, withLocale } from '../../../shared/routes';

/** The address of the page shown in a language, with query and hash (SPEC 2.5). */
export function useAddressIn(): (locale: Locale) => string {
  const { pathname, search, hash } = useLocation();
  // The host does not see the fragment: what it rendered is taken over first, then completed.
  const [fragment, setFragment] = useState('');
  useEffect(() => setFragment(hash), [hash]);
  const here = pathname + search + fragment;
  // An answer of the provider is for one use and belongs in no link.
  const page = isCodeCallback(here) ? '/' : here;
  return (locale) => withLocale(page, locale);
}
