import Type from 'typebox';
import Value from 'typebox/value';
import type { Locale } from '../../shared/locales';
import { Problem } from '../http/problem';
import { readText } from '../identity/readName';
import { MENTION } from '../comments/words';
import type { TranslatorSetting } from './translatorSetting';

/** Placeholder for a mention; machines leave it unchanged. */
const STAND_IN = /@(\d{1,3})(?!\d)/g;

/** Replaces people in a text by @1, @2 …, and returns what puts them back. */
function hideMentions(words: string): {
  text: string;
  restore: (translated: string) => string;
} {
  const mentions: string[] = [];
  const text = words.replace(MENTION, (mention) => `@${mentions.push(mention)}`);
  const restore = (translated: string) =>
    translated.replace(STAND_IN, (same, number: string) => mentions[Number(number) - 1] ?? same);
  return { text, restore };
}

const TIMEOUT_MS = 10_000;
/** A translation is longer than what was translated, not a multiple of it. */
const MOST_TIMES = 4;
const Answer = Type.Object({ translatedText: Type.String() });

interface Wanted {
  readonly words: string;
  readonly from: Locale;
  readonly to: Locale;
}

/** Words in another language. @throws Problem unavailable */
export type Translator = (wanted: Wanted) => Promise<string>;

interface Log {
  warn(details: object, text: string): void;
}

/**
 * Sends `POST /translate` to LibreTranslate. @throws Error where there is no answer that can be
 * used
 */
async function post({ url, key }: TranslatorSetting, { words, from, to }: Wanted): Promise<string> {
  const response = await fetch(new URL('translate', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      q: words,
      source: from,
      target: to,
      format: 'text',
      ...(key !== null && { api_key: key }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!Value.Check(Answer, answer)) throw new Error('the service answered something else');
  const translated = readText(answer.translatedText.normalize('NFC'));
  if (translated === '') throw new Error('the service answered nothing');
  if (translated.length > MOST_TIMES * words.length + 200)
    throw new Error('the service answered too much');
  return translated;
}

/** Opens what asks the service of the setting. The service is not told whom the words mention. */
export function openTranslator(setting: TranslatorSetting, log: Log): Translator {
  return async (wanted) => {
    const { text, restore } = hideMentions(wanted.words);
    try {
      return restore(await post(setting, { ...wanted, words: text }));
    } catch (error) {
      log.warn({ reason: String(error) }, 'a translation failed');
      throw new Problem('unavailable');
    }
  };
}
