import { useEffect, useState, type RefObject } from 'react';
import type { SearchOption } from './useSearchOptions';

/** Answers whether the key was for the list. */
export type KeyHandler = (key: string) => boolean;

interface Actions {
  readonly choose: (option: SearchOption) => void;
  /** Answers whether the row can be removed. */
  readonly remove: (option: SearchOption) => boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the name of a row, which stays the same for as long as it is in the list, wherever it
 * moves to when others arrive.
 */
export const getOptionKey = ({ group, path }: SearchOption): string => `${group} ${path}`;

/**
 * Tracks the row that the keys have marked; its place is -1 while none is marked. The field hands
 * its keys in through `keys`.
 */
export function useActiveOption(
  options: readonly SearchOption[],
  typed: string,
  keys: RefObject<KeyHandler | null>,
  { choose, remove }: Actions,
): number {
  const [name, setName] = useState<string | null>(null);
  const marked = options.findIndex((option) => getOptionKey(option) === name);
  useEffect(() => setName(null), [typed]);

  /** Moves the mark; one more place, before the first and after the last row, marks none. */
  const move = (step: number) => {
    const places = options.length + 1;
    const next = options[((marked + 1 + step + places) % places) - 1];
    setName(next ? getOptionKey(next) : null);
    return true;
  };
  const act: Readonly<Record<string, (option: SearchOption) => boolean>> = {
    Delete: remove,
    Enter: (option) => {
      choose(option);
      return true;
    },
  };

  useEffect(() => {
    keys.current = (key) => {
      const option = options[marked];
      const step = STEPS[key];
      if (step !== undefined) return move(step);
      return option !== undefined && (act[key]?.(option) ?? false);
    };
    return () => {
      keys.current = null;
    };
  });
  return marked;
}
