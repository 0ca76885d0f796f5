import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves to the subject or the question that the address names, and unfolds the question. Browsers do so when they
 * load a page; after a navigation inside the portal nobody else would.
 */
export function useNamedQuestion(): RefObject<HTMLDivElement | null> {
  const { hash } = useLocation();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const named = list.current?.ownerDocument.getElementById(hash.slice(1));
    const view = named?.ownerDocument.defaultView;
    if (!named || !view) return;
    const question = named.closest('details');
    if (question) question.open = true;
    // One frame later: the shell moves to the top of a page that it has just shown.
    const frame = view.requestAnimationFrame(() => (question ?? named).scrollIntoView());
    return () => view.cancelAnimationFrame(frame);
  }, [hash]);

  return list;
}
