import { useEffect, useRef } from 'react';

/**
 * Focuses the button marked `data-back`, from which a part was opened, after that part has gone.
 */
export function useFocusReturn<E extends HTMLElement>(isOpen: boolean) {
  const place = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      place.current?.querySelector<HTMLElement>('[data-back]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}
