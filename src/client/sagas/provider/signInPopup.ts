import type { Popup } from '../../browser/ports';

/**
 * A sign-in window as the poll sees it. A handle is nothing for the store: it lives in the context
 * of the sagas.
 */
export interface SignInPopup {
  readonly popup: Popup;
  /** When it left for the provider, on the monotonic clock; null while it is still empty. */
  leftAt: number | null;
}

/** There is one at a time. */
export type SignInPopups = Map<'signIn', SignInPopup>;
