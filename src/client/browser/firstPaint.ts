import { showSuggestion } from './language';
import { readTheme, showTheme } from './theme';

// Runs before the first paint, so that a dark page never flashes white and nothing moves when a language is suggested.
showTheme(readTheme());
showSuggestion();
