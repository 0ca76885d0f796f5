import { getLocaleInfo } from '../../../shared/locales';
import { declineSuggestion, switchLanguage } from '../../browser/language';
import { useLocale, useOfferedLocales } from '../../intl/IntlRoot';
import { useLocalizedAddress } from './useLocalizedAddress';
import styles from './LanguageSuggestion.module.css';

/**
 * Offers the page in the language that the browser prefers, in the words of that language; nobody
 * is ever sent there. Every page holds the lines of the other languages, and the host says on the
 * root element which of them is shown (`portal/firstPaint`).
 */
export function LanguageSuggestion() {
  const current = useLocale();
  const addressIn = useLocalizedAddress();
  const others = useOfferedLocales().filter((code) => code !== current);
  return others.map(getLocaleInfo).map(({ code, name, dir, invitation, decline }) => (
    <aside key={code} hidden lang={code} dir={dir} aria-label={name} className={styles['line']}>
      <a href={addressIn(code)} hrefLang={code} onClick={() => switchLanguage(code)}>
        {invitation}
      </a>
      <button type="button" onClick={() => declineSuggestion(current)}>
        {decline}
      </button>
    </aside>
  ));
}
