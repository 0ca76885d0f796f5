import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ApiExtra } from '../../api/extra';
import { useAppDispatch } from '../../store/hooks';

const KEPT = 'languagesBeside';
const ON = 'on';

type Thunk<T> = (dispatch: unknown, getState: unknown, extra: ApiExtra) => T;

const isWide =
  (): Thunk<boolean> =>
  (_dispatch, _getState, { ports }) =>
    ports.isWide();

const onWidth =
  (changed: () => void): Thunk<() => void> =>
  (_dispatch, _getState, { ports }) =>
    ports.onWidth(changed);

/**
 * Creates a thunk that tells whether two languages stand beside each other where they fit: once
 * somebody has chosen that on this device.
 */
const wantsBoth =
  (): Thunk<boolean> =>
  (_dispatch, _getState, { ports }) =>
    ports.localStorage.read(KEPT) === ON;

const keepWish =
  (isBeside: boolean): Thunk<void> =>
  (_dispatch, _getState, { ports: { localStorage } }) => {
    if (isBeside) localStorage.write(KEPT, ON);
    else localStorage.remove(KEPT);
  };

export interface LanguageView {
  /** There is room for two languages: the choice can be offered. */
  readonly isWide: boolean;
  /** Two languages are to stand beside each other now. */
  readonly isBeside: boolean;
  readonly choose: (isBeside: boolean) => void;
}

const onHost = () => false;

/**
 * Tracks whether texts are written in one language at a time or beside their original; the choice
 * is remembered on this device.
 */
export function useLanguageView(): LanguageView {
  const dispatch = useAppDispatch();
  const listen = useCallback((changed: () => void) => dispatch(onWidth(changed)), [dispatch]);
  const fits = useSyncExternalStore(listen, () => dispatch(isWide()), onHost);
  const [isWanted, setWanted] = useState(() => dispatch(wantsBoth()));
  return {
    isWide: fits,
    isBeside: fits && isWanted,
    choose: (isBeside) => {
      setWanted(isBeside);
      dispatch(keepWish(isBeside));
    },
  };
}
