import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Runs something when nothing is pressed: at once, or when the mouse or the finger is lifted. A
 * text that appears meanwhile would move the button away from below the finger.
 */
export function useAfterPointerUp(place: RefObject<HTMLElement | null>) {
  const isPressed = useRef(false);
  const owed = useRef<(() => void) | null>(null);

  useEffect(() => {
    const page = place.current!.ownerDocument;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      owed.current?.();
      owed.current = null;
    };
    page.addEventListener('mousedown', press, true);
    page.addEventListener('mouseup', release, true);
    return () => {
      page.removeEventListener('mousedown', press, true);
      page.removeEventListener('mouseup', release, true);
    };
  }, [place]);

  return useCallback((run: () => void) => {
    if (isPressed.current) owed.current = run;
    else run();
  }, []);
}
