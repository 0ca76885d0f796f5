import { html, type Html } from '../../shared/html';
import { getLocaleInfo } from '../../shared/locales';
import type { MailEntry } from '../db/mailEntry';
import type { MailContent } from './composeMail';

// Mail programs drop style sheets and know no light-dark(): the portal's light colours, on every
// element that needs one.
const FONT = "font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif";
const PAGE = `margin:0;padding:24px 12px;background:#fcfaf6;color:#16272d;${FONT};font-size:16px;line-height:1.6`;
const CARD =
  'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #a6d1d4;border-radius:12px';
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#00636c;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600';
const PARAGRAPH = 'margin:0 0 16px';
const QUOTATION =
  'margin:0 0 16px;padding-inline-start:16px;border-inline-start:3px solid #a6d1d4;white-space:pre-line';
const LIST = 'margin:0 0 16px;padding:0;list-style:none';
const ENTRY = 'margin:0;padding:12px 0;border-top:1px solid #a6d1d4';
const ENTRY_LINK = 'color:#00636c;font-weight:600';
const WHY = 'color:#49585f;font-size:14px';
const SMALL = 'margin:0 0 16px;color:#49585f;font-size:14px';
const ADDRESS = 'color:#00636c;word-break:break-all';
const FOOT =
  'margin:16px 0 0;padding-top:16px;border-top:1px solid #a6d1d4;color:#49585f;font-size:14px';

function greeting({ texts, name }: MailContent): Html {
  if (!name) return html`${texts.greetingWithoutName}`;
  const [before = '', after = ''] = texts.greeting.split('{name}');
  return html`${before}<bdi>${name}</bdi>${after}`;
}

/** Renders the address itself, always left to right, so that it can be read and copied. */
const bareLink = (link: string): Html =>
  html`<a href="${link}" target="_blank" dir="ltr" style="${ADDRESS}">${link}</a>`;

function entryHtml({ title, titleLocale, what, why, link }: MailEntry): Html {
  const name = title
    ? html`<bdi lang="${titleLocale}" dir="${getLocaleInfo(titleLocale).dir}">${title}</bdi>`
    : html`${what}`;
  return html`<li style="${ENTRY}">
    <a href="${link}" target="_blank" style="${ENTRY_LINK}">${name}</a
    >${title && html`<br />${what}`} <br /><span style="${WHY}">${why}</span>
  </li> `;
}

const entriesHtml = ({ entries, more }: MailContent): Html =>
  entries.length === 0
    ? html``
    : html`<ul role="list" style="${LIST}">
          ${entries.map(entryHtml)}
        </ul>
        ${more && html`<p style="${PARAGRAPH}">${more}</p>`}`;

const lastOne = ({ isLast, last }: MailContent): Html =>
  isLast && last ? html`<p style="${PARAGRAPH}">${last}</p>` : html``;

const otherLink = ({ other, otherLink: link }: MailContent): Html =>
  other ? html`<p style="${PARAGRAPH}">${other}<br />${bareLink(link)}</p>` : html``;

/**
 * Renders the mail as an HTML document: inline styles only, nothing loaded from elsewhere,
 * direction and language of the reader.
 */
export function createMailHtml(content: MailContent): string {
  const { locale, texts, subject, body, quotation, button, link, notYou, why, signature } = content;
  const { dir, align } = getLocaleInfo(locale);
  return html`<!doctype html>
    <html lang="${locale}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body dir="${dir}" style="${PAGE};text-align:${align}">
        <div lang="${locale}" dir="${dir}" style="${CARD}">
          <p style="${PARAGRAPH}">${greeting(content)}</p>
          ${body.map((text) => html`<p style="${PARAGRAPH}">${text}</p> `)}
          ${quotation && html`<div dir="auto" style="${QUOTATION}">${quotation}</div> `}
          ${entriesHtml(content)} ${lastOne(content)}
          <p style="margin:24px 0">
            <a href="${link}" target="_blank" style="${BUTTON}">${button}</a>
          </p>
          <p style="${SMALL}">${texts.bareLink}<br />${bareLink(link)}</p>
          ${otherLink(content)}
          <p style="${PARAGRAPH}">${notYou}</p>
          <p style="${FOOT}">${why}<br />${signature}</p>
        </div>
      </body>
    </html> `.toString();
}
