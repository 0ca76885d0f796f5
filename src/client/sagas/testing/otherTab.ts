import type { MemoryBrowser } from '../../browser/memoryBrowser';
import type { MemoryPorts } from '../../browser/memoryPorts';
import { createStoragePort } from '../../browser/storagePort';
import { openTab, waitUntil, type Tab } from './openTab';
import type { SignedInTab } from './providerTab';

type Given = ReturnType<MemoryBrowser['openTab']>;

const refused = (): never => {
  throw new DOMException('storage is refused', 'SecurityError');
};

/** Creates a storage that the browser blocks. */
export const createBlockedStorage = () => createStoragePort(refused);

/** Features that a browser may keep from a tab. */
export const TAB_LIMITS = {
  channels: (given: Given): Given => ({ ...given, openChannel: refused }),
  storage: (given: Given): Given => ({ ...given, localStorage: createBlockedStorage() }),
} as const;

/** Limits the next tabs of that browser. */
export function limitNewTabs(ports: MemoryPorts, limit: (given: Given) => Given): MemoryPorts {
  const { browser } = ports;
  return { ...ports, browser: { ...browser, openTab: () => limit(browser.openTab()) } };
}

/**
 * Opens a tab of the same browser that was made by "duplicate": it has a copy of the session
 * storage.
 */
export async function duplicateTab(
  { world, tab }: SignedInTab,
  limit: (given: Given) => Given = (given) => given,
): Promise<Tab> {
  const copy = openTab(world, { beside: tab.ports, hasSagas: false }).ports;
  copy.sessionStorage.write('door', tab.ports.sessionStorage.read('door') ?? '');
  const twin = openTab(world, { after: limitNewTabs(copy, limit) });
  await waitUntil(() => twin.events().includes('session/checkingAuthFinished'));
  return twin;
}
