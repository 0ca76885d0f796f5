import type { WrittenTerm } from '../../../shared/contract/vocabularies';
import { getLocaleInfo } from '../../../shared/locales';
import { useLocale, useLocaleContext } from '../../intl/IntlRoot';
import styles from './PasteTerms.module.css';
import { getWrittenName } from './termList';

interface Props {
  readonly term: WrittenTerm;
}

/** Name of a term in the language of the page, and below it in the others that it has. */
export const TermNames = ({ term }: Props) => (
  <>
    <bdi className={styles['names']}>{getWrittenName(term, useLocale())}</bdi>
    <OtherNames term={term} />
  </>
);

/** Names of a term in the other languages that are offered. */
export function OtherNames({ term }: Props) {
  const { locale, settings } = useLocaleContext();
  const first = getWrittenName(term, locale);
  const others = settings.languages.offered.filter(
    (code) => code !== locale && term.name[code] && term.name[code] !== first,
  );
  return others.map((code) => (
    <span key={code} lang={code} dir={getLocaleInfo(code).dir} className={styles['other']}>
      {term.name[code]}
    </span>
  ));
}
