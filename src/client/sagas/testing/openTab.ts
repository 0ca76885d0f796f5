import { setTimeout } from 'node:timers/promises';
import type { Action } from '@reduxjs/toolkit';
import { createStore, type RootState, type StoreOptions } from '../../app/createStore';
import { rootSaga } from '../../app/rootSaga';
import { sagas } from '../../app/sagas';
import { memoryPorts, type MemoryPorts } from '../../browser/memoryPorts';
import type { Navigate } from '../../browser/ports';
import { NOW_MS, PORTAL, type FakeWorld } from './fakeServers';

export interface Tab {
  readonly ports: MemoryPorts;
  readonly store: ReturnType<typeof createStore>;
  readonly state: () => RootState;
  /** Types of the portal's own actions, without the inside of RTK Query. */
  readonly events: () => string[];
  readonly actions: Action[];
  readonly navigations: string[];
  readonly errors: () => string[];
}

const MOST_TURNS = 20_000;

/** Wait for other threads (signatures, digests) while the portal's clock stands still. */
export async function until(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (isDone()) return;
    await setTimeout();
  }
  throw new Error('what the test waits for did not happen');
}

export interface TabOptions extends Partial<Omit<StoreOptions, 'ports'>> {
  readonly href?: string;
  /** Off: nothing happens by itself, as where the host renders. */
  readonly hasSagas?: boolean;
  /** The same tab with another page: what ran there ends, what it stored is there. */
  readonly after?: MemoryPorts;
  /** Another tab of the same browser, which goes on. */
  readonly beside?: MemoryPorts;
}

/** The portal in one tab, over a network and a browser in memory. */
export function openTab(world: Pick<FakeWorld, 'fetch'>, options: TabOptions = {}): Tab {
  const {
    href = `${PORTAL}/dialogs?page=2`,
    after,
    beside,
    hasSagas = true,
    ...storeOptions
  } = options;
  after?.unload();
  const ports = memoryPorts({
    href,
    nowMs: NOW_MS,
    fetch: world.fetch,
    ...((after ?? beside) && { browser: (after ?? beside)!.browser }),
  });
  if (after) Object.assign(ports, { sessionStorage: after.sessionStorage });
  const navigations: string[] = [];
  const navigate: Navigate = (path, { replace }) => {
    const id = navigations.push(`${replace ? 'replace' : 'push'} ${path}`);
    return Promise.resolve({ id, from: '/', to: path, ms: 0, status: 'ended' });
  };
  ports.onNavigate(navigate);

  const actions: Action[] = [];
  const store = createStore({
    ports: storeOptions.developerTools?.ports(ports) ?? ports,
    ...(hasSagas && { openEffects: sagas(rootSaga) }),
    ...storeOptions,
    onAction: (action) => actions.push(action),
  });
  return {
    ports,
    store,
    actions,
    navigations,
    state: store.getState,
    events: () =>
      actions.map(({ type }) => type).filter((type) => /^(session|config|validation)\//.test(type)),
    errors: () => ports.logs.filter(({ level }) => level === 'error').map(({ text }) => text),
  };
}

export const isKnown =
  ({ state }: Tab) =>
  () =>
    !['unknown', 'checking'].includes(state().session.status) &&
    state().config.status !== 'loading';
