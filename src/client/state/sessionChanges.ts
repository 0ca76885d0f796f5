import { TIMING } from '../../shared/constants';
import type { ClockSkew, PasswordSignIn, ProviderSession, SessionState } from './session';

export const NO_PASSWORD_SIGN_IN: PasswordSignIn = { isPending: false, problem: null };

export const initialState: SessionState = {
  status: 'unknown',
  accessToken: null,
  user: null,
  isRenewalUnreachable: false,
  problem: null,
  ended: null,
  isUnstored: false,
  signInWindow: 'closed',
  passwordSignIn: NO_PASSWORD_SIGN_IN,
  clock: { skewMs: 0, source: 'none', samples: 0 },
  providers: {},
  doorLink: null,
};

export const SIGNED_OUT: ProviderSession = {
  status: 'signedOut',
  accessToken: null,
  idToken: null,
  toldExpired: [],
  renewNotBefore: 0,
};

export const updateProvider = (
  state: SessionState,
  configId: string,
  change: Partial<ProviderSession>,
): SessionState => ({
  ...state,
  providers: {
    ...state.providers,
    [configId]: { ...(state.providers[configId] ?? SIGNED_OUT), ...change },
  },
});

export function markExpiryTold(
  state: SessionState,
  configId: string,
  token: 'accessToken' | 'idToken',
): SessionState {
  const provider = state.providers[configId];
  const fingerprint = provider?.[token]?.fingerprint;
  if (!provider || fingerprint === undefined) return state;
  return updateProvider(state, configId, { toldExpired: [...provider.toldExpired, fingerprint] });
}

/** Tells whether the clock is off by more than tokens may be (SPEC 9.9). */
export const isClockWrong = ({ skewMs }: ClockSkew) =>
  Math.abs(skewMs) > TIMING.maxIatOffsetS * 1_000;
