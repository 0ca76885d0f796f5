import { compareLuminances, getHexLuminance, type HexColour } from '../../../shared/look/colour';
import { THEMES, getThemeHex, type Theme } from '../../../shared/look/themeColours';
import type { CleanedSvg } from './cleanSvg';
import { openLogo } from './openLogo';

/** WCAG 2.2, 1.4.11: the least contrast of what has to be seen. */
const LEAST_CONTRAST = 3;
/** Share of a logo's outline that may be weaker than that. */
const WEAK_SHARE = 0.25;
/** Pixels of the longer side at which a logo is looked at. */
const SIDE = 256;
const CHANNELS = 4;
const OPAQUE = 128;

async function readPixels(logo: Buffer | CleanedSvg) {
  const picture = await openLogo(logo);
  const { data, info } = await picture
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isDrawn = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x < width &&
    y < height &&
    (data[(y * width + x) * CHANNELS + 3] ?? 0) >= OPAQUE;
  const getColour = (x: number, y: number): HexColour =>
    `#${data.toString('hex', (y * width + x) * CHANNELS, (y * width + x) * CHANNELS + 3)}`;
  return { width, height, isDrawn, getColour };
}

/** Counts the colours along the outline: drawn pixels beside one that is not, or at the edge. */
function countOutlineColours({
  width,
  height,
  isDrawn,
  getColour,
}: Awaited<ReturnType<typeof readPixels>>): Map<HexColour, number> {
  const colours = new Map<HexColour, number>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInside =
        isDrawn(x - 1, y) && isDrawn(x + 1, y) && isDrawn(x, y - 1) && isDrawn(x, y + 1);
      if (!isDrawn(x, y) || isInside) continue;
      const colour = getColour(x, y);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  return colours;
}

/**
 * Finds the themes on whose paper a logo is hard to see: more than a quarter of its outline has a
 * contrast below 3:1. Such a theme needs another form of the logo, or a plate behind it. A logo
 * that fills its whole rectangle brings its own plate, and is hard to see on none.
 * @throws Error for a picture that cannot be read
 */
export async function findWeakThemes(logo: Buffer | CleanedSvg): Promise<Theme[]> {
  const pixels = await readPixels(logo);
  const [right, bottom] = [pixels.width - 1, pixels.height - 1];
  const corners = [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
  ] as const;
  if (corners.every(([x, y]) => pixels.isDrawn(x, y))) return [];
  const colours = [...countOutlineColours(pixels)].map(([colour, count]) => ({
    luminance: getHexLuminance(colour),
    count,
  }));
  const total = colours.reduce((sum, { count }) => sum + count, 0);
  return THEMES.filter((theme) => {
    const paper = getHexLuminance(getThemeHex(theme, 'paper'));
    const weak = colours
      .filter(({ luminance }) => compareLuminances(luminance, paper) < LEAST_CONTRAST)
      .reduce((sum, { count }) => sum + count, 0);
    return total === 0 || weak / total > WEAK_SHARE;
  });
}
