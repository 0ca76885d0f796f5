import { useEffect, useState } from 'react';
import { TIMING } from '../../../../shared/constants';
import type { ApiExtra } from '../../../api/extra';
import { useAppDispatch } from '../../../store/hooks';
import { runAfter } from '../../../parts/search/useDebouncedValue';

/**
 * Returns a thunk that reads the time of the servers, as well as this device can know it;
 * milliseconds since 1970.
 */
const readClock =
  () =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): number =>
    ports.clock();

const MS_PER_SECOND = 1_000;

/** Whole seconds until then, rounded up; 0 from then on; null where there is no end. */
export function useSecondsLeft(endsAt: string | null): number | null {
  const dispatch = useAppDispatch();
  const [now, setNow] = useState(() => dispatch(readClock()));

  useEffect(() => {
    if (endsAt === null) return;
    let stop: (() => void) | null = null;
    const look = (lookedAt: number | null) => {
      const at = dispatch(readClock());
      setNow(at);
      const leftMs = Date.parse(endsAt) - at;
      // A clock that stands still, as on the workbench, would be looked at without end.
      if (leftMs <= 0 || at === lookedAt) return;
      // The rest of a second first: the number changes when the second does.
      stop = dispatch(runAfter(leftMs % TIMING.countdownMs || TIMING.countdownMs, () => look(at)));
    };
    look(null);
    return () => stop?.();
  }, [endsAt, dispatch]);

  if (endsAt === null) return null;
  return Math.ceil(Math.max(0, Date.parse(endsAt) - now) / MS_PER_SECOND);
}
