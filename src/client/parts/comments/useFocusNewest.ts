import { useEffect, useRef } from 'react';

const childrenOf = ({ children }: HTMLElement) => children;

/**
 * Focuses the first new entry of a list that grows by a button which goes with the last page. Where
 * the button stays, it keeps the focus. Returns the list's ref, and the function to call when more
 * are asked for.
 * @param entriesOf where the entries of the list are, if they are not its children
 */
export function useFocusNewest<E extends HTMLElement>(
  count: number,
  entriesOf: (list: E) => ArrayLike<Element> = childrenOf,
) {
  const list = useRef<E>(null);
  const known = useRef<number | null>(null);
  useEffect(() => {
    const first = known.current;
    if (first === null || count <= first) return;
    known.current = null;
    const { ownerDocument: page } = list.current!;
    if (page.activeElement && page.activeElement !== page.body) return;
    entriesOf(list.current!)[first]?.querySelector<HTMLElement>('article')?.focus();
  }, [count, entriesOf]);
  return [list, () => void (known.current = count)] as const;
}
