import { combineReducers, type Action } from '@reduxjs/toolkit';
import { legacy_configureStore as configureMockStore } from 'redux-mock-store';
import createSagaMiddleware, { type EffectMiddleware, type Saga } from 'redux-saga';
import { completeConfiguration, type SignInConfiguration } from '../../../oidc/configuration';
import { STANDARD_SUFFIX, type WellKnownEndpoints } from '../../../oidc/discovery';
import { createServerClock } from '../../api/serverClock';
import { localProblem } from '../../api/problem';
import { createVault, type Vault } from '../../api/vault';
import { memoryPorts, type MemoryPorts } from '../../browser/memoryPorts';
import { configSlice } from '../../state/configSlice';
import type { SessionState } from '../../state/session';
import { sessionSlice } from '../../state/sessionSlice';
import { validationSlice } from '../../state/validationSlice';
import { callEndpoint } from '../callEndpoint';
import { loadWellKnown } from '../provider/loadWellKnown';
import { DOOR, NOW_MS, PORTAL } from './fakeServers';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  config: configSlice.reducer,
  validation: validationSlice.reducer,
});

const ENDPOINTS: WellKnownEndpoints = {
  issuer: DOOR,
  jwksUri: `${DOOR}/jwks`,
  authorizationEndpoint: `${DOOR}/auth`,
  tokenEndpoint: `${DOOR}/token`,
  userInfoEndpoint: `${DOOR}/me`,
  endSessionEndpoint: `${DOOR}/end`,
  checkSessionIframe: `${DOOR}/session/check`,
  revocationEndpoint: `${DOOR}/revoke`,
  introspectionEndpoint: '',
  parEndpoint: '',
  idTokenAlgorithms: [],
  sendsIss: false,
  requiresPushedAuthorization: false,
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any function can be answered for
type AnyFunction = (...args: any[]) => unknown;

type Answer = readonly [asked: AnyFunction, answer: AnyFunction];

interface MockPageOptions {
  /** What runs from the start, beside each other, as the root saga has them. */
  readonly sagas?: readonly (Saga | readonly [saga: Saga, ...args: unknown[]])[];
  readonly href?: string;
  /** Options of the door over those of the demonstration. */
  readonly door?: Partial<SignInConfiguration>;
  readonly session?: Partial<SessionState>;
  /** Calls that are answered instead of made: by function, with what it would have come to. */
  readonly answers?: readonly Answer[];
}

export interface MockPage {
  readonly ports: MemoryPorts;
  readonly vault: Vault;
  readonly run: (saga: Saga, ...args: readonly unknown[]) => void;
  readonly dispatch: (action: Action) => void;
  /** Types of all actions so far, oldest first. */
  readonly types: () => string[];
  readonly actions: () => Action[];
  readonly session: () => SessionState;
}

/**
 * Sagas over redux-mock-store: the actions are collected, the state follows from them by the portal's own reducers, and time
 * stands still until `ports.advance`. There is no network: what sagas ask of a server is answered by `answers`.
 */
export function mockPage({
  sagas = [],
  href = `${PORTAL}/dialogs`,
  door,
  session,
  answers = [],
}: MockPageOptions): MockPage {
  const ports = memoryPorts({ href, nowMs: NOW_MS });
  ports.onNavigate((to) =>
    Promise.resolve({ id: 1, from: '/', to, ms: 0, status: 'ended' as const }),
  );
  const vault = createVault();
  const context = {
    ...{ ports, vault, serverClock: createServerClock(ports, () => undefined) },
    ...{ watches: new Map(), windows: new Map() },
  };
  const saga = createSagaMiddleware({
    context,
    effectMiddlewares: [answering(new Map([...OFFLINE, ...answers]))],
  });
  const initial = {
    ...reducer(undefined, { type: '@@INIT' }),
    config: {
      ...configSlice.getInitialState(),
      status: 'loaded' as const,
      door: 'door',
      configurations: [completeConfiguration({ ...DEMO_DOOR, ...door }, 0)],
      wellKnown: { door: ENDPOINTS },
    },
    session: { ...sessionSlice.getInitialState(), ...session },
  };
  const stateAfter = (actions: readonly Action[]) => actions.reduce(reducer, initial);
  const store = configureMockStore([saga])((actions: Action[]) => stateAfter(actions));
  const run: MockPage['run'] = (root, ...args) => void saga.run(root, ...args);
  sagas.forEach((one) => (typeof one === 'function' ? run(one) : run(...one)));
  const actions = (): Action[] => store.getActions();
  return {
    ports,
    vault,
    actions,
    run,
    dispatch: (action) => void store.dispatch(action),
    types: () => actions().map(({ type }) => type),
    session: () => stateAfter(actions()).session,
  };
}

/** What the provider publishes is known; whatever else is asked of a server reaches nobody. */
const OFFLINE: readonly Answer[] = [
  [loadWellKnown, () => ENDPOINTS],
  [callEndpoint, () => ({ error: localProblem('unreachable') })],
];

const DEMO_DOOR = {
  configId: 'door',
  authority: DOOR,
  clientId: 'meydan-portal',
  redirectUrl: `${PORTAL}/callback`,
  postLogoutRedirectUri: `${PORTAL}/`,
  authWellknownUrlSuffix: STANDARD_SUFFIX,
};

interface CallEffect {
  readonly type?: string;
  readonly payload?: { readonly fn?: AnyFunction; readonly args?: readonly unknown[] };
}

const answering =
  (answers: ReadonlyMap<AnyFunction, AnyFunction>): EffectMiddleware =>
  (next) =>
  (effect) => {
    const { type, payload } = (effect ?? {}) as CallEffect;
    const answer = type === 'CALL' && payload?.fn && answers.get(payload.fn);
    next(answer ? answer(...(payload.args ?? [])) : effect);
  };
