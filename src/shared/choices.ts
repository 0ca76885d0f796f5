/** How pages look: as the device has it, light or dark. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// What a person has chosen on a device is kept in cookies: the host reads them, so that the first
// paint fits.
export const THEME_COOKIE = 'meydan-theme';
export const LANGUAGE_COOKIE = 'meydan-language';

/** A choice of theme; whatever else a cookie says is `auto`. */
export const themeOf = (text: string | null | undefined): Theme =>
  THEMES.find((theme) => theme === text) ?? 'auto';
