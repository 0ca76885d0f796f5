import { MENTION } from '../comments/words';

/** Placeholder for a mention; machines leave it unchanged. */
const STAND_IN = /@(\d{1,3})(?!\d)/g;

/** Replaces people in a text by @1, @2 …, and returns what puts them back. */
export function hideMentions(words: string): {
  text: string;
  restore: (translated: string) => string;
} {
  const mentions: string[] = [];
  const text = words.replace(MENTION, (mention) => `@${mentions.push(mention)}`);
  const restore = (translated: string) =>
    translated.replace(STAND_IN, (same, number: string) => mentions[Number(number) - 1] ?? same);
  return { text, restore };
}
