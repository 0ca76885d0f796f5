import { useState } from 'react';
import type { Locale } from '../../../../../shared/locales';
import { useSettled } from '../../../../ui/search/useSettled';

/** Typing has stopped for so long. */
const SETTLED_MS = 400;

export interface Written {
  readonly text: string;
  readonly lang: Locale;
}

/**
 * Tracks the content of the form, as it is typed: `now`, and `settled` once it has not changed for
 * a moment.
 */
export function useWritten(start: Written) {
  const [now, setNow] = useState(start);
  const settled = useSettled(now, SETTLED_MS);
  return { settled, note: (change: Partial<Written>) => setNow((was) => ({ ...was, ...change })) };
}
