import { readTheme, showTheme } from './theme';

// Runs before the first paint, so that a dark page never flashes white.
showTheme(readTheme());
