import { FormattedMessage, useIntl } from 'react-intl';
import { type Locale } from '../../../shared/locales';
import { languageMessages } from '../../intl/contents/messages';
import styles from './builder.module.css';
import { useBuilder } from './builderContext';
import { builderMessages } from './messages';
import { useOfferedLocales } from '../../intl/IntlRoot';

interface Props {
  /** Progress of a language. */
  readonly progress: (locale: Locale) => { readonly done: number; readonly total: number };
  readonly onLanguage: (locale: Locale) => void;
}

/** The language whose words are written and previewed, each with how far it is. */
export function LanguageBar({ progress, onLanguage }: Props) {
  const { formatMessage } = useIntl();
  const { locale, original } = useBuilder();
  const languages = useOfferedLocales(original);
  return (
    <div
      role="group"
      aria-label={formatMessage(builderMessages.language)}
      className={styles['languages']}
    >
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === locale}
          className={styles['language']}
          onClick={() => onLanguage(code)}
        >
          <FormattedMessage {...languageMessages[code]} />
          <small>
            <FormattedMessage {...builderMessages.progress} values={progress(code)} />
          </small>
        </button>
      ))}
    </div>
  );
}
