import sharp from 'sharp';
import { getLocaleInfo, type Locale } from '../../shared/locales';
import type { PictureColours } from '../../shared/look/pictureColours';
import { ICON_SQUARES } from '../../shared/look/sign';
import { shapeLine, type Typeface } from './shapeText';

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 84];
/** From the largest on: the first in which the title takes no more than so many lines. */
const SIZES = [
  { size: 76, most: 3 },
  { size: 62, most: 4 },
  { size: 50, most: 5 },
] as const;
const LINE_HEIGHT = 1.32;
const SMALL = { size: 34, weight: 400 } as const;
const BOLD = 560;
const [KICKER_BASELINE, SIGN_SIDE, GAP] = [216, 64, 16];
const [SIGN_MIDDLE, PLATE] = [104, 12];
const [BAND, TILE] = [60, 30];

/** Parts of a picture, all that is drawn: the thread that draws knows no settings. */
export interface LinkPicture {
  /** Name of the city, beside the sign. */
  readonly city: string;
  readonly title: string;
  /** Above the title: what kind of page it is. */
  readonly kicker: string;
  /** Language of the page. */
  readonly locale: Locale;
  /** Language of the title, where it is another one: it is not translated. */
  readonly lang: Locale;
  readonly colours: PictureColours;
  /** Takes the place of the portal's sign. */
  readonly logo?: { readonly href: string; readonly width: number; readonly height: number } | null;
}

type Measure = (line: string, size: number) => number;

/**
 * Breaks a text into lines, each with as many words as fit; a word that is longer than a line
 * stands alone.
 */
function wrap(text: string, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const fits = measure(longer, size) <= WIDTH - 2 * MARGIN;
    if (fits && lines.length > 0) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function fitTitle(title: string, measure: Measure) {
  const tries = SIZES.map(({ size, most }) => ({ size, most, lines: wrap(title, size, measure) }));
  const { size, most, lines } = tries.find((one) => one.lines.length <= one.most) ?? tries.at(-1)!;
  if (lines.length <= most) return { size, lines };
  return { size, lines: [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`] };
}

/** Draws the ground, with a band along its foot of the sign's squares. */
const drawGround = ({ ground, pattern }: PictureColours) => `
  <pattern id="squares" viewBox="0 0 32 32" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" y="${HEIGHT - BAND}">
    <path d="${ICON_SQUARES}" fill="none" stroke="${pattern}" stroke-width="2.4" stroke-linejoin="round"/>
  </pattern>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
  <rect y="${HEIGHT - BAND}" width="${WIDTH}" height="${BAND}" fill="url(#squares)"/>`;

const drawSign = (x: number, { text, highlight }: PictureColours) =>
  `<g transform="translate(${x} 72) scale(2)"><path d="${ICON_SQUARES}" fill="none" stroke="${text}" stroke-width="2.4" stroke-linejoin="round"/><circle cx="16" cy="16" r="2.6" fill="${highlight}"/></g>`;

/** Draws a logo on a plate: no logo was made for every colour. */
const drawLogo = (x: number, { href, width, height }: NonNullable<LinkPicture['logo']>) =>
  `<rect x="${x}" y="${SIGN_MIDDLE - height / 2 - PLATE}" width="${width + 2 * PLATE}" height="${height + 2 * PLATE}" rx="14" fill="#fff"/><image x="${x + PLATE}" y="${SIGN_MIDDLE - height / 2}" width="${width}" height="${height}" href="${href}"/>`;

/** Draws the picture that stands beside a link to a page: 1200 × 630 pixels, PNG. */
export function renderLinkPicture(typeface: Typeface, picture: LinkPicture): Promise<Buffer> {
  const { title, kicker, locale, lang, colours, logo } = picture;
  const signWidth = logo ? logo.width + 2 * PLATE : SIGN_SIDE;
  const side = getLocaleInfo(locale).dir;
  const titleSide = getLocaleInfo(lang).dir;
  const place = (outlines: string, x: number, y: number, fill: string) =>
    `<g transform="translate(${x} ${y})" fill="${fill}">${outlines}</g>`;
  const startOf = (width: number, of: 'ltr' | 'rtl', indent = 0) =>
    of === 'rtl' ? WIDTH - MARGIN - indent - width : MARGIN + indent;

  const titled = (line: string, size: number) =>
    shapeLine(typeface, line, { size, weight: BOLD, side: titleSide });
  const { size, lines } = fitTitle(title, (line, in_) => titled(line, in_).width);
  const titleLines = lines.map((line, index) => {
    const { outlines, width } = titled(line, size);
    const baseline = KICKER_BASELINE + size * (1.25 + index * LINE_HEIGHT);
    return place(outlines, startOf(width, titleSide), baseline, colours.text);
  });

  const city = shapeLine(typeface, picture.city, { ...SMALL, side });
  const above = shapeLine(typeface, kicker, { ...SMALL, side });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${drawGround(colours)}${logo ? drawLogo(startOf(signWidth, side), logo) : drawSign(startOf(SIGN_SIDE, side), colours)}
    ${place(city.outlines, startOf(city.width, side, signWidth + GAP), 116, colours.text)}
    ${place(above.outlines, startOf(above.width, side), KICKER_BASELINE, colours.highlight)}
    ${titleLines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
}
