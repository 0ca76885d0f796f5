import type { PortalSettings } from '../../shared/contract/settings';
import type { Ports } from '../browser/ports';
import type { ConfigState } from '../state/configSlice';
import type { SessionState } from '../state/session';
import type { ServerClock } from './serverClock';
import type { Vault } from './vault';

/** The part of the store that calls look at. */
export interface ApiState {
  readonly config: ConfigState;
  readonly session: SessionState;
  readonly settings: PortalSettings;
}

/** Objects that the store hands to every endpoint as `extra`. */
export interface ApiExtra {
  readonly ports: Ports;
  readonly vault: Vault;
  /** Learns from the `Date` of every answer. */
  readonly serverClock: ServerClock;
  /**
   * Answers when the state fits or the time is over. Null where no saga runs (server rendering,
   * screens in tests): nothing would ever change the state, so nothing waits.
   */
  readonly waitFor:
    ((fits: (state: ApiState) => boolean, deadlineMs: number) => Promise<void>) | null;
  /**
   * Waits while the developer tools show another state than the one that the session is in. Null
   * where nobody looks inside.
   */
  readonly present: (() => Promise<void>) | null;
}
