import type { FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, THEME_COOKIE, toTheme } from '../../shared/preferences';
import { listAcceptedLanguages, findFirstLocale, type Locale } from '../../shared/locales';

type Asked = Pick<FastifyRequest, 'cookies' | 'headers' | 'settings'>;

/**
 * Returns the language to offer beside this one: the first of the browser's that is offered,
 * unless a choice was made before.
 */
function suggestedLocale({ cookies, headers, settings }: Asked, shown: Locale): Locale | null {
  const { offered } = settings.languages;
  if (offered.includes(cookies[LANGUAGE_COOKIE] as Locale)) return null;
  const preferred = findFirstLocale(
    listAcceptedLanguages(headers['accept-language'] ?? ''),
    offered,
  );
  return preferred === shown ? null : preferred;
}

/** Request headers by which answers that carry these attributes differ (RFC 9110 §12.5.5). */
export const FIRST_PAINT_VARIES_BY = ['cookie', 'accept-language'] as const;

/**
 * Attributes of the root element, each with a space before it, that decide how the first paint
 * looks to whoever asks: a dark page never flashes white, and nothing moves when a language is
 * suggested. What the page says is the same for all.
 */
export function getFirstPaintAttributes(asked: Asked, shown: Locale): string {
  const theme = toTheme(asked.cookies[THEME_COOKIE]);
  const suggested = suggestedLocale(asked, shown);
  return [
    theme === 'auto' ? '' : ` data-theme="${theme}"`,
    suggested ? ` data-suggest="${suggested}"` : '',
  ].join('');
}
