import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { IntlRoot, useLocaleContext, type Messages } from '../../intl/IntlRoot';
import { loadMessages } from '../../intl/loadMessages';

interface Props {
  readonly locale: Locale;
  readonly children: ReactNode;
}

interface Loaded {
  readonly locale: Locale;
  readonly messages: Messages;
}

const CHUNK = 'poll-edit';

/**
 * A part of the page in another language. Until its texts have come, and where they do not come, it
 * is in that of the page.
 */
export function LocaleBoundary({ locale, children }: Props) {
  const reading = useLocaleContext();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isOther = locale !== reading.locale;
  useEffect(() => {
    if (!isOther) return;
    let isWanted = true;
    loadMessages(locale, CHUNK).then(
      (messages) => isWanted && setLoaded({ locale, messages }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [locale, isOther]);
  if (!isOther || loaded?.locale !== locale) return children;
  return (
    <IntlRoot {...reading} locale={locale} messages={loaded.messages}>
      {children}
    </IntlRoot>
  );
}
