import { useEffect, useState } from 'react';
import { isRecord, parseStoredValue } from '../../../api/storedValue';
import { useUnsavedDraft } from '../../../ui/forms/useUnsavedDraft';
import { DRAFT_FIELD } from '../paperDraft';

/**
 * Provides the edited content, begun with what was kept on this device last time under this name.
 * Leaving with unsaved changes is asked about.
 */
export function useLocalDraft<Base extends object>(name: string, fresh: () => Base) {
  const { texts, turn, isRestored, onRestored, ...unsaved } = useUnsavedDraft(name, true);
  const [first, setFirst] = useState(fresh);
  const stored = parseStoredValue(texts[DRAFT_FIELD] || null);
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
