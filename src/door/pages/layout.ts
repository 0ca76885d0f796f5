import { html } from '../../shared/html';
import type { Html } from '../../shared/html';
import { LOCALES, getLocaleInfo } from '../../shared/locales';
import type { Locale } from '../../shared/locales';
import { TEXTS } from '../texts';

/**
 * Context that every page needs: its language, and its own path and query, from which the language
 * links are made.
 */
export interface PageContext {
  readonly locale: Locale;
  readonly path: string;
  readonly query: string;
}

function languageLink({ path, query, locale }: PageContext, to: (typeof LOCALES)[number]): Html {
  const params = new URLSearchParams(query);
  params.set('ui_locales', to.code);
  return html`<li>
    <a
      href="${`${path}?${params}`}"
      lang="${to.code}"
      dir="${to.dir}"
      hreflang="${to.code}"
      ${to.code === locale && html`aria-current="true"`}
      >${to.name}</a
    >
  </li>`;
}

/** Renders the frame around every page: document, name of the service, language links. */
export function renderLayout(page: PageContext, title: string, main: Html): string {
  const texts = TEXTS[page.locale];
  const heading = title === texts.service ? title : `${title} · ${texts.service}`;
  return html`<!doctype html>
    <html lang="${page.locale}" dir="${getLocaleInfo(page.locale).dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${heading}</title>
        <link rel="icon" href="/connect/door.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/connect/door.css" />
      </head>
      <body>
        <header class="brand">
          <img src="/connect/door.svg" alt="" width="40" height="40" />
          <span>${texts.service}</span>
        </header>
        <main class="card">${main}</main>
        <nav class="languages" aria-label="${texts.languages}">
          <ul>
            ${LOCALES.map((to) => languageLink(page, to))}
          </ul>
        </nav>
      </body>
    </html>`.toString();
}
