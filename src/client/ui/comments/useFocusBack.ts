import { useEffect, useRef } from 'react';

/**
 * After something that was opened has gone, the focus is where it was opened: at the button marked
 * `data-back`.
 */
export function useFocusBack<E extends HTMLElement>(isOpen: boolean) {
  const place = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      place.current?.querySelector<HTMLElement>('[data-back]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}
