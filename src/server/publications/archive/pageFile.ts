import ar from '../../../../i18n/ar.json';
import en from '../../../../i18n/en.json';
import tr from '../../../../i18n/tr.json';
import type { Text } from '../../../shared/contract/text';
import { html, toTrustedHtml, type Html } from '../../../shared/html';
import { getLocaleInfo, type Locale } from '../../../shared/locales';
import { renderMarkdown } from '../../content/markdownHtml';
import type { ArchivedPublication } from './archivedPublication';

type TextId = Extract<
  keyof typeof en,
  `publications.${string}` | `kind.${string}` | `history.retracted${string}` | 'ui.kind'
>;
const TEXTS: Readonly<Record<Locale, Partial<Readonly<Record<TextId, string>>>>> = { en, ar, tr };

/** Returns a text; a missing translation is said in English rather than not at all. */
const say = (locale: Locale, id: TextId): string => TEXTS[locale][id] ?? en[id];

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
  new Intl.DateTimeFormat(getLocaleInfo(locale).format, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

const written = (tag: 'h1' | 'p' | 'div' | 'bdi', { lang }: Text, content: string | Html): Html =>
  html`<${tag} lang="${lang}" dir="${getLocaleInfo(lang).dir}">${content}</${tag}>`;

function factsOf(locale: Locale, { item, address }: ArchivedPublication): Html {
  const { kind, details } = item(locale);
  const page = address(locale);
  const rows: readonly (readonly [TextId, string | Html])[] = [
    ['ui.kind', say(locale, `kind.${kind}` as TextId)],
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
        html`<dt>${say(locale, label)}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

function noticesOf(locale: Locale, { item, portal }: ArchivedPublication): readonly Html[] {
  const { retraction, details } = item(locale);
  const title = (id: TextId) => html`<p><strong>${say(locale, id)}</strong></p>`;
  const notices: Html[] = [];
  if (retraction)
    notices.push(
      html`<aside>
        ${title('history.retractedTitle')}
        ${written('p', retraction.reason, retraction.reason.text)}
        <p>${say(locale, 'history.retractedOn').replace('{day}', dayIn(locale, retraction.on))}</p>
      </aside>`,
    );
  if (details.supersededBy !== null) {
    const newer = `${portal}/${locale}/publications/${details.supersededBy}`;
    notices.push(
      html`<aside>
        ${title('publications.replacedTitle')}
        <p><a href="${newer}">${say(locale, 'publications.readNewer')}</a></p>
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
