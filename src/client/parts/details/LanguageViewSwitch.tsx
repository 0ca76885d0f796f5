import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/Button';
import type { LanguageView } from '../../ui/forms/useLanguageView';
import styles from './FormLanguages.module.css';
import { languageViewMessages } from './messages';

/** The choice between one language at a time and two beside each other, where there is room. */
export function LanguageViewSwitch({ isWide, isBeside, choose }: LanguageView) {
  const { formatMessage } = useIntl();
  if (!isWide) return null;
  return (
    <div
      role="group"
      aria-label={formatMessage(languageViewMessages.view)}
      className={styles['switch']}
    >
      {([false, true] as const).map((both) => (
        <Button
          key={String(both)}
          look="quiet"
          aria-pressed={both === isBeside}
          onClick={() => choose(both)}
        >
          <FormattedMessage {...(both ? languageViewMessages.beside : languageViewMessages.one)} />
        </Button>
      ))}
    </div>
  );
}
