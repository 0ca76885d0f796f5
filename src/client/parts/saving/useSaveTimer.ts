import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { TIMING } from '../../../shared/constants';
import { isProblem, isUnreachable, type Problem } from '../../api/problem';
import { useAppDispatch } from '../../store/hooks';
import { useLatestCallback } from '../../ui/forms/useLatestCallback';
import { runAfter } from '../search/useDebouncedValue';
import { warnBeforeLeaving, watchHostReached } from './ports';

/** State of keeping the input. `device`: on it alone, as it is meant to be. */
export type SavingState =
  | { readonly kind: 'untouched' | 'saving' | 'away' | 'wrong' | 'failed' | 'device' | 'newer' }
  /** Milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at: number };

/**
 * Tells whether the input is on its way to the host, or will be: the person need not be asked
 * before they go on.
 */
export const isSaved = ({ kind }: SavingState): boolean =>
  kind === 'untouched' || kind === 'saving' || kind === 'saved';

/** Returns the state after a failed save. */
export function toFailedState(error: Problem | SerializedError | undefined): SavingState {
  if (isProblem(error) && error.code === 'newerRevision') return { kind: 'newer' };
  return { kind: isProblem(error) && isUnreachable(error) ? 'away' : 'failed' };
}

interface SaveTimer {
  /** Only drafts are saved by themselves; what readers see changes when somebody says so. */
  readonly isOn: boolean;
  /** True if the person has to decide first. */
  readonly isPaused: boolean;
  /** Number of times that the input was merged with another person's. */
  readonly meetings?: number;
  /** Saves the input; answers `changed` where it was changed meanwhile. */
  readonly save: () => Promise<SavingState | 'changed'>;
  /** Tells whether the input is still wanted when its page is left. */
  readonly isWanted: () => boolean;
}

/**
 * Saves some seconds after the last change, when the page is left, and when the host can be reached
 * again.
 */
export function useSaveTimer({ isOn, isPaused, meetings = 0, save, isWanted }: SaveTimer) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState<SavingState>({ kind: 'untouched' });
  const stopAlarm = useRef<(() => void) | null>(null);
  const letGo = useRef<(() => void) | null>(null);
  const isGone = useRef(false);
  const latest = useRef(saving);
  const flight = useRef<Promise<void>>(Promise.resolve());

  const release = () => {
    letGo.current?.();
    letGo.current = null;
  };
  const tell = (next: SavingState) => {
    if (isGone.current) return;
    if (isSaved(next) && next.kind !== 'saving') release();
    latest.current = next;
    setSaving(next);
  };
  /** Stops the timer; answers whether it was running. */
  const stop = () => {
    const wasWaiting = stopAlarm.current !== null;
    stopAlarm.current?.();
    stopAlarm.current = null;
    return wasWaiting;
  };
  const run = () => {
    flight.current = save().then((next) => (next === 'changed' ? wait() : tell(next)));
    return flight.current;
  };
  const wait = () => {
    stop();
    tell({ kind: 'saving' });
    stopAlarm.current = dispatch(runAfter(TIMING.autosaveMs, () => void (stop(), run())));
  };
  const change = useLatestCallback(() => {
    if (!isOn) return tell({ kind: 'device' });
    letGo.current ??= dispatch(warnBeforeLeaving());
    if (isPaused) tell({ kind: 'newer' });
    else wait();
  });
  const flush = useLatestCallback(() => void (stop() && !isPaused && void run()));
  const again = useLatestCallback(() => {
    if (saving.kind !== 'away' || isPaused) return;
    tell({ kind: 'saving' });
    void run();
  });
  const leave = useLatestCallback(() => {
    if (stop() && isWanted() && !isPaused) void run();
    release();
    isGone.current = true;
  });
  const decided = useLatestCallback(() => {
    if (isOn && saving.kind === 'newer') wait();
  });

  useEffect(() => {
    if (!isPaused) decided();
  }, [isPaused, meetings, decided]);
  useEffect(() => dispatch(watchHostReached(() => again())), [dispatch, again]);
  useEffect(() => {
    isGone.current = false;
    return leave;
  }, [leave]);
  /** Saves without waiting longer; answers whether all of it is saved. */
  const finish = async (): Promise<boolean> => {
    await flight.current;
    do {
      stop();
      if (isPaused) return false;
      await run();
    } while (stopAlarm.current !== null);
    return latest.current.kind === 'saved' || latest.current.kind === 'untouched';
  };
  return { saving, tell, stop, change, flush, finish };
}
