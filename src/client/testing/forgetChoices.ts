import { LANGUAGE_COOKIE, THEME_COOKIE } from '../../shared/preferences';

/** Forgets the choices: the next test begins on a device on which nothing was chosen. */
export function forgetChoices(): void {
  for (const name of [LANGUAGE_COOKIE, THEME_COOKIE])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
}
