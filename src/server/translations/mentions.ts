import { MENTION } from '../comments/words';

/** What stands for a mention; machines leave it as it is. */
const STAND_IN = /@(\d{1,3})(?!\d)/g;

/** Words with @1, @2 … in the place of people, and what puts them back. */
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
