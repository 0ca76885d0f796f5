import {
  compareLuminances,
  getHexLuminance,
  toHex,
  toOklch,
  type HexColour,
  type Oklch,
} from './colour';
import {
  THEME_COLOURS,
  getThemeHex,
  type Contrast,
  type Theme,
  type ThemeColour,
} from './themeColours';

/** The tokens of `tokens.css` that have the city's colour; nothing else has it. */
export const ACCENT_TOKENS = [
  'accent',
  'accent-strong',
  'accent-soft',
  'accent-line',
  'on-accent',
] as const;
export type AccentTokens = Readonly<Record<(typeof ACCENT_TOKENS)[number], HexColour>>;

/** Contrast of the colour itself in a theme, and whether the theme can use it as it is. */
interface GivenContrast {
  readonly isKept: boolean;
  readonly onPaper: number;
  /** On the ground on which it is worst to read; below 4.5 it is not kept. */
  readonly least: number;
  readonly leastOn: ThemeColour | 'accent-soft';
}

export interface Look {
  /** The colour that was chosen, for pictures and the ground of a logo. */
  readonly colour: HexColour;
  readonly tokens: Readonly<Record<Contrast, Readonly<Record<Theme, AccentTokens>>>>;
  readonly given: Readonly<Record<Theme, GivenContrast>>;
  /** Tells whether it may be taken for the red of errors and dangerous actions. */
  readonly resemblesBad: boolean;
}

/** A tint of the accent: a lightness of its own, and a share of the chroma up to a limit. */
interface Tint {
  readonly lightness: number;
  readonly share: number;
  readonly maxChroma: number;
}

interface Recipe {
  /** Lightness at which everything can be read: black or white. */
  readonly end: 0 | 1;
  /** Greatest change of lightness with which the colour is still known as the same. */
  readonly tolerance: number;
  /** Lightness from which the search begins otherwise; the colour's own where it is beyond. */
  readonly start: number;
  readonly textContrast: number;
  readonly soft: Tint;
  readonly line: Tint;
  readonly onAccent: Tint;
}

export const STRONG_CONTRAST = 7;

const WHITE: Tint = { lightness: 1, share: 0, maxChroma: 0 };

/** Lightness and chroma as the portal's own teal has them in `tokens.css`. */
const RECIPES: Readonly<Record<Contrast, Readonly<Record<Theme, Recipe>>>> = {
  usual: {
    light: {
      end: 0,
      tolerance: 0.05,
      start: 1,
      textContrast: 4.5,
      soft: { lightness: 0.945, share: 0.28, maxChroma: 0.03 },
      line: { lightness: 0.83, share: 0.6, maxChroma: 0.09 },
      onAccent: WHITE,
    },
    dark: {
      end: 1,
      tolerance: 0.05,
      start: 0.8,
      textContrast: 4.5,
      soft: { lightness: 0.3, share: 0.5, maxChroma: 0.05 },
      line: { lightness: 0.44, share: 0.72, maxChroma: 0.09 },
      onAccent: { lightness: 0.19, share: 0.4, maxChroma: 0.03 },
    },
  },
  more: {
    light: {
      end: 0,
      tolerance: 0,
      start: 0.36,
      textContrast: 7,
      soft: { lightness: 0.96, share: 0.2, maxChroma: 0.02 },
      line: { lightness: 0.5, share: 0.92, maxChroma: 0.15 },
      onAccent: WHITE,
    },
    dark: {
      end: 1,
      tolerance: 0,
      start: 0.9,
      textContrast: 7,
      soft: { lightness: 0.22, share: 0.4, maxChroma: 0.04 },
      line: { lightness: 0.7, share: 0.8, maxChroma: 0.12 },
      onAccent: { lightness: 0.12, share: 0.27, maxChroma: 0.02 },
    },
  },
};

const GROUNDS = ['paper', 'surface', 'sunken', 'good-soft', 'warn-soft', 'bad-soft'] as const;
const LIGHTNESS_STEPS = 8;
/** A colour within so many degrees of `bad` looks like it; a grey has no hue to compare. */
const BAD_HUE_DEGREES = 20;
const GREY_CHROMA = 0.04;

const toTint = ([, chroma, hue]: Oklch, { lightness, share, maxChroma }: Tint): HexColour =>
  toHex([lightness, Math.min(chroma * share, maxChroma), hue]);

/**
 * Finds the colour whose lightness is nearest to `start` on the way to `end` and that can be read.
 * `end` itself is taken for readable.
 */
function findReadable(
  [, chroma, hue]: Oklch,
  start: number,
  end: number,
  canBeRead: (hex: HexColour) => boolean,
): HexColour {
  const atStart = toHex([start, chroma, hue]);
  if (canBeRead(atStart)) return atStart;
  let near = start;
  let far = end;
  for (let step = 0; step < LIGHTNESS_STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (canBeRead(toHex([middle, chroma, hue]))) far = middle;
    else near = middle;
  }
  return toHex([far, chroma, hue]);
}

