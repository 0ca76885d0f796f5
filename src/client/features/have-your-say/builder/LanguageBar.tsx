import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALE_CODES, type Locale } from '../../../../shared/locales';
import { languageMessages } from '../../../intl/contents/messages';
import styles from './builder.module.css';
import { useBuilder } from './builderContext';
import { builderMessages } from './messages';
import { progressIn, type Written } from './written';

interface Props {
  readonly written: Written;
  readonly onLanguage: (locale: Locale) => void;
}

/** The language whose words are written and previewed, each with how far it is. */
export function LanguageBar({ written, onLanguage }: Props) {
  const { formatMessage } = useIntl();
  const { locale } = useBuilder();
  return (
    <div
      role="group"
      aria-label={formatMessage(builderMessages.language)}
      className={styles['languages']}
    >
      {LOCALE_CODES.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === locale}
          className={styles['language']}
          onClick={() => onLanguage(code)}
        >
          <FormattedMessage {...languageMessages[code]} />
          <small>
            <FormattedMessage {...builderMessages.progress} values={progressIn(written, code)} />
          </small>
        </button>
      ))}
    </div>
  );
}
