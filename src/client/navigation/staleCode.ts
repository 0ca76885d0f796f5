import type { Ports } from '../browser/ports';

const RELOADED_KEY = 'meydan-reloaded';

/**
 * Tells whether the code that an open page asks for is gone after a deployment; its files carry
 * other names.
 */
const isStaleCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

type ReloadPorts = Pick<Ports, 'sessionStorage' | 'history' | 'isOnline'>;

/**
 * Loads the current address anew where that can help: its code could not be loaded, the network is
 * there, and it has not been tried for this address already. True when it does.
 */
export function reloadOnce(
  { sessionStorage, history, isOnline }: ReloadPorts,
  error: unknown,
): boolean {
  const { url } = history.current();
  const isTried = sessionStorage.read(RELOADED_KEY) === url;
  if (!isStaleCode(error) || isTried || !isOnline()) return false;
  if (!sessionStorage.write(RELOADED_KEY, url)) return false;
  history.go(0);
  return true;
}

/**
 * Forgets the reload because a page was loaded: the next failure may be answered by loading anew
 * again.
 */
export function forgetReload({ sessionStorage }: Pick<Ports, 'sessionStorage'>): void {
  sessionStorage.remove(RELOADED_KEY);
}