/** Returns where the search for `accent-strong` begins: a step on, or back if there is no room. */
function getStrongStart(lightness: number, end: 0 | 1): number {
  if (end === 0) return lightness >= 0.25 ? lightness - 0.07 : lightness + 0.25;
  return lightness <= 0.93 ? lightness + 0.07 : lightness - 0.07;
}

const listGrounds = (contrast: Contrast, theme: Theme) =>
  GROUNDS.map((name) => ({
    name,
    luminance: getHexLuminance(getThemeHex(theme, name, contrast)),
  }));
const listGroundsOfThemes = (contrast: Contrast) => ({
  light: listGrounds(contrast, 'light'),
  dark: listGrounds(contrast, 'dark'),
});
const LUMINANCES = { usual: listGroundsOfThemes('usual'), more: listGroundsOfThemes('more') };

/** Derives the tokens of one theme, and what is said about the colour itself there. */
function deriveTokens(colour: HexColour, contrast: Contrast, theme: Theme) {
  const recipe = RECIPES[contrast][theme];
  const { end, tolerance, start, textContrast } = recipe;
  const given = toOklch(colour);
  const soft = toTint(given, recipe.soft);
  const grounds = [
    ...LUMINANCES[contrast][theme],
    { name: 'accent-soft', luminance: getHexLuminance(soft) } as const,
  ];
  const reads = (needed: number) => (hex: HexColour) => {
    const own = getHexLuminance(hex);
    return grounds.every(({ luminance }) => compareLuminances(own, luminance) >= needed);
  };
  const isReadable = reads(textContrast);

  const isKept = isReadable(colour);
  const [lightness, chroma, hue] = given;
  const limit = end === 0 ? Math.min(lightness, start) : Math.max(lightness, start);
  const nearby = lightness + (end === 0 ? -tolerance : tolerance);
  const from = isReadable(toHex([nearby, chroma, hue])) ? lightness : limit;
  const accent = isKept ? colour : findReadable(given, from, end, isReadable);
  const strongStart = getStrongStart(toOklch(accent)[0], end);
  const tokens: AccentTokens = {
    accent,
    'accent-strong': findReadable(given, strongStart, end, reads(STRONG_CONTRAST)),
    'accent-soft': soft,
    'accent-line': toTint(given, recipe.line),
    'on-accent': toTint(given, recipe.onAccent),
  };
  return { tokens, given: { isKept, ...measureGiven(colour, grounds) } };
}

type Grounds = readonly { readonly name: GivenContrast['leastOn']; readonly luminance: number }[];

function measureGiven(colour: HexColour, grounds: Grounds): Omit<GivenContrast, 'isKept'> {
  const own = getHexLuminance(colour);
  const measured = grounds.map(({ name, luminance }) => ({
    name,
    contrast: compareLuminances(own, luminance),
  }));
  const least = measured.reduce((one, other) => (other.contrast < one.contrast ? other : one));
  const onPaper = measured.find(({ name }) => name === 'paper') ?? least;
  return { onPaper: onPaper.contrast, least: least.contrast, leastOn: least.name };
}

function resemblesBad(colour: HexColour): boolean {
  const [, chroma, hue] = toOklch(colour);
  const difference = Math.abs(hue - THEME_COLOURS.usual.light.bad[2]);
  return chroma >= GREY_CHROMA && Math.min(difference, 360 - difference) <= BAD_HUE_DEGREES;
}

/**
 * Derives from one colour the accent of both themes, and of both for people who ask for more
 * contrast. The hue stays; the chroma is what sRGB can show; the lightness is the colour's own
 * where it can be read on every ground of the theme, otherwise one that can.
 */
export function createLook(colour: HexColour): Look {
  const light = deriveTokens(colour, 'usual', 'light');
  const dark = deriveTokens(colour, 'usual', 'dark');
  return {
    colour,
    tokens: {
      usual: { light: light.tokens, dark: dark.tokens },
      more: {
        light: deriveTokens(colour, 'more', 'light').tokens,
        dark: deriveTokens(colour, 'more', 'dark').tokens,
      },
    },
    given: { light: light.given, dark: dark.given },
    resemblesBad: resemblesBad(colour),
  };
}

/**
 * Renders the tokens as CSS that takes the place of those of `tokens.css` when it stands behind it.
 * `light-dark()` follows the theme that the person or the device has chosen.
 */
export function renderLookStyle({ tokens }: Look): string {
  const render = ({ light, dark }: Readonly<Record<Theme, AccentTokens>>): string => {
    const lines = ACCENT_TOKENS.map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`);
    return `:root{${lines.join(';')}}`;
  };
  return `${render(tokens.usual)}@media (prefers-contrast:more){${render(tokens.more)}}`;
}

/** Returns the colours of the browser's bar around the page, by theme. */
export const getBarColours = ({ tokens }: Look): Readonly<Record<Theme, HexColour>> => ({
  light: tokens.usual.light.accent,
  dark: tokens.usual.dark['accent-soft'],
});
