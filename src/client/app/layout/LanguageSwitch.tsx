import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { getLocaleInfo, type Locale } from '../../../shared/locales';
import { hasJustSwitchedTo, switchLanguage } from '../../browser/language';
import { useLocale, useOfferedLocales } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { useLocalizedAddress } from './useLocalizedAddress';
import styles from './LanguageSwitch.module.css';

/** Tells whether a click leads on in another tab or window and leaves this page unchanged. */
const staysHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * The same page in each language that is offered, named in that language; the page is loaded anew
 * (SPEC 2.5). The switch then has the focus again, and the change is announced in the new language.
 */
export function LanguageSwitch() {
  const { formatMessage } = useIntl();
  const current = useLocale();
  const offered = useOfferedLocales();
  const addressIn = useLocalizedAddress();
  const { link, announcement } = useArrivalBySwitch(current);

  const leave = (event: MouseEvent, locale: Locale) => {
    if (locale !== current && !staysHere(event)) switchLanguage(locale);
  };
  if (offered.length === 1) return null;
  return (
    <nav aria-label={formatMessage(uiMessages.languages)}>
      <ul className={styles['languages']}>
        {offered.map(getLocaleInfo).map(({ code, name, dir }) => (
          <li key={code}>
            <a
              ref={code === current ? link : undefined}
              href={addressIn(code)}
              lang={code}
              hrefLang={code}
              dir={dir}
              aria-current={code === current ? 'true' : undefined}
              onClick={(event) => leave(event, code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </nav>
  );
}

function useArrivalBySwitch(current: Locale) {
  const { formatMessage } = useIntl();
  const link = useRef<HTMLAnchorElement>(null);
  const [isAnnounced, setAnnounced] = useState(false);

  useEffect(() => {
    if (!hasJustSwitchedTo(current)) return;
    link.current?.focus();
    setAnnounced(true);
  }, [current]);

  return { link, announcement: isAnnounced && formatMessage(uiMessages.languageChanged) };
}
