import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLook, renderLookStyle, ACCENT_TOKENS, STRONG_CONTRAST } from './accentTokens';
import {
  getContrast,
  isHexColour,
  toHex,
  toLinearRgb,
  toOklch,
  type HexColour,
  type Oklch,
} from './colour';
import { createPictureColours } from './pictureColours';
import {
  CONTRASTS,
  THEMES,
  THEME_COLOURS,
  getThemeHex,
  type Contrast,
  type Theme,
  type ThemeColour,
} from './themeColours';

const TOKENS = readFileSync(
  path.join(import.meta.dirname, '../../client/styles/tokens.css'),
  'utf8',
);
const [USUAL = '', MORE = ''] = TOKENS.split('@media (prefers-contrast: more)');

/** Reads `--name: light-dark(oklch(…), oklch(…))` of the style sheet. */
function readToken(contrast: Contrast, name: string): Readonly<Record<Theme, Oklch>> {
  const text = contrast === 'usual' ? USUAL : MORE;
  const value = new RegExp(`--${name}: light-dark\\(([^;]+)\\);`).exec(text)?.[1] ?? '';
  const [light, dark] = [...value.matchAll(/oklch\(([\d. ]+)\)/g)].map(
    ([, numbers = '']) => numbers.split(' ').map(Number) as unknown as Oklch,
  );
  if (!light || !dark) throw new Error(`no colours: ${name}`);
  return { light, dark };
}

const VARIANTS = CONTRASTS.flatMap((contrast) => THEMES.map((theme) => ({ contrast, theme })));

test.each(VARIANTS)('the grounds are those of the style sheet: $theme, $contrast', (variant) => {
  const { contrast, theme } = variant;
  for (const [name, colour] of Object.entries(THEME_COLOURS[contrast][theme]))
    expect([name, readToken(contrast, name)[theme]]).toEqual([name, colour]);
});

test('the conversions give what their sources give', () => {
  // Ottosson’s table of example pairs, by way of the primaries of sRGB (CSS Color 4).
  const [lightness, chroma, hue] = toOklch('#ff0000');
  expect(lightness).toBeCloseTo(0.628, 3);
  expect(chroma).toBeCloseTo(0.2577, 3);
  expect(hue).toBeCloseTo(29.23, 1);
  expect(toHex([0.628, 0.2577, 29.23])).toBe('#ff0000');
  expect(getContrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a colour that no screen can show loses chroma, and keeps lightness and hue', () => {
  const [lightness, chroma, hue] = toOklch(toHex([0.7, 0.4, 145]));
  expect(lightness).toBeCloseTo(0.7, 2);
  expect(Math.abs(hue - 145)).toBeLessThan(1.5);
  expect(chroma).toBeLessThan(0.4);
  const [red, , blue] = toLinearRgb([0.7, chroma, 145]);
  expect(Math.min(red, blue)).toBeLessThan(0.03);
});

test('every colour of a screen comes back from OKLCH as it was', () => {
  const steps = Array.from({ length: 18 }, (_, index) => index * 15);
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'));
        const hex: HexColour = `#${digits.join('')}`;
        if (toHex(toOklch(hex)) !== hex) throw new Error(hex);
      }
});

test.each([
  ['#0f6570', true],
  ['#0F6570', true],
  ['#0f657', false],
  ['#fff', false],
  ['0f6570', false],
  ['#0f65701', false],
  ['#0f6570;}', false],
  ['#0f657g', false],
  ['red', false],
  ['', false],
])('%s is a colour: %s', (text, expected) => {
  expect(isHexColour(text)).toBe(expected);
});

const GROUNDS: readonly ThemeColour[] = [
  'paper',
  'surface',
  'sunken',
  'good-soft',
  'warn-soft',
  'bad-soft',
];
const TEXT_CONTRAST = { usual: 4.5, more: 7 } as const;
const HEX = VARIANTS.map((variant) => ({
  ...variant,
  grounds: GROUNDS.map((name) => getThemeHex(variant.theme, name, variant.contrast)),
  ink: getThemeHex(variant.theme, 'ink', variant.contrast),
  bad: getThemeHex(variant.theme, 'bad', variant.contrast),
}));

/** Lists what is promised of a colour and not kept. */
function listBroken(colour: HexColour): string[] {
  const look = createLook(colour);
  const broken: string[] = [];
  for (const { contrast, theme, grounds, ink, bad } of HEX) {
    const tokens = look.tokens[contrast][theme];
    const text = TEXT_CONTRAST[contrast];
    const promise = (what: string, one: HexColour, other: HexColour, needed: number) => {
      if (getContrast(one, other) < needed) broken.push([colour, theme, contrast, what].join(' '));
    };
    const { accent, 'accent-strong': strong, 'accent-soft': soft, 'on-accent': on } = tokens;
    for (const ground of [...grounds, soft]) {
      promise('accent', accent, ground, text);
      promise('accent-strong', strong, ground, STRONG_CONTRAST);
    }
    promise('ink on accent-soft', ink, soft, 7);
    for (const ground of [accent, strong, bad]) promise('on-accent', on, ground, text);
    if (contrast === 'more') promise('accent-line', tokens['accent-line'], soft, 3);
    promise('accent-strong beside accent', accent, strong, 1.1);
    if (!Object.values(tokens).every(isHexColour)) broken.push(`${colour} no colour of a screen`);
  }
  return broken;
}

const DIGITS = [...'0123456789abcdef'];

/** Each of 16 steps of red, green and blue. */
const COLOURS = DIGITS.flatMap((red) =>
  DIGITS.flatMap((green) =>
    DIGITS.map((blue): HexColour => `#${red + red}${green + green}${blue + blue}`),
  ),
);

