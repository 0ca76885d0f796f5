import { useState } from 'react';
import type { Fields } from './fields';
import type { Faults } from './formContext';

const NONE: Faults = {};

/**
 * Tracks the faults that are shown. A field is judged when it is left after a change, never while
 * it is typed into; a fault disappears as soon as it is corrected. Faults that the server found
 * stay until the field changes.
 */
export function useShownFaults(check: (fields: Fields) => Faults, ofServer: Faults) {
  const [seen, setSeen] = useState(NONE);
  const [mended, setMended] = useState<readonly string[]>([]);
  return {
    shown: { ...without(ofServer, mended), ...seen },
    /** Judges all fields; faults are shown and returned. */
    judge: (fields: Fields): Faults => {
      const found = check(fields);
      setSeen(found);
      setMended([]);
      return found;
    },
    changed: (name: string, fields: Fields) => {
      setSeen((before) => stillWrong(before, check(fields)));
      setMended((before) => (before.includes(name) ? before : [...before, name]));
    },
    left: (name: string, fields: Fields) => {
      const fault = check(fields)[name];
      setSeen((before) => ({ ...without(before, [name]), ...(fault && { [name]: fault }) }));
    },
    forget: () => setSeen(NONE),
  };
}

const without = (faults: Faults, names: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));

/** Another fault than the one that was told is not told before the field is left. */
function stillWrong(before: Faults, now: Faults): Faults {
  const mended = Object.keys(before).filter((name) => before[name]?.id !== now[name]?.id);
  return mended.length === 0 ? before : without(before, mended);
}
