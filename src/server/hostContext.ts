import type { Database } from './db/openDatabase';
import type { TrustedDoor } from './identity/doors';
import type { AccessTokens } from './identity/accessTokens';
import type { LiveChanges } from './live/liveChanges';

/** What the routes work with. One object, made by `buildServer`; nothing else is shared between them. */
export interface HostContext {
  readonly db: Database;
  readonly live: LiveChanges;
  readonly tokens: AccessTokens;
  readonly doors: readonly TrustedDoor[];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}
