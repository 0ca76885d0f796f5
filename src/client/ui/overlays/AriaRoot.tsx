import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useIntl } from 'react-intl';
import '../markdown/allowedMarkup';

/**
 * Language and direction of the page for the components of react-aria; without it they take the
 * browser's.
 */
export function AriaRoot({ children }: { readonly children: ReactNode }) {
  const { locale } = useIntl();
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
