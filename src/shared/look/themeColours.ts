import { toHex, type HexColour, type Oklch } from './colour';

/**
 * The colours of `tokens.css` that an accent has to be read on or told apart from; a test keeps
 * both in step.
 */
export type ThemeColour =
  | 'paper'
  | 'surface'
  | 'sunken'
  | 'good-soft'
  | 'warn-soft'
  | 'bad-soft'
  | 'ink'
  | 'ink-soft'
  | 'bad';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** `more`: asked for by the device (`prefers-contrast`). */
export const CONTRASTS = ['usual', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];

type ByVariant<Value> = Readonly<Record<Contrast, Readonly<Record<Theme, Value>>>>;

export const THEME_COLOURS: ByVariant<Readonly<Record<ThemeColour, Oklch>>> = {
  usual: {
    light: {
      paper: [0.985, 0.006, 85],
      surface: [1, 0, 0],
      sunken: [0.955, 0.01, 85],
      'good-soft': [0.95, 0.035, 150],
      'warn-soft': [0.96, 0.04, 80],
      'bad-soft': [0.96, 0.02, 25],
      ink: [0.26, 0.025, 225],
      'ink-soft': [0.45, 0.022, 225],
      bad: [0.47, 0.15, 27],
    },
    dark: {
      paper: [0.19, 0.014, 225],
      surface: [0.235, 0.016, 225],
      sunken: [0.165, 0.014, 225],
      'good-soft': [0.29, 0.045, 152],
      'warn-soft': [0.31, 0.045, 75],
      'bad-soft': [0.3, 0.055, 25],
      ink: [0.945, 0.008, 85],
      'ink-soft': [0.76, 0.014, 220],
      bad: [0.8, 0.1, 25],
    },
  },
  more: {
    light: {
      paper: [1, 0, 0],
      surface: [1, 0, 0],
      sunken: [0.96, 0.008, 85],
      'good-soft': [0.97, 0.02, 150],
      'warn-soft': [0.975, 0.025, 80],
      'bad-soft': [0.975, 0.012, 25],
      ink: [0.15, 0.02, 225],
      'ink-soft': [0.33, 0.02, 225],
      bad: [0.38, 0.14, 27],
    },
    dark: {
      paper: [0.13, 0.01, 225],
      surface: [0.16, 0.012, 225],
      sunken: [0.1, 0.008, 225],
      'good-soft': [0.2, 0.03, 152],
      'warn-soft': [0.21, 0.03, 75],
      'bad-soft': [0.21, 0.04, 25],
      ink: [1, 0, 0],
      'ink-soft': [0.9, 0.01, 220],
      bad: [0.88, 0.07, 25],
    },
  },
};

/** Returns a colour of a theme as a screen shows it. */
export const getThemeHex = (
  theme: Theme,
  name: ThemeColour,
  contrast: Contrast = 'usual',
): HexColour => toHex(THEME_COLOURS[contrast][theme][name]);
