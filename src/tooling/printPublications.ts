/** Writes the PDF files of the demonstration anew: `npx tsx src/tooling/printPublications.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import subsetFont from 'subset-font';
import { html, toTrustedHtml, type Html } from '../shared/html';
import { getLocaleInfo, type Locale } from '../shared/locales';
import { renderMarkdown } from '../server/content/markdownHtml';
import { getFilesFolder } from '../server/seed/demoFiles';
import { readDemonstration } from '../server/seed/readDemonstration';
import type { SeedPublication } from '../server/seed/schemas';
import { findBrowser } from './test/findBrowser';

const NAME = 'harbour-city';
const FILES = getFilesFolder(NAME);
const FONTS = join(import.meta.dirname, '../../node_modules/@fontsource-variable/readex-pro/files');
// The day of printing would make every run another file.
const NO_DAY = "20260101000000+00'00'";

const SUBSETS = {
  latin: 'U+0000-00FF, U+2000-206F, U+2212, U+20AC',
  'latin-ext': 'U+0100-02FF, U+1E00-1EFF',
  arabic: 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC',
} as const;
const WEIGHTS = [400, 600] as const;

/**
 * Writes a font face of one weight: the printer writes each letter of a font that can have all of
 * them as a drawing of its own.
 */
async function face(subset: keyof typeof SUBSETS, wght: number, letters: string): Promise<string> {
  const font = readFileSync(join(FONTS, `readex-pro-${subset}-wght-normal.woff2`));
  const cut = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  return `@font-face { font-family: Readex; font-weight: ${wght}; unicode-range: ${SUBSETS[subset]};
    src: url(data:font/woff2;base64,${cut.toString('base64')}) format('woff2'); }`;
}

const facesFor = (letters: string): Promise<string[]> =>
  Promise.all(
    (Object.keys(SUBSETS) as (keyof typeof SUBSETS)[]).flatMap((subset) =>
      WEIGHTS.map((weight) => face(subset, weight, letters)),
    ),
  );

const STYLE = `
@page { size: A4; margin: 22mm 20mm 24mm; @bottom-center { content: counter(page); font: 9pt Readex; } }
body { margin: 0; font: 10.5pt/1.55 Readex; color: #1d2b30; }
:lang(ar) { line-height: 1.8; }
header { border-block-end: 2pt solid #0d6470; padding-block-end: 4mm; margin-block-end: 7mm; }
header p { margin: 0; color: #0b5560; font-weight: 600; }
h1, h2 { font-weight: 600; }
h1 { font-size: 22pt; line-height: 1.3; margin-block: 5mm 0; }
h2 { font-size: 14pt; line-height: 1.4; margin-block: 8mm 2mm; color: #0b5560; break-after: avoid; }
.lead { font-size: 12pt; margin-block: 0 6mm; }
table { border-collapse: collapse; margin-block: 4mm; inline-size: 100%; }
tr { break-inside: avoid; }
th, strong { font-weight: 600; }
th { text-align: start; background: #e6f1f2; }
th, td { padding: 1.6mm 3mm; border-block-end: 0.5pt solid #9db7ba; }
blockquote { margin: 4mm 0; padding-inline-start: 5mm; border-inline-start: 2pt solid #0d6470; }
li { margin-block: 1mm; }
a { color: #0b5560; }
`;

const { settings, contents } = readDemonstration(NAME);

function pageOf(publication: SeedPublication, locale: Locale, style: string): Html {
  const { title, summary, body, details } = publication;
  const say = (texts: Partial<Record<Locale, string>>) => texts[locale] ?? '';
  return html`<!doctype html>
    <html lang="${locale}" dir="${getLocaleInfo(locale).dir}">
      <head>
        <meta charset="utf-8" />
        <title>${say(title)}</title>
        <style>
          ${toTrustedHtml(style)}
        </style>
      </head>
      <body>
        <header>
          <p>${say(settings.identity.cityName)} · ${say(details.issuingBody)}</p>
          <p>
            <bdi dir="ltr">${String(details.identifier)}</bdi> ·
            <bdi dir="ltr">${String(details.licence)}</bdi>
          </p>
          <h1>${say(title)}</h1>
        </header>
        <main>
          <p class="lead">${say(summary)}</p>
          ${toTrustedHtml(renderMarkdown(say(body), ''))}
        </main>
      </body>
    </html>`;
}

async function print(browser: Browser, page: Html, file: string): Promise<void> {
  const sheet = await browser.newPage();
  await sheet.setContent(String(page));
  await sheet.evaluate(() => document.fonts.ready);
  const pdf = await sheet.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
  const dated = pdf.toString('latin1').replace(/D:\d{14}\+00'00'/g, `D:${NO_DAY}`);
  writeFileSync(join(FILES, file), Buffer.from(dated, 'latin1'));
  await sheet.close();
}

/** Prints every PDF that a publication of the demonstration names among its documents. */
async function printAll(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox'],
  });
  const texts = JSON.stringify([contents.publications, settings.identity.cityName]);
  const style = [...(await facesFor(`${texts}0123456789`)), STYLE].join('\n');
  for (const publication of contents.publications)
    for (const { file, locale } of publication.attachments ?? [])
      if (locale && file.endsWith('.pdf'))
        await print(browser, pageOf(publication, locale, style), file);
  await browser.close();
}

void printAll();
