import { useEffect, useState } from 'react';
import { readDraft } from '../../../api/draft';
import { isRecord, parseStoredValue } from '../../../api/storedValue';
import { useAppDispatch } from '../../../store/hooks';
import { useUnsavedDraft } from '../../../ui/forms/useUnsavedDraft';
import { DRAFT_FIELD } from '../paperDraft';

/**
 * Provides the edited content, begun with what was kept on this device last time under this name.
 * Leaving with unsaved changes is asked about, unless they are on their way to the host.
 */
export function useLocalDraft<Base extends object>(
  name: string,
  fresh: () => Base,
  warnsBeforeLeaving = true,
) {
  const dispatch = useAppDispatch();
  const { texts, turn, isRestored, onRestored, ...unsaved } = useUnsavedDraft(
    name,
    warnsBeforeLeaving,
  );
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
    /** Tells whether something is kept on this device. */
    isKept: () => Object.keys(dispatch(readDraft(name))).length > 0,
    changed: unsaved.changed,
    saved: unsaved.saved,
  };
}
