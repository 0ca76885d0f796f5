import { generateKeyPair, exportJWK, SignJWT, type JWTPayload } from 'jose';
import { createStore, type AppStore, type RootState } from '../../client/store/createStore';
import { rootSaga } from '../../client/store/rootSaga';
import { createSagaRunner } from '../../client/store/sagaRunner';
import { createMemoryBrowser, type MemoryBrowser } from '../../client/browser/memoryBrowser';
import {
  createMemoryPorts,
  type MemoryPorts,
  type OpenedWindow,
} from '../../client/browser/memoryPorts';
import type { Ports } from '../../client/browser/ports';
import {
  createConfigWith,
  DOOR_ORIGIN,
  createFakeServers,
  createJsonResponse,
  PORTAL_ORIGIN,
  type FakeServers,
} from '../../client/sagas/testing/fakeServers';
import { signInRequested } from '../../client/state/sessionSlice';
import type { Tape, TapeLevel } from '../format/lines';
import { createRecorder, type Recorder } from '../record/recorder';
import type { VirtualTime } from '../replay/virtualTime';

const LATENCY_MS = 40;
const STEP_MS = 20;
const MOST_STEPS = 5_000;
const START = `${PORTAL_ORIGIN}/dialogs?page=2`;

/**
 * A tab that is recorded, over servers and a browser in memory and a clock that somebody has to
 * move.
 */
export class Studio {
  readonly time: VirtualTime;
  readonly world: FakeServers;
  readonly recorder: Recorder;
  readonly browser: MemoryBrowser;
  /** The device of the page that is shown. */
  ports: MemoryPorts;
  /** The store as the components of that page have it. */
  store: AppStore;

  private constructor(time: VirtualTime, world: FakeServers, level: TapeLevel) {
    this.time = time;
    this.world = world;
    this.browser = createMemoryBrowser();
    this.ports = this.#device(START);
    this.recorder = createRecorder(this.ports, {
      level,
      appVersion: '0.1.0',
      recorder: 'shelf',
      seed: SEED,
      working: time.working,
    });
    this.store = this.#page(this.ports);
  }

  /** A visitor on a page of the portal, whose door has these options. */
  static async open(
    time: VirtualTime,
    options: object = {},
    level: TapeLevel = 'checked',
  ): Promise<Studio> {
    const world = await createFakeServers(time.clock);
    world.answer({
      [`GET ${PORTAL_ORIGIN}/config.json`]: () => createJsonResponse(createConfigWith(options)),
    });
    const studio = new Studio(time, world, level);
    await studio.until(() => studio.session.status === 'signedOut');
    return studio;
  }

  /** Signs a person in at the provider and comes back. */
  async signIn(answer: Readonly<Record<string, string>> = {}): Promise<void> {
    this.store.dispatch(signInRequested({ returnTo: '/dialogs' }));
    await this.until(() => this.ports.visited.length > 0);
    this.load(this.world.comeBack(this.ports.visited[0]!, answer));
    await this.until(() => !['unknown', 'checking'].includes(this.session.status));
    await this.pass(1_000);
  }

  /** The page is left for another one in the same tab. */
  load(url: string): void {
    const { sessionStorage } = this.ports;
    this.ports.unload();
    this.ports = Object.assign(this.#device(url), { sessionStorage });
    this.store = this.#page(this.ports);
  }

  /** Another tab of the same browser, which is not recorded. */
  otherTab(): MemoryPorts {
    return createMemoryPorts({ href: START, browser: this.browser });
  }

  get session(): RootState['session'] {
    return this.store.getState().session;
  }

  async pass(ms: number): Promise<void> {
    await this.time.settle();
    await this.time.advanceTo(this.time.monotonic() + ms);
  }

  /** Let time go on until something has happened. */
  async until(isDone: () => boolean): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.time.settle();
      if (isDone()) return;
      await this.pass(STEP_MS);
    }
    throw new Error('what the recording waits for did not happen');
  }

  /** The newest hidden frame of a kind, once it has been sent somewhere. */
  async frame(kind: 'silent-renew' | 'check-session', number = 1): Promise<OpenedWindow> {
    const frames = () =>
      this.ports.frames.filter(
        ({ name, visited }) => name === `${kind}-door` && visited.length > 0,
      );
    await this.until(() => frames().length >= number);
    return frames()[number - 1]!;
  }

  tape(): Promise<Tape> {
    return this.recorder.tape();
  }

  #device(href: string): MemoryPorts {
    const ports = createMemoryPorts({ href, browser: this.browser });
    const { clock, monotonic, after } = this.time;
    ports.onNavigate(async (path) => ({ id: 1, from: '/', to: path, ms: 0, status: 'ended' }));
    return Object.assign(ports, { clock, monotonic, after, fetch: this.#fetch });
  }

  #page(device: MemoryPorts): AppStore {
    const page = this.recorder.page(device);
    const { ports, onAction, sagaMonitor } = page;
    const openEffects = createSagaRunner(rootSaga, sagaMonitor);
    return page.forPage(createStore({ ports, openEffects, onAction }));
  }

  readonly #fetch: Ports['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    await new Promise<void>((arrived) => this.time.after(LATENCY_MS, arrived));
    const answer = this.world.fetch(request);
    this.time.working(answer);
    return answer;
  };
}

/** Recordings of the same things are drawn alike. */
export const SEED = '5e551011ca55e77e5e551011ca55e77e';

/** Creates a key of the provider that the world does not know, and tokens signed with it. */
export async function createOtherKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  return { jwk, sign };
}

export const JWKS_CALL = `GET ${DOOR_ORIGIN}/jwks`;
