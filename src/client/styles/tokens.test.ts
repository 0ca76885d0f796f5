import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareLuminances, getLuminance, toLinearRgb, type Oklch } from '../../shared/look/colour';
import { THEMES, type Theme } from '../../shared/look/themeColours';

const CLIENT = path.join(__dirname, '..');
const TOKENS = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/**
 * Reads the declarations of `:root`, inside `@media (prefers-contrast: more)` or outside of any
 * media query.
 */
function declarations(isHighContrast: boolean): Map<string, string> {
  const [usual = '', high = ''] = TOKENS.split('@media (prefers-contrast: more)');
  const text = isHighContrast ? usual + high : usual;
  return new Map(
    [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** Reads lightness, chroma and hue of `light-dark(oklch(…), oklch(…))`. */
function readOklch(value: string, theme: Theme): Oklch {
  const colours = [...value.matchAll(/oklch\(([\d. ]+)\)/g)].map(([, numbers]) => numbers!);
  const chosen = colours[theme === 'dark' ? colours.length - 1 : 0];
  if (!chosen) throw new Error(`no colour: ${value}`);
  const [lightness = 0, chroma = 0, hue = 0] = chosen.split(' ').map(Number);
  return [lightness, chroma, hue];
}

/** Returns the contrast of two colours, cut to what a screen can show (CSS Color 4 §10). */
function contrast(one: Oklch, other: Oklch): number {
  const [first, second] = [one, other].map((colour) => {
    const [red, green, blue] = toLinearRgb(colour).map((part) => Math.min(1, Math.max(0, part)));
    return getLuminance([red!, green!, blue!]);
  });
  return compareLuminances(first!, second!);
}

/** Colours of text, with the backgrounds that each stands on. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'surface', 'sunken', 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft'],
  'ink-soft': ['paper', 'surface', 'sunken'],
  accent: ['paper', 'surface', 'accent-soft'],
  'accent-strong': ['paper', 'surface', 'sunken', 'accent-soft'],
  'on-accent': ['accent', 'accent-strong', 'bad'],
  good: ['surface', 'good-soft'],
  warn: ['surface', 'warn-soft'],
  bad: ['paper', 'surface', 'bad-soft'],
};

/**
 * Colours that have to be seen to find or read a control: its line, the ring around it, the bars of
 * a chart.
 */
const LINES: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'surface', 'sunken'],
  accent: ['paper', 'surface', 'sunken'],
  bad: ['surface'],
  'group-a': ['surface', 'sunken'],
  'group-b': ['surface', 'sunken'],
  'group-c': ['surface', 'sunken'],
  'group-d': ['surface', 'sunken'],
  'group-e': ['surface', 'sunken'],
};

const pairs = (table: typeof TEXTS) =>
  Object.entries(table).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) => THEMES.map((theme) => ({ front, ground, theme }))),
  );

function measured({ front, ground, theme }: ReturnType<typeof pairs>[number], isHigh: boolean) {
  const tokens = declarations(isHigh);
  const colour = (name: string) => readOklch(tokens.get(name) ?? '', theme);
  return contrast(colour(front), colour(ground));
}

test('the formulas give the known extremes', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(contrast([0.628, 0.2577, 29.23], [1, 0, 0])).toBeCloseTo(4, 1);
});

test.each(pairs(TEXTS))('[WCAG 1.4.3] $front can be read on $ground in $theme', (pair) => {
  expect(measured(pair, false)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(LINES))('[WCAG 1.4.11] $front can be seen on $ground in $theme', (pair) => {
  expect(measured(pair, false)).toBeGreaterThanOrEqual(3);
});

test.each(pairs(TEXTS))('[WCAG 1.4.6] with more contrast: $front on $ground in $theme', (pair) => {
  expect(measured(pair, true)).toBeGreaterThanOrEqual(7);
});

test.each(pairs(LINES))('with more contrast, lines: $front on $ground in $theme', (pair) => {
  expect(measured(pair, true)).toBeGreaterThanOrEqual(4.5);
});

// A line of decoration alone: a control's border has the accent, which can be seen on every ground.
test('no control has its border in accent-line', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const borders = files
    .filter((file) => file.endsWith('.css'))
    .filter((file) =>
      /\bborder-color: var\(--accent-line\)/.test(readFileSync(path.join(CLIENT, file), 'utf8')),
    );
  expect(borders.sort()).toEqual(['ui/SessionNotice.module.css', 'ui/WholeLink.module.css']);
});

const UI = path.join(__dirname, '..', 'ui');
const STYLE_SHEETS = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** Pictures, whose colours are their own. */
const PICTURES = ['Cover.module.css'];
const RAW = /#[\da-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(|\b\d+m?s\b|z-index:\s*\d|cubic-bezier/gi;

test.each(STYLE_SHEETS)('%s names colours, layers and durations by their tokens', (file) => {
  const text = readFileSync(path.join(UI, file), 'utf8');
  const raw = PICTURES.includes(file) ? [] : (text.match(RAW) ?? []);
  expect(raw).toEqual([]);
});

/** Set by the component library. */
const OF_THE_LIBRARY = ['trigger-width'];

test('every name that a style sheet uses is a token or its own', () => {
  const known = [...declarations(false).keys(), ...OF_THE_LIBRARY];
  const unknown = STYLE_SHEETS.flatMap((file) => {
    const text = readFileSync(path.join(UI, file), 'utf8');
    const own = [...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
    const used = [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!);
    return used.filter((name) => !known.includes(name) && !own.includes(name));
  });
  expect(unknown).toEqual([]);
});
