/**
 * Colours in sRGB and in OKLCH, and their contrast.
 * OKLab and its matrices: Björn Ottosson, “A perceptual color space for image processing”, 2020.
 * Transfer curve: IEC 61966-2-1. Luminance and contrast: WCAG 2.2, section 6.
 */

/** Red, green and blue as `#rrggbb`. */
export type HexColour = `#${string}`;

/** Lightness from 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Triple = readonly [number, number, number];

export const isHexColour = (text: string): text is HexColour => /^#[\da-f]{6}$/i.test(text);

const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const fromLinear = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

const LINEAR_OF_BYTE = Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

function parseHex(hex: HexColour): Triple {
  const bits = Number.parseInt(hex.slice(1), 16);
  const linear = (byte: number) => LINEAR_OF_BYTE[byte & 255] ?? 0;
  return [linear(bits >> 16), linear(bits >> 8), linear(bits)];
}

/** Converts to linear light; parts below 0 or above 1 are outside of what sRGB can show. */
export function toLinearRgb([lightness, chroma, hue]: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts a colour of a screen to lightness, chroma and hue. */
export function toOklch(hex: HexColour): Oklch {
  const [red, green, blue] = parseHex(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    hue < 0 ? hue + 360 : hue,
  ];
}

/** Less than a screen can show, whose steps are 1/255. */
const GAMUT_TOLERANCE = 1 / 4096;
const CHROMA_STEPS = 8;

const isInGamut = (rgb: Triple): boolean =>
  rgb.every((part) => part >= -GAMUT_TOLERANCE && part <= 1 + GAMUT_TOLERANCE);

/**
 * Converts to a colour of a screen. Lightness and hue stay; chroma is lowered as far as sRGB needs
 * it.
 */
export function toHex([lightness, chroma, hue]: Oklch): HexColour {
  let low = 0;
  let high = chroma;
  if (isInGamut(toLinearRgb([lightness, chroma, hue]))) low = chroma;
  for (let step = 0; low < high && step < CHROMA_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinearRgb([lightness, middle, hue]))) low = middle;
    else high = middle;
  }
  const [red, green, blue] = toLinearRgb([lightness, low, hue]).map((part) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, part))) * 255),
  ) as [number, number, number];
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

/** Returns the relative luminance of linear light: 0 (black) to 1 (white). */
export const getLuminance = ([red, green, blue]: Triple): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Returns the relative luminance of a colour: 0 (black) to 1 (white). */
export const getHexLuminance = (hex: HexColour): number => getLuminance(parseHex(hex));

/** Returns the contrast ratio of two relative luminances: 1 to 21. */
export const compareLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast ratio of two colours: 1 to 21. */
export const getContrast = (one: HexColour, other: HexColour): number =>
  compareLuminances(getHexLuminance(one), getHexLuminance(other));
