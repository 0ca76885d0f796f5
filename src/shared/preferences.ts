/** Colour schemes of the pages: as the device has it, light or dark. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// Choices that a person has made on a device are kept in cookies: the host reads them, so that the
// first paint fits.
export const THEME_COOKIE = 'meydan-theme';
export const LANGUAGE_COOKIE = 'meydan-language';

/** Converts the text of a cookie to a theme; any unknown text is `auto`. */
export const toTheme = (text: string | null | undefined): Theme =>
  THEMES.find((theme) => theme === text) ?? 'auto';
