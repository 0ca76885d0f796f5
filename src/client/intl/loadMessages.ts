import type { Locale } from '../../shared/locales';
import type { Messages } from './IntlRoot';
import { loadShellFile, type CompiledMessages } from './shellFiles';

/** ICU's element of plain text. */
const LITERAL = 0;

/**
 * Chunk whose texts are in the shell's file: its visitor loads no other, and nothing about others.
 */
const HOME = 'home';

async function laterFiles(locale: Locale, screenChunk: string): Promise<object[]> {
  if (screenChunk === HOME) return [];
  const { loadLaterFiles } = await import(/* webpackChunkName: "screens" */ './messageChunks');
  return loadLaterFiles(locale, screenChunk);
}

/**
 * Plain text is shipped without its wrapping; react-intl, without a parser, takes elements alone.
 * In a copy, text by text: putting a thousand together anew is ten times as slow, and the first
 * view waits for it.
 */
export function unpackMessages(texts: CompiledMessages): Messages {
  const all: Record<string, string | readonly object[]> = { ...texts };
  for (const [id, text] of Object.entries(texts))
    if (typeof text === 'string') all[id] = [{ type: LITERAL, value: text }];
  return all as unknown as Messages;
}

/** Loads the texts of a language that the screens of a chunk need, compiled. */
export async function loadMessages(locale: Locale, screenChunk: string): Promise<Messages> {
  const [shell, later] = await Promise.all([
    loadShellFile(locale),
    laterFiles(locale, screenChunk),
  ]);
  return unpackMessages(Object.assign({}, shell, ...later) as CompiledMessages);
}
