import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/Button';
import type { LanguageLayout, LanguageView } from '../../ui/forms/useLanguageView';
import styles from './FormLanguages.module.css';
import { languageViewMessages } from './messages';

const LAYOUTS: readonly LanguageLayout[] = ['one', 'beside', 'all'];
const NARROW_LAYOUTS: readonly LanguageLayout[] = ['one', 'all'];

/** The choice of the languages that are shown; two beside each other only where there is room. */
export function LanguageViewSwitch({ isWide, layout, choose }: LanguageView) {
  const { formatMessage } = useIntl();
  return (
    <div
      role="group"
      aria-label={formatMessage(languageViewMessages.view)}
      className={styles['switch']}
    >
      {(isWide ? LAYOUTS : NARROW_LAYOUTS).map((name) => (
        <Button key={name} look="quiet" aria-pressed={name === layout} onClick={() => choose(name)}>
          <FormattedMessage {...languageViewMessages[name]} />
        </Button>
      ))}
    </div>
  );
}
