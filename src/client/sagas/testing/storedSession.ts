import { completeConfiguration } from '../../../oidc/configuration';
import { parseDiscovery } from '../../../oidc/discovery';
import { COOKIES, STORAGE_KEYS } from '../../../shared/constants';
import type { TimerDelay } from '../../browser/memoryBrowser';
import { createMemoryPorts, type MemoryPorts } from '../../browser/memoryPorts';
import {
  CONFIG_FILE,
  createConfigWith,
  DOOR_GRACE,
  EXPIRES_IN_S,
  createFakeServers,
  GRACE,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
  type FakeServers,
  type IssueOptions,
} from './fakeServers';

interface StoredTokens extends Omit<IssueOptions, 'issuedAtMs'> {
  /** Seconds since they were issued. */
  readonly ageS?: number;
}

interface StoredProvider extends StoredTokens {
  readonly sessionState?: string;
  /** Keys of SPEC 3.1 over those of the session; undefined leaves one out. */
  readonly flow?: Readonly<Record<string, unknown>>;
}

export interface StoredSessionOptions {
  /** The servers; new ones, by the clock of the tab, where nothing is said. */
  readonly world?: FakeServers;
  /** Time that the wall clock shows: milliseconds since 1970. */
  readonly nowMs?: number;
  readonly ringsAfter?: TimerDelay;
  /** Options of the door over those of the demonstration. */
  readonly door?: object;
  /** The tokens in `sol-auth`; null: there are none. */
  readonly product?: StoredTokens | null;
  /** The tokens of the provider; null: none are stored. */
  readonly provider?: StoredProvider | null;
  /** The user-info answer in `sol-user`; null: there is none. */
  readonly user?: object | null;
}

export interface StoredSession {
  readonly world: FakeServers;
  /**
   * A tab that has been left: `openTab(world, { after: ports })` opens the portal over what it
   * stored.
   */
  readonly ports: MemoryPorts;
}

/**
 * Store what a browser holds of somebody who has signed in (SPEC 3.1 to 3.3), with tokens that the
 * fake servers signed.
 */
export async function openStoredSession({
  world: given,
  nowMs = NOW_MS,
  ringsAfter,
  door,
  product = {},
  provider = {},
  user = GRACE,
}: StoredSessionOptions = {}): Promise<StoredSession> {
  const ports = createMemoryPorts({
    href: `${PORTAL_ORIGIN}/dialogs`,
    nowMs,
    ...(ringsAfter && { ringsAfter }),
  });
  const world = given ?? (await createFakeServers(ports.clock));
  if (door)
    world.answer({
      [`GET ${PORTAL_ORIGIN}/config.json`]: () => createJsonResponse(createConfigWith(door)),
    });
  if (provider) await storeProvider(ports, world, provider, door);
  if (product) await storeProduct(ports, world, product);
  if (user) ports.localStorage.write(STORAGE_KEYS.user, JSON.stringify(user));
  return { world, ports };
}

async function storeProvider(
  { clock, sessionStorage }: MemoryPorts,
  world: FakeServers,
  { ageS = 0, sessionState = '', flow, claims, ...issued }: StoredProvider,
  door: object = {},
): Promise<void> {
  const issuedAtMs = clock() - ageS * 1_000;
  const nonce = 'stored-nonce';
  const { token_type: _, ...tokens } = await world.issueDoorTokens({
    issuedAtMs,
    claims: { nonce, ...claims },
    ...issued,
  });
  const config = completeConfiguration({ ...CONFIG_FILE.signIn[0], ...door }, 0);
  const expiresInS = issued.expiresInS ?? EXPIRES_IN_S;
  const item = {
    authWellKnownEndPoints: parseDiscovery({ ...world.published.discovery }, config),
    jwtKeys: { keys: world.published.keys },
    authzData: tokens.access_token,
    authnResult: {
      ...tokens,
      state: 'stored-state',
      ...(sessionState && { session_state: sessionState }),
    },
    access_token_expires_at: (Math.floor(issuedAtMs / 1_000) + expiresInS) * 1_000,
    session_state: sessionState,
    userData: DOOR_GRACE,
    authRequests: {},
    signedInAt: issuedAtMs,
    ...flow,
  };
  sessionStorage.write(config.configId, JSON.stringify(item));
}

async function storeProduct(
  { clock, cookies, localStorage }: MemoryPorts,
  world: FakeServers,
  { ageS = 0, ...issued }: StoredTokens,
): Promise<void> {
  const issuedAtMs = clock() - ageS * 1_000;
  const { token_type: _, ...tokens } = await world.issueProductTokens({ issuedAtMs, ...issued });
  const record = {
    refresh_token: '',
    ...tokens,
    createDate: new Date(issuedAtMs).toISOString(),
  };
  localStorage.write(STORAGE_KEYS.productAuth, JSON.stringify(record));
  cookies.write(COOKIES.accessToken, tokens.access_token, tokens.expires_in);
}
