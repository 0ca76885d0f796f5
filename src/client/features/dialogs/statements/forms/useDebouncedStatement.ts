import { useState } from 'react';
import type { Locale } from '../../../../../shared/locales';
import { useDebouncedValue } from '../../../../parts/search/useDebouncedValue';

/** Typing has stopped for so long. */
const SETTLED_MS = 400;

export interface StatementDraft {
  readonly text: string;
  readonly lang: Locale;
}

/**
 * Tracks the content of the form, as it is typed: `now`, and `settled` once it has not changed for
 * a moment.
 */
export function useDebouncedStatement(start: StatementDraft) {
  const [now, setNow] = useState(start);
  const settled = useDebouncedValue(now, SETTLED_MS);
  return {
    settled,
    note: (change: Partial<StatementDraft>) => setNow((was) => ({ ...was, ...change })),
  };
}
