import type { Locale } from '../../shared/locales';
import { loadLaterFile, type LazyMessagePart } from './laterFiles';
import { unpackMessages } from './loadMessages';
import messageParts from './messageParts.json';

const SCREENS: Readonly<Record<string, readonly string[]>> = messageParts.screens;
/** Parts of a screen without a row. */
const USUAL = ['common'];

const partsFor = (screenChunk: string) =>
  (SCREENS[screenChunk] ?? USUAL) as readonly LazyMessagePart[];

/** Besides the shell's texts those that the screens of a chunk need. */
export const loadLaterFiles = (locale: Locale, screenChunk: string) =>
  Promise.all(partsFor(screenChunk).map((part) => loadLaterFile(part, locale)));

/** Loads the texts of one part, for what can be opened on every page. */
export const loadPartTexts = async (part: LazyMessagePart, locale: Locale) =>
  unpackMessages(await loadLaterFile(part, locale));

/** Lists the webpack chunks with the texts that the screens of a chunk need, the shell's first. */
export function listMessageChunks(locale: Locale, screenChunk: string): readonly string[] {
  const shell = `messages-${locale}`;
  return [shell, ...partsFor(screenChunk).map((part) => `${shell}-${part}`)];
}
