import type { FastifyRequest } from 'fastify';
import { html, type Html } from '../../shared/html';
import { getLocaleInfo, type Locale } from '../../shared/locales';
import { splitLocale } from '../../shared/routes';
import {
  getCityFormat,
  getPortalText,
  getFirstLocale,
  getReaderLocale,
} from '../city/currentSettings';
import { getPageText } from '../city/texts';

const WORDED = ['400', '404', '414', '429', '500', '503'] as const;

/**
 * Returns the status whose words are used: a status without words of its own is told by its class,
 * an error of the address or of the host.
 */
const wordedAs = (status: number) =>
  WORDED.find((worded) => worded === String(status)) ?? (status < 500 ? '400' : '500');

const PROGRAMS = /^\/(v1|connect|assets)\//;

/** Addresses that no person visits. */
export const isProgramUrl = (url: string): boolean => PROGRAMS.test(url);

/**
 * Tells whether a person looks at the answer: a browser asks for a page there. Programs get
 * `application/problem+json`.
 */
export function acceptsPage({ method, originalUrl, headers }: FastifyRequest): boolean {
  const accepts = headers.accept?.includes('text/html') ?? false;
  return accepts && ['GET', 'HEAD'].includes(method) && !isProgramUrl(originalUrl);
}

interface PageAnswer {
  readonly status: number;
  /** Path and query as requested. */
  readonly url: string;
  /** Name of the failure in the log. */
  readonly reference?: string;
  /** When to come again, seconds from now. */
  readonly retryAfterS?: number;
  /** Origin of the portal, for who called it by another name. */
  readonly portalOrigin?: string;
}

const MINUTE_S = 60;

/** Like “in 5 minutes”, in the language of the page; whole minutes, at least one. */
const timeIn = (locale: Locale, seconds: number): string =>
  new Intl.RelativeTimeFormat(getCityFormat(locale)).format(
    Math.max(1, Math.ceil(seconds / MINUTE_S)),
    'minute',
  );

/** Renders what can be done about a failure of the host: try again, and report it. */
function afterFailure(locale: Locale, url: string, reference: string): Html {
  const page = url.split('?', 1)[0]!.slice(0, 200);
  const about = new URLSearchParams({ about: 'error', reference, page });
  return html`<p>
      ${getPageText(locale, 'host.reference')} <bdi dir="ltr"><code>${reference}</code></bdi>
    </p>
    <p><a href="">${getPageText(locale, 'host.retry')}</a></p>
    <p>
      <a href="/${locale}/feedback?${String(about)}">${getPageText(locale, 'host.report')}</a>
    </p>`;
}

/**
 * Renders the host's own answer where the portal cannot be shown, in the language of the address: a
 * whole page without script, good under the content policy.
 */
export function renderPageResponse({
  status,
  url,
  reference,
  retryAfterS = 0,
  portalOrigin = '',
}: PageAnswer): { locale: Locale; page: string } {
  const locale = getReaderLocale(splitLocale(url.toLowerCase(), getFirstLocale()).locale);
  const { dir, align } = getLocaleInfo(locale);
  const worded = portalOrigin ? 'wrongHost' : wordedAs(status);
  const title = getPageText(locale, `host.title.${worded}`);
  const page = html`<!doctype html>
    <html lang="${locale}" dir="${dir}" data-align="${align}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${getPortalText(locale)}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/answer.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>
            ${getPageText(locale, `host.text.${worded}`).replace('{time}', timeIn(locale, retryAfterS))}
          </p>
          ${reference !== undefined && afterFailure(locale, url, reference)}
          <p><a href="${portalOrigin}/${locale}">${getPageText(locale, 'host.home')}</a></p>
        </main>
      </body>
    </html> `.toString();
  return { locale, page };
}
