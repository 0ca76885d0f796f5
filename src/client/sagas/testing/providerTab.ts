import type { OpenedWindow } from '../../browser/memoryPorts';
import { signInRequested } from '../../state/sessionSlice';
import { readFlow, type StoredFlow } from '../provider/flowStorage';
import {
  createConfigWith,
  DOOR_ORIGIN,
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
  type Call,
  type FakeServers,
} from './fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab, type TabOptions } from './openTab';

export const TOKEN_CALL = `POST ${DOOR_ORIGIN}/token`;
export const RENEWAL_PAGE = `${PORTAL_ORIGIN}/silent-renew.html`;

export interface SignedInTab {
  readonly world: FakeServers;
  readonly tab: Tab;
}

/** Signs a person in at a door with these options; the clock of the servers is that of the tab. */
export async function openSignedInTab(
  options: object,
  answer: Readonly<Record<string, string>> = {},
  tabOptions: TabOptions = {},
): Promise<SignedInTab> {
  let clock = () => NOW_MS;
  const world = await createFakeServers(() => clock());
  world.answer({
    [`GET ${PORTAL_ORIGIN}/config.json`]: () => createJsonResponse(createConfigWith(options)),
  });
  const leaving = openTab(world);
  clock = leaving.ports.clock;
  await waitUntil(isSessionKnown(leaving));
  leaving.store.dispatch(signInRequested({ returnTo: '/dialogs' }));
  await waitUntil(() => leaving.ports.visited.length > 0);
  const href = world.comeBack(leaving.ports.visited[0]!, answer);
  const tab = openTab(world, { href, after: leaving.ports, ...tabOptions });
  await waitUntil(() => tab.events().includes('session/checkingAuthFinished'));
  return { world, tab };
}

/** Returns the same tab, its page loaded anew. */
export async function reloadTab({ world, tab }: SignedInTab): Promise<Tab> {
  const next = openTab(world, { after: tab.ports });
  await waitUntil(() => next.events().includes('session/checkingAuthFinished'));
  return next;
}

export const readDoorFlow = ({ ports }: Tab): StoredFlow => readFlow(ports, 'door');
export const getDoorSession = ({ state }: Tab) => state().session.providers['door'];

/**
 * Find the calls of `METHOD address`, oldest first. @throws Error where no server has that address
 */
export function listCallsTo({ calls, hasAddress }: FakeServers, address: string): Call[] {
  if (!hasAddress(address)) throw new Error(`no server has the address ${address}`);
  return calls.filter(({ key }) => key === address);
}

/** Returns a function that lists what the tab does from now on. */
export function trackEvents({ events }: Tab): () => string[] {
  const before = events().length;
  return () => events().slice(before);
}

/** Lists the frames of one kind, oldest first. */
export const listFrames = ({ ports }: Tab, kind: 'silent-renew' | 'check-session') =>
  ports.frames.filter(({ name }) => name === `${kind}-door`);

/** Returns the newest frame for a renewal, as soon as it has been sent to the provider. */
export async function findRenewalFrame(tab: Tab, number = 1): Promise<OpenedWindow> {
  const frames = () => listFrames(tab, 'silent-renew').filter(({ visited }) => visited.length > 0);
  await waitUntil(() => frames().length === number);
  return frames()[number - 1]!;
}

/** Sends the frame back from the provider to the portal's page, which hands its address over. */
export function respondInFrame(
  { world }: Pick<SignedInTab, 'world'>,
  frame: OpenedWindow,
  answer: Readonly<Record<string, string>> = {},
): void {
  const url = world.comeBack(frame.visited[0]!, answer);
  frame.say({ origin: PORTAL_ORIGIN, data: { v: 1, kind: 'silent-renew', url } });
}
