import type { ApiExtra } from '../api/extra';
import type { AppStore } from '../store/createStore';
import { productSignedIn } from '../state/sessionSlice';

/** Leaves a session as the sagas would have: its token in the vault, its facts in the store. */
export function signInStore(store: AppStore, subject = 'grace'): void {
  store.dispatch((_dispatch: unknown, _getState: unknown, extra: unknown) => {
    const { vault } = extra as ApiExtra;
    vault.keep('product', { accessToken: 'token', refreshToken: null, idToken: null });
  });
  store.dispatch(
    productSignedIn({ expiresAt: null, scopes: [], subject, fingerprint: '12345678' }),
  );
}
