import { useEffect, useRef } from 'react';

/** Puts the focus on an element when another thing is shown, not when the page is opened. */
export function useFocusOnChange<E extends HTMLElement>(shown: string) {
  const place = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) place.current?.focus();
    before.current = shown;
  }, [shown]);
  return place;
}
