import { createStore, type AppStore } from '../client/store/createStore';
import { rootSaga } from '../client/store/rootSaga';
import { createSagaRunner } from '../client/store/sagaRunner';
import { createMemoryBrowser } from '../client/browser/memoryBrowser';
import { createMemoryPorts } from '../client/browser/memoryPorts';
import {
  createConfigWith,
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
} from '../client/sagas/testing/fakeServers';
import { signInRequested } from '../client/state/sessionSlice';
import { runInVirtualTime, type VirtualTime } from '../tape/replay/virtualTime';
import { SEED } from '../tape/shelf/studio';

const HOUR_MS = 3_600_000;
const LATENCY_MS = 40;
const STEP_MS = 20;
const MOST_STEPS = 1_000;
const BY_REFRESH = { silentRenew: true, useRefreshToken: true };

/**
 * Measures the milliseconds of the hour of the shelf's `idle-hour` with nothing that records:
 * servers, browser and store are the same. The servers' key is there before.
 */
export function runPlainHour(): Promise<number> {
  return runInVirtualTime({ t0: NOW_MS, seed: SEED }, async (time) => {
    const world = await createFakeServers(time.clock);
    world.answer({
      [`GET ${PORTAL_ORIGIN}/config.json`]: () => createJsonResponse(createConfigWith(BY_REFRESH)),
    });
    const begun = performance.now();
    const browser = createMemoryBrowser();
    const deviceAt = (href: string) => {
      const ports = createMemoryPorts({ href, browser });
      const { clock, monotonic, after } = time;
      ports.onNavigate(async (to) => ({ id: 1, from: '/', to, ms: 0, status: 'ended' }));
      const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
        const request = new Request(input, init);
        await new Promise<void>((arrived) => after(LATENCY_MS, arrived));
        const answer = world.fetch(request);
        time.working(answer);
        return answer;
      };
      return Object.assign(ports, { clock, monotonic, after, fetch });
    };
    const open = (ports: ReturnType<typeof deviceAt>) =>
      createStore({ ports, openEffects: createSagaRunner(rootSaga) });

    const first = deviceAt(`${PORTAL_ORIGIN}/dialogs?page=2`);
    const store = open(first);
    await until(time, () => statusOf(store) === 'signedOut');
    store.dispatch(signInRequested({ returnTo: '/dialogs' }));
    await until(time, () => first.visited.length > 0);
    const url = world.comeBack(first.visited[0]!, {});
    const { sessionStorage } = first;
    first.unload();
    time.clear();
    const second = open(Object.assign(deviceAt(url), { sessionStorage }));
    await until(time, () => statusOf(second) === 'signedIn');
    await time.advanceTo(HOUR_MS);
    if (statusOf(second) !== 'signedIn') throw new Error('The hour did not end signed in.');
    return performance.now() - begun;
  });
}

const statusOf = (store: AppStore) => store.getState().session.status;

async function until(time: VirtualTime, isDone: () => boolean): Promise<void> {
  for (let step = 0; step < MOST_STEPS && !isDone(); step += 1) {
    await time.settle();
    await time.advanceTo(time.monotonic() + STEP_MS);
  }
  if (!isDone()) throw new Error('What the hour begins with did not happen.');
}
