import { THEME_COOKIE, toTheme, type Theme } from '../../shared/preferences';
import { choices } from './cookies';

/** Reads the chosen appearance; `auto` follows the device. */
export const readTheme = (): Theme => toTheme(choices.read(THEME_COOKIE));

/** Shows the appearance; the style sheet reads the attribute. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  // Written again, the same value would have the whole page laid out again.
  if (toTheme(dataset['theme']) === theme) return;
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
}

export function storeTheme(theme: Theme): void {
  showTheme(theme);
  choices.write(THEME_COOKIE, theme);
}
