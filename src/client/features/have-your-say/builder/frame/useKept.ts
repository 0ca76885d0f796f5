import { useEffect, useState } from 'react';
import { isRecord, storedValue } from '../../../../api/storedValue';
import { useUnsaved } from '../../../../ui/lazy/forms/useUnsaved';
import { DRAFT } from '../draftOf';

/**
 * Provides the edited content, begun with what was kept on this device last time under this name.
 * Leaving with unsaved changes is asked about.
 */
export function useKept<Base extends object>(name: string, fresh: () => Base) {
  const { texts, turn, isRestored, onRestored, ...unsaved } = useUnsaved(name, true);
  const [first, setFirst] = useState(fresh);
  const stored = storedValue(texts[DRAFT] || null);
  const kept = isRecord(stored) ? (stored as Base) : null;
  const hasKept = kept !== null;
  useEffect(() => {
    if (hasKept) onRestored();
  }, [hasKept, onRestored]);

  return {
    /** Another one for each beginning. */
    turn,
    start: kept ?? first,
    isRestored,
    /** Drops what was built here. */
    begin: (from: Base) => {
      setFirst(from);
      unsaved.startOver();
    },
    changed: unsaved.changed,
    saved: unsaved.saved,
  };
}
