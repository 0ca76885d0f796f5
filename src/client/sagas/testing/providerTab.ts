import type { OpenedWindow } from '../../browser/memoryPorts';
import { signInRequested } from '../../state/sessionSlice';
import { readFlow, type StoredFlow } from '../provider/flowStorage';
import {
  configWith,
  DOOR,
  fakeWorld,
  json,
  NOW_MS,
  PORTAL,
  type Call,
  type FakeWorld,
} from './fakeServers';
import { isKnown, openTab, until, type Tab, type TabOptions } from './openTab';

export const TOKEN_CALL = `POST ${DOOR}/token`;
export const RENEWAL_PAGE = `${PORTAL}/silent-renew.html`;

export interface SignedIn {
  readonly world: FakeWorld;
  readonly tab: Tab;
}

/** Signs a person in at a door with these options; the clock of the servers is that of the tab. */
export async function signedInWith(
  options: object,
  answer: Readonly<Record<string, string>> = {},
  tabOptions: TabOptions = {},
): Promise<SignedIn> {
  let clock = () => NOW_MS;
  const world = await fakeWorld(() => clock());
  world.answer({ [`GET ${PORTAL}/config.json`]: () => json(configWith(options)) });
  const leaving = openTab(world);
  clock = leaving.ports.clock;
  await until(isKnown(leaving));
  leaving.store.dispatch(signInRequested({ returnTo: '/dialogs' }));
  await until(() => leaving.ports.visited.length > 0);
  const href = world.comeBack(leaving.ports.visited[0]!, answer);
  const tab = openTab(world, { href, after: leaving.ports, ...tabOptions });
  await until(() => tab.events().includes('session/checkingAuthFinished'));
  return { world, tab };
}

/** Returns the same tab, its page loaded anew. */
export async function reloaded({ world, tab }: SignedIn): Promise<Tab> {
  const next = openTab(world, { after: tab.ports });
  await until(() => next.events().includes('session/checkingAuthFinished'));
  return next;
}

export const flowOf = ({ ports }: Tab): StoredFlow => readFlow(ports, 'door');
export const providerOf = ({ state }: Tab) => state().session.providers['door'];

/**
 * Find the calls of `METHOD address`, oldest first. @throws Error where no server has that address
 */
export function callsTo({ calls, hasAddress }: FakeWorld, address: string): Call[] {
  if (!hasAddress(address)) throw new Error(`no server has the address ${address}`);
  return calls.filter(({ key }) => key === address);
}

/** Returns a function that lists what the tab does from now on. */
export function since({ events }: Tab): () => string[] {
  const before = events().length;
  return () => events().slice(before);
}

/** Lists the frames of one kind, oldest first. */
export const framesOf = ({ ports }: Tab, kind: 'silent-renew' | 'check-session') =>
  ports.frames.filter(({ name }) => name === `${kind}-door`);

/** Returns the newest frame for a renewal, as soon as it has been sent to the provider. */
export async function renewalFrame(tab: Tab, number = 1): Promise<OpenedWindow> {
  const frames = () => framesOf(tab, 'silent-renew').filter(({ visited }) => visited.length > 0);
  await until(() => frames().length === number);
  return frames()[number - 1]!;
}

/** Sends the frame back from the provider to the portal's page, which hands its address over. */
export function answerFrame(
  { world }: Pick<SignedIn, 'world'>,
  frame: OpenedWindow,
  answer: Readonly<Record<string, string>> = {},
): void {
  const url = world.comeBack(frame.visited[0]!, answer);
  frame.say({ origin: PORTAL, data: { v: 1, kind: 'silent-renew', url } });
}