test('[WCAG 1.4.3] of 4,096 colours every one gives an accent that can be read', () => {
  expect(COLOURS).toHaveLength(4096);
  expect(COLOURS.flatMap(listBroken)).toEqual([]);
});

test('[WCAG 1.4.3] of 4,096 colours every one gives a picture whose text can be read', () => {
  const broken = COLOURS.filter((colour) => {
    const { ground, pattern, text, highlight } = createPictureColours(colour, '#f4c15d');
    const isRead = getContrast(text, ground) >= 4.5 && getContrast(highlight, ground) >= 3;
    return !isRead || getContrast(text, pattern) < 4.5 || pattern === ground;
  });
  expect(broken).toEqual([]);
});

test('a picture has the colour itself as its ground, and the second one where it can be read', () => {
  expect(createPictureColours('#0f6570', '#f4c15d')).toMatchObject({
    ground: '#0f6570',
    text: '#ffffff',
    highlight: '#f4c15d',
  });
  const ink = getThemeHex('light', 'ink');
  expect(createPictureColours('#ffd500', '#f4c15d')).toMatchObject({
    ground: '#ffd500',
    text: ink,
    highlight: ink,
  });
  // Neither white nor ink can be read on it: it is darkened.
  const { ground, text } = createPictureColours('#808080');
  expect(text).toBe('#ffffff');
  expect(toOklch(ground)[0]).toBeGreaterThan(toOklch('#808080')[0] - 0.05);
});

test.each(THEMES)('a colour equal to the %s paper gives an accent that can be read', (theme) => {
  const paper = getThemeHex(theme, 'paper');
  expect(listBroken(paper)).toEqual([]);
  expect(createLook(paper).given[theme]).toMatchObject({ isKept: false });
  expect(createLook(paper).given[theme].onPaper).toBeCloseTo(1, 5);
});

/** Distance in OKLab; from about 0.02 on two areas side by side can be told apart. */
function getDistance(one: Oklch, other: Oklch): number {
  const toAb = ([, chroma, hue]: Oklch) => {
    const angle = (hue * Math.PI) / 180;
    return [chroma * Math.cos(angle), chroma * Math.sin(angle)] as const;
  };
  const [a, b] = toAb(one);
  const [otherA, otherB] = toAb(other);
  return Math.hypot(one[0] - other[0], a - otherA, b - otherB);
}

test.each(VARIANTS)('the portal’s teal gives its tokens: $theme, $contrast', (variant) => {
  const { contrast, theme } = variant;
  const tokens = createLook('#0f6570').tokens[contrast][theme];
  for (const name of ACCENT_TOKENS) {
    const today = readToken(contrast, name)[theme];
    expect(getDistance(toOklch(tokens[name]), today)).toBeLessThan(0.03);
  }
});

test('a colour that can be read stays as it is, and what is changed says why', () => {
  const teal = createLook('#0f6570');
  expect(teal.tokens.usual.light.accent).toBe('#0f6570');
  expect(teal.given.light).toMatchObject({ isKept: true });
  expect(teal.given.light.onPaper).toBeCloseTo(6.47, 2);

  const blue = createLook('#009fe3');
  expect(blue.colour).toBe('#009fe3');
  expect(blue.given.light).toMatchObject({ isKept: false, leastOn: 'accent-soft' });
  expect(blue.given.light.onPaper).toBeCloseTo(2.85, 2);
  expect(blue.tokens.usual.light.accent).toBe('#0072a4');
  // So little is missing in the dark that the colour is still the same.
  expect(blue.given.dark).toMatchObject({ isKept: false, leastOn: 'warn-soft' });
  expect(getDistance(toOklch(blue.tokens.usual.dark.accent), toOklch('#009fe3'))).toBeLessThan(
    0.02,
  );

  const yellow = createLook('#ffd500');
  expect(yellow.given).toMatchObject({ light: { isKept: false }, dark: { isKept: true } });
  expect(yellow.given.light.onPaper).toBeCloseTo(1.36, 2);
  expect(yellow.tokens.usual.dark.accent).toBe('#ffd500');
});

test('the hue stays', () => {
  for (const colour of ['#009fe3', '#ffd500', '#e30613', '#7a1fa2', '#3aaa35'] as const)
    for (const { contrast, theme } of VARIANTS) {
      const difference =
        toOklch(createLook(colour).tokens[contrast][theme].accent)[2] - toOklch(colour)[2];
      expect(Math.abs(difference)).toBeLessThan(3);
    }
});

test.each([
  ['#e30613', true],
  ['#c8102e', true],
  ['#b71c1c', true],
  ['#0f6570', false],
  ['#ffd500', false],
  ['#7a1fa2', false],
  ['#6b6462', false],
] as const)('%s may be taken for the red of errors: %s', (colour, expected) => {
  expect(createLook(colour).resemblesBad).toBe(expected);
});

test('the style holds the tokens of both themes, and those for more contrast', () => {
  const look = createLook('#009fe3');
  const style = renderLookStyle(look);
  const { light, dark } = look.tokens.usual;
  expect(style).toContain(`--accent:light-dark(${light.accent},${dark.accent});`);
  const [usual = '', more = ''] = style.split('@media (prefers-contrast:more)');
  for (const [text, contrast] of [
    [usual, 'usual'],
    [more, 'more'],
  ] as const)
    for (const name of ACCENT_TOKENS) {
      const { light: day, dark: night } = look.tokens[contrast];
      expect(text).toContain(`--${name}:light-dark(${day[name]},${night[name]})`);
    }
  expect(style).toMatch(/^[\w\s:{}#;(),@.-]+$/);
});
