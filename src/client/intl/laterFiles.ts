import type { Locale } from '../../shared/locales';
import type messageParts from './messageParts.json';
import { loadShellFile, type CompiledMessages } from './shellFiles';

/** A part of a language's texts that is a file of its own. */
export type LazyMessagePart = keyof typeof messageParts.areas;

/**
 * Loads the compiled texts of a part. webpack writes this module anew, with one import for each
 * part of each language (`src/tooling/webpack/messageFiles.cjs`). Without webpack there are no
 * parts: a language is one file, as it is written.
 */
export const loadLaterFile = (_part: LazyMessagePart, locale: Locale): Promise<CompiledMessages> =>
  loadShellFile(locale);
