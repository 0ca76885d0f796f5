import { html, type Html } from '../../shared/html';
import { getLocaleInfo } from '../../shared/locales';
import type { AccentTokens } from '../../shared/look/accentTokens';
import { getThemeHex } from '../../shared/look/themeColours';
import type { MailEntry } from '../db/mailEntry';
import type { MailContent } from './composeMail';

const FONT = "font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif";
const [PAPER, SURFACE, INK, INK_SOFT] = (['paper', 'surface', 'ink', 'ink-soft'] as const).map(
  (name) => getThemeHex('light', name),
);

/**
 * Creates the styles of a mail. Mail programs drop style sheets and know no `light-dark()`: the
 * portal's light colours, on every element that needs one.
 */
const createStyles = ({ accent, 'accent-line': line, 'on-accent': onAccent }: AccentTokens) => ({
  page: `margin:0;padding:24px 12px;background:${PAPER};color:${INK};${FONT};font-size:16px;line-height:1.6`,
  card: `max-width:560px;margin:0 auto;padding:24px;background:${SURFACE};border:1px solid ${line};border-radius:12px`,
  button: `display:inline-block;padding:12px 24px;background:${accent};color:${onAccent};border-radius:8px;text-decoration:none;font-weight:600`,
  paragraph: 'margin:0 0 16px',
  quotation: `margin:0 0 16px;padding-inline-start:16px;border-inline-start:3px solid ${line};white-space:pre-line`,
  list: 'margin:0 0 16px;padding:0;list-style:none',
  entry: `margin:0;padding:12px 0;border-top:1px solid ${line}`,
  entryLink: `color:${accent};font-weight:600`,
  why: `color:${INK_SOFT};font-size:14px`,
  small: `margin:0 0 16px;color:${INK_SOFT};font-size:14px`,
  address: `color:${accent};word-break:break-all`,
  foot: `margin:16px 0 0;padding-top:16px;border-top:1px solid ${line};color:${INK_SOFT};font-size:14px`,
});
type Styles = ReturnType<typeof createStyles>;

function greeting({ texts, name }: MailContent): Html {
  if (!name) return html`${texts.greetingWithoutName}`;
  const [before = '', after = ''] = texts.greeting.split('{name}');
  return html`${before}<bdi>${name}</bdi>${after}`;
}

/** Renders the address itself, always left to right, so that it can be read and copied. */
const bareLink = (styles: Styles, link: string): Html =>
  html`<a href="${link}" target="_blank" dir="ltr" style="${styles.address}">${link}</a>`;

function entryHtml(styles: Styles, { title, titleLocale, what, why, link }: MailEntry): Html {
  const name = title
    ? html`<bdi lang="${titleLocale}" dir="${getLocaleInfo(titleLocale).dir}">${title}</bdi>`
    : html`${what}`;
  return html`<li style="${styles.entry}">
    <a href="${link}" target="_blank" style="${styles.entryLink}">${name}</a
    >${title && html`<br />${what}`} <br /><span style="${styles.why}">${why}</span>
  </li> `;
}

const entriesHtml = (styles: Styles, { entries, more }: MailContent): Html =>
  entries.length === 0
    ? html``
    : html`<ul role="list" style="${styles.list}">
          ${entries.map((entry) => entryHtml(styles, entry))}
        </ul>
        ${more && html`<p style="${styles.paragraph}">${more}</p>`}`;

const lastOne = (styles: Styles, { isLast, last }: MailContent): Html =>
  isLast && last ? html`<p style="${styles.paragraph}">${last}</p>` : html``;

const otherLink = (styles: Styles, { other, otherLink: link }: MailContent): Html =>
  other ? html`<p style="${styles.paragraph}">${other}<br />${bareLink(styles, link)}</p>` : html``;

/** Logo among the parts of the mail, with twice as many pixels as it is shown in. */
interface MailLogo {
  readonly cid: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const logoHtml = ({ cid, name, width, height }: MailLogo): Html =>
  html`<p style="margin:0 0 24px">
    <img
      src="cid:${cid}"
      alt="${name}"
      width="${String(Math.round(width / 2))}"
      height="${String(Math.round(height / 2))}"
      style="border:0"
    />
  </p> `;

/**
 * Renders the mail as an HTML document: inline styles only, nothing loaded from elsewhere,
 * direction and language of the reader.
 * @param accent the accent of the light theme
 * @param logo shown above the greeting
 */
export function createMailHtml(
  content: MailContent,
  accent: AccentTokens,
  logo: MailLogo | null,
): string {
  const styles = createStyles(accent);
  const { locale, texts, subject, body, quotation, button, link, notYou, why, signature } = content;
  const { dir, align } = getLocaleInfo(locale);
  return html`<!doctype html>
    <html lang="${locale}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body dir="${dir}" style="${styles.page};text-align:${align}">
        <div lang="${locale}" dir="${dir}" style="${styles.card}">
          ${logo ? logoHtml(logo) : ''}
          <p style="${styles.paragraph}">${greeting(content)}</p>
          ${body.map((text) => html`<p style="${styles.paragraph}">${text}</p> `)}
          ${quotation && html`<div dir="auto" style="${styles.quotation}">${quotation}</div> `}
          ${entriesHtml(styles, content)} ${lastOne(styles, content)}
          <p style="margin:24px 0">
            <a href="${link}" target="_blank" style="${styles.button}">${button}</a>
          </p>
          <p style="${styles.small}">${texts.bareLink}<br />${bareLink(styles, link)}</p>
          ${otherLink(styles, content)}
          <p style="${styles.paragraph}">${notYou}</p>
          <p style="${styles.foot}">${why}<br />${signature}</p>
        </div>
      </body>
    </html> `.toString();
}
