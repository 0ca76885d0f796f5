import { useEffect, useState, type RefObject } from 'react';
import { focusFirst } from './fields';
import type { Faults } from './formContext';
import { useLatestCallback } from './useLatestCallback';

/**
 * Focuses the first wrong field or the failure after each try that is over. The returned function
 * counts a try.
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  isPending: boolean,
  faults: Faults,
): () => void {
  const [tries, setTries] = useState(0);
  const focus = useLatestCallback(() => focusFirst(form.current!, Object.keys(faults)));
  useEffect(() => {
    if (tries > 0 && !isPending) focus();
  }, [isPending, tries, focus]);
  return () => setTries((before) => before + 1);
}
