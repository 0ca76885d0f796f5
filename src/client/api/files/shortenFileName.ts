import { FILE_LIMITS } from '../../../shared/contract/files';

const ENDING = /\.[^.]{1,10}$/u;
const HALF_LETTER = /[\uD800-\uDBFF]$/;

/**
 * Shortens a file's name for announcements: one that is too long loses letters in front of its
 * ending.
 */
export function shortenFileName(name: string): string {
  if (name.length <= FILE_LIMITS.nameLetters) return name;
  const [ending = ''] = ENDING.exec(name) ?? [];
  const room = FILE_LIMITS.nameLetters - ending.length;
  return name.slice(0, room).replace(HALF_LETTER, '') + ending;
}
