import { useEffect, useRef } from 'react';

/**
 * Focuses a list whose rows go with the button that was pressed in them: give it `tabIndex={-1}`.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(rows: readonly string[]) {
  const list = useRef<List>(null);
  const seen = useRef(rows);
  useEffect(() => {
    if (seen.current === rows) return;
    seen.current = rows;
    const page = list.current?.ownerDocument;
    if (page && page.activeElement === page.body) list.current?.focus();
  }, [rows]);
  return list;
}
