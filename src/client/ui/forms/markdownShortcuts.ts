import type { KeyboardEvent } from 'react';
import type { MarkName } from './markdownEdits';

interface Shortcut {
  readonly letter?: string;
  /** The key's place: on an Arabic keyboard the same key gives another letter. */
  readonly code: string;
  readonly shift: boolean;
  /** For `aria-keyshortcuts`. */
  readonly keys: string;
}

export const SHORTCUTS: Readonly<Record<MarkName, Shortcut>> = {
  bold: { letter: 'b', code: 'KeyB', shift: false, keys: 'Control+B Meta+B' },
  italic: { letter: 'i', code: 'KeyI', shift: false, keys: 'Control+I Meta+I' },
  heading: { code: 'Digit2', shift: true, keys: 'Control+Shift+2 Meta+Shift+2' },
  list: { code: 'Digit8', shift: true, keys: 'Control+Shift+8 Meta+Shift+8' },
  link: { letter: 'k', code: 'KeyK', shift: false, keys: 'Control+K Meta+K' },
  quote: { code: 'Digit9', shift: true, keys: 'Control+Shift+9 Meta+Shift+9' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Finds the mark that the pressed keys stand for, if any. Latin letters count as they are printed,
 * others by their place.
 */
export function findMark(pressed: Pressed): MarkName | null {
  if (pressed.ctrlKey === pressed.metaKey || pressed.altKey) return null;
  const isHit = ({ letter, code, shift }: Shortcut) => {
    if (shift !== pressed.shiftKey) return false;
    const key = pressed.key.toLowerCase();
    return letter && /^[a-z]$/.test(key) ? key === letter : pressed.code === code;
  };
  const names = Object.keys(SHORTCUTS) as MarkName[];
  return names.find((name) => isHit(SHORTCUTS[name])) ?? null;
}
