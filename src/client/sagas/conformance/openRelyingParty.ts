import type { SignInConfiguration } from '../../../oidc/configuration';
import { signInRequested } from '../../state/sessionSlice';
import {
  CONFIG_FILE,
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
  type FakeServers,
} from '../testing/fakeServers';
import { advanceUntil, openTab, type Tab } from '../testing/openTab';
import type { Endpoint, MisbehaviourName } from './misbehaviours';
import { startProvider, type MisbehavingProvider } from './misbehavingProvider';
import { CLIENT_ID } from './providerResponses';

type Options = Partial<SignInConfiguration> & { readonly clientSecret?: string };

/** Outcome of a sign-in. */
interface Outcome {
  /**
   * The tab that the provider sent the person back to; the one that wanted to leave if it never
   * did.
   */
  readonly tab: Tab;
  /** Calls at the provider since the sign-in began, by endpoint. */
  readonly callsTo: (endpoint: Endpoint) => MisbehavingProvider['calls'];
}

/**
 * The portal's engine in one tab, in front of a real provider; the sign-in server is the one in
 * memory.
 */
export interface RelyingParty {
  readonly provider: MisbehavingProvider;
  readonly world: FakeServers;
  /** The whole way: leave, ask the provider, come back, until the answer has been dealt with. */
  readonly signInWith: (misbehaviour: MisbehaviourName, options?: Options) => Promise<Outcome>;
  /** The first half: a tab that has been sent to the provider, or has found out why not. */
  readonly leaveWith: (misbehaviour: MisbehaviourName, options?: Options) => Promise<Tab>;
  /** Once more in the same tab; what the provider does wrongly stays. */
  readonly signInAgain: (tab: Tab) => Promise<Tab>;
  /** Ask the provider as the browser does, and open the page that it answers with. */
  readonly comeBack: (left: Tab) => Promise<Tab>;
}

export const RETURN_TO = '/tr/have-your-say';

/** Tells whether the start-up check has ended: with an answer, or because it broke off. */
const isFinished = (tab: Tab) => () =>
  tab.events().some((type) => /^session\/(checkingAuthFinished|signInFailed)/.test(type));

/** Start the provider and the sign-in server; `provider.stop()` ends it. */
export async function openRelyingParty(): Promise<RelyingParty> {
  let clock = () => NOW_MS;
  const provider = await startProvider(() => clock());
  const world = await createFakeServers(() => clock());
  const askProvider = throughHttpCache(globalThis.fetch);
  const route: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isProvider = new URL(request.url).origin === provider.issuer;
    return isProvider ? askProvider(request) : world.fetch(request);
  };
  const open = (href: string, after?: Tab) => {
    const tab = openTab({ fetch: route }, { href, ...(after && { after: after.ports }) });
    clock = tab.ports.clock;
    return tab;
  };

  const leaveWith: RelyingParty['leaveWith'] = async (misbehaviour, options = {}) => {
    world.answer({
      [`GET ${PORTAL_ORIGIN}/config.json`]: () => createJsonResponse(configFor(provider, options)),
    });
    provider.misbehave(misbehaviour);
    const tab = open(`${PORTAL_ORIGIN}/`);
    await advanceUntil(tab, isFinished(tab));
    tab.store.dispatch(signInRequested({ returnTo: RETURN_TO }));
    await advanceUntil(
      tab,
      () => tab.ports.visited.length > 0 || tab.state().session.problem !== null,
    );
    return tab;
  };
  const comeBack: RelyingParty['comeBack'] = async (left) => {
    const answer = await globalThis.fetch(left.ports.visited.at(-1)!, { redirect: 'manual' });
    const tab = open(answer.headers.get('location')!, left);
    await advanceUntil(tab, isFinished(tab));
    return tab;
  };
  const signInWith: RelyingParty['signInWith'] = async (misbehaviour, options) => {
    const before = provider.calls.length;
    const left = await leaveWith(misbehaviour, options);
    const tab = left.ports.visited.length > 0 ? await comeBack(left) : left;
    const since = provider.calls.slice(before);
    return { tab, callsTo: (endpoint) => since.filter((call) => call.endpoint === endpoint) };
  };
  const signInAgain: RelyingParty['signInAgain'] = async (tab) => {
    const before = tab.ports.visited.length;
    tab.store.dispatch(signInRequested({ returnTo: RETURN_TO }));
    await advanceUntil(tab, () => tab.ports.visited.length > before);
    return comeBack(tab);
  };
  return { provider, world, signInWith, leaveWith, signInAgain, comeBack };
}

function configFor({ issuer }: MisbehavingProvider, options: Options) {
  const [door] = CONFIG_FILE.signIn;
  return {
    ...CONFIG_FILE,
    signIn: [{ ...door, authority: issuer, clientId: CLIENT_ID, ...options }],
  };
}

/**
 * Wraps `fetch` in the cache of a browser: keeps what may be kept, and answers with it where a
 * request does not say otherwise.
 */
function throughHttpCache(fetch: typeof globalThis.fetch): (request: Request) => Promise<Response> {
  const kept = new Map<string, Response>();
  return async (request) => {
    const { method, url, cache } = request;
    const before = method === 'GET' && cache === 'default' ? kept.get(url) : undefined;
    if (before) return before.clone();
    const response = await fetch(request);
    const mayBeKept = /max-age/.test(response.headers.get('cache-control') ?? '');
    if (method === 'GET' && cache !== 'no-store' && mayBeKept) kept.set(url, response.clone());
    return response;
  };
}
