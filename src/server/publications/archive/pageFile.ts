import type { Text } from '../../../shared/contract/text';
import { html, toTrustedHtml, type Html } from '../../../shared/html';
import { getLocaleInfo, type Locale } from '../../../shared/locales';
import { getCityFormat } from '../../city/currentSettings';
import { getPageText, type PageTextId } from '../../city/texts';
import { renderMarkdown } from '../../content/markdownHtml';
import type { ArchivedPublication } from './archivedPublication';

// No file besides this one is needed, and none is asked for.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const STYLE = `
body { max-inline-size: 42rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.6 system-ui, sans-serif; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem; border: 1px solid; text-align: start; }
dt { font-weight: bold; }
dd { margin-inline-start: 0; margin-block-end: 0.5rem; }
aside { padding: 0.5rem 1rem; border: 2px solid; }
`;

const dayIn = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(getCityFormat(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

const written = (tag: 'h1' | 'p' | 'div' | 'bdi', { lang }: Text, content: string | Html): Html =>
  html`<${tag} lang="${lang}" dir="${getLocaleInfo(lang).dir}">${content}</${tag}>`;

function factsOf(locale: Locale, { item, address }: ArchivedPublication): Html {
  const { kind, details } = item(locale);
  const page = address(locale);
  const rows: readonly (readonly [PageTextId, string | Html])[] = [
    ['ui.kind', getPageText(locale, `kind.${kind}` as PageTextId)],
    ['publications.issuingBody', written('bdi', details.issuingBody, details.issuingBody.text)],
    ['publications.issuedOn', dayIn(locale, details.issuedOn)],
    ['publications.identifier', details.identifier],
    ['publications.licence', details.licence],
    ['publications.address', html`<a href="${page}"><bdi dir="ltr">${page}</bdi></a>`],
  ];
  const filled = rows.filter(([, value]) => value !== '');
  return html`<dl>
    ${filled.map(
      ([label, value]) =>
        html`<dt>${getPageText(locale, label)}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

function noticesOf(locale: Locale, { item, portal }: ArchivedPublication): readonly Html[] {
  const { retraction, details } = item(locale);
  const title = (id: PageTextId) => html`<p><strong>${getPageText(locale, id)}</strong></p>`;
  const notices: Html[] = [];
  if (retraction)
    notices.push(
      html`<aside>
        ${title('history.retractedTitle')}
        ${written('p', retraction.reason, retraction.reason.text)}
        <p>
          ${getPageText(locale, 'history.retractedOn').replace('{day}', dayIn(locale, retraction.on))}
        </p>
      </aside>`,
    );
  if (details.supersededBy !== null) {
    const newer = `${portal}/${locale}/publications/${details.supersededBy}`;
    notices.push(
      html`<aside>
        ${title('publications.replacedTitle')}
        <p><a href="${newer}">${getPageText(locale, 'publications.readNewer')}</a></p>
      </aside>`,
    );
  }
  return notices;
}

/**
 * Renders a publication as one page that needs nothing else: what its page in the portal says, in
 * one language.
 */
export function createPageFile(publication: ArchivedPublication, locale: Locale): string {
  const { item, body, portal } = publication;
  const { title, summary } = item(locale);
  const text = body(locale);
  return String(
    html`<!doctype html>
      <html lang="${locale}" dir="${getLocaleInfo(locale).dir}">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
          <meta name="viewport" content="width=device-width" />
          <title>${title.text}</title>
          <style>
            ${toTrustedHtml(STYLE)}
          </style>
        </head>
        <body>
          <main>
            ${written('h1', title, title.text)} ${noticesOf(locale, publication)}
            ${written('p', summary, summary.text)} ${factsOf(locale, publication)}
            ${written('div', text, toTrustedHtml(renderMarkdown(text.text, `${portal}/${locale}`)))}
          </main>
        </body>
      </html> `,
  );
}
