import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { THEMES, type Theme } from '../../../shared/preferences';
import { storeTheme, readTheme } from '../../browser/theme';
import { uiMessages } from '../../intl/sharedMessages';
import { Icon } from '../../ui/Icon';
import styles from './ThemeSwitch.module.css';

const NAMES = {
  auto: uiMessages.themeAuto,
  light: uiMessages.themeLight,
  dark: uiMessages.themeDark,
} as const;

const nextOf = (theme: Theme): Theme =>
  THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';

/**
 * Goes through “as the device”, light and dark. The host draws pages for all alike: the choice
 * shows here after the first paint.
 */
export function ThemeSwitch() {
  const { formatMessage } = useIntl();
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => setTheme(readTheme()), []);

  const change = () => {
    const next = nextOf(theme);
    storeTheme(next);
    setTheme(next);
  };
  const name = formatMessage(NAMES[theme]);
  return (
    <button
      type="button"
      className={styles['theme']}
      aria-label={name}
      title={name}
      onClick={change}
    >
      <Icon name={theme} />
    </button>
  );
}
