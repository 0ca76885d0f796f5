import type { ApiExtra, ApiState } from './extra';
import { parseStoredValue } from './storedValue';

type Thunk<T> = (dispatch: unknown, getState: () => ApiState, extra: ApiExtra) => T;

/**
 * Thunks for what somebody pressed and the host does not have yet. It is kept in this tab by its
 * place, over the way to the sign-in and a reload. It belongs to nobody: whoever signs in is asked
 * whether to send it. `name` keeps several kinds apart; `isOurs` knows one.
 */
export function createPendingPress<Pressed>(
  name: string,
  isOurs: (kept: unknown) => kept is Pressed,
) {
  const keyOf = (place: string) => `${name}:${place}`;
  return {
    keep:
      (place: string, pressed: Pressed): Thunk<void> =>
      (_dispatch, _getState, { ports }) =>
        void ports.sessionStorage.write(keyOf(place), JSON.stringify(pressed)),
    /** Press that was kept, or null. */
    read:
      (place: string): Thunk<Pressed | null> =>
      (_dispatch, _getState, { ports }) => {
        const kept = parseStoredValue(ports.sessionStorage.read(keyOf(place)));
        return isOurs(kept) ? kept : null;
      },
    /** Removal of a press that is sent, or no longer wanted. */
    drop:
      (place: string): Thunk<void> =>
      (_dispatch, _getState, { ports }) =>
        ports.sessionStorage.remove(keyOf(place)),
  };
}
