import type { Locale } from '../../shared/locales';
import { getReaderLocale } from '../city/currentSettings';

export type MailedPath =
  | 'sign-in'
  | 'forgot-password'
  | 'confirm-email'
  | 'reset-password'
  | 'undo-password-change'
  | 'confirm-new-email'
  | 'undo-email-change'
  | 'me/security'
  | 'invitation'
  | 'accept-invitation'
  | 'setup?step=mail';

/**
 * Builds an address of the portal for a mail. The token stands in the fragment, which browsers do
 * not send. The origin is the installation's own setting, never the Host header of a request.
 */
export function createMailLink(
  portalOrigin: string,
  locale: Locale,
  path: MailedPath,
  token?: string,
): string {
  const page = `${portalOrigin}/${getReaderLocale(locale)}/${path}`;
  return token === undefined ? page : `${page}#token=${token}`;
}
