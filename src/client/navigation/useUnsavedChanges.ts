import { useCallback, useContext, useEffect, useRef } from 'react';
import { NavigationContext } from './NavigationContext';

const NOTHING = () => undefined;

/**
 * While `isDirty`, leaving the page is asked about: by a dialog where the portal leads on, by the
 * browser's own question where the page is left or loaded anew. Another query of the same page
 * leaves it in place and is not asked about. The answer lets go at once: for a form that has just
 * been saved and leads on before it is drawn again.
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const leaving = useContext(NavigationContext)?.leaving;
  const release = useRef<() => void>(NOTHING);

  useEffect(() => {
    if (!isDirty || !leaving) return;
    const letGo = leaving.hold();
    release.current = letGo;
    return letGo;
  }, [isDirty, leaving]);

  return useCallback(() => release.current(), []);
}
