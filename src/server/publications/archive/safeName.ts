const LETTERS = 80;
/**
 * Signs that mean something in a path or to a shell, that nobody sees, or that turn the direction
 * of what follows.
 */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;

/**
 * Returns the name of a file in a folder of any system: never a path, never hidden, never empty.
 */
export function toSafeName(name: string): string {
  const plain = name.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/gu, ' ');
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/iu.exec(plain.trim()) ?? [];
  const shown = [...stem]
    .slice(0, LETTERS)
    .join('')
    .replace(/^[. ]+|[. ]+$/gu, '');
  return `${shown || 'document'}${ending.toLowerCase()}`;
}
