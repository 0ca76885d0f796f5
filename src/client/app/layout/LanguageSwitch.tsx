import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LOCALES } from '../../../shared/locales';
import { isCodeCallback, withLocale } from '../../../shared/routes';
import { useLocale } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import styles from './LanguageSwitch.module.css';

/** The same page in each language, named in that language; the page is loaded anew (SPEC 2.5). */
export function LanguageSwitch() {
  const { formatMessage } = useIntl();
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  // An answer of the provider is for one use and belongs in no link.
  const page = isCodeCallback(here) ? '/' : here;
  return (
    <nav aria-label={formatMessage(uiMessages.languages)}>
      <ul className={styles['languages']}>
        {LOCALES.map(({ code, name, dir }) => (
          <li key={code}>
            <a
              href={withLocale(page, code)}
              lang={code}
              hrefLang={code}
              dir={dir}
              aria-current={code === current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
