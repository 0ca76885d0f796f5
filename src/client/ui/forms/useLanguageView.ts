import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ApiExtra } from '../../api/extra';
import { useAppDispatch } from '../../store/hooks';

const KEPT = 'languagesBeside';
/** Values kept on a device; one language at a time is kept as nothing. */
const KEPT_VALUES = { beside: 'on', all: 'all' } as const;

/** One language at a time, the original with a translation beside it, or all below each other. */
export type LanguageLayout = 'one' | 'beside' | 'all';

type Thunk<T> = (dispatch: unknown, getState: unknown, extra: ApiExtra) => T;

const isWide =
  (): Thunk<boolean> =>
  (_dispatch, _getState, { ports }) =>
    ports.isWide();

const onWidth =
  (changed: () => void): Thunk<() => void> =>
  (_dispatch, _getState, { ports }) =>
    ports.onWidth(changed);

/** Creates a thunk that reads what somebody has chosen on this device. */
const readLayout =
  (): Thunk<LanguageLayout> =>
  (_dispatch, _getState, { ports }) => {
    const kept = ports.localStorage.read(KEPT);
    return (['beside', 'all'] as const).find((layout) => KEPT_VALUES[layout] === kept) ?? 'one';
  };

const keepLayout =
  (layout: LanguageLayout): Thunk<void> =>
  (_dispatch, _getState, { ports: { localStorage } }) => {
    if (layout === 'one') localStorage.remove(KEPT);
    else localStorage.write(KEPT, KEPT_VALUES[layout]);
  };

export interface LanguageView {
  /** There is room for two languages beside each other. */
  readonly isWide: boolean;
  readonly layout: LanguageLayout;
  readonly choose: (layout: LanguageLayout) => void;
}

const onHost = () => false;

/**
 * Tracks whether texts are written in one language at a time, beside their original or all
 * together; the choice is remembered on this device.
 */
export function useLanguageView(): LanguageView {
  const dispatch = useAppDispatch();
  const listen = useCallback((changed: () => void) => dispatch(onWidth(changed)), [dispatch]);
  const fits = useSyncExternalStore(listen, () => dispatch(isWide()), onHost);
  const [wanted, setWanted] = useState(() => dispatch(readLayout()));
  return {
    isWide: fits,
    layout: wanted === 'beside' && !fits ? 'one' : wanted,
    choose: (layout) => {
      setWanted(layout);
      dispatch(keepLayout(layout));
    },
  };
}
