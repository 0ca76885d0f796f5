import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Ports } from '../browser/ports';
import type { Reading } from '../intl/IntlRoot';
import { App } from './App';
import type { AppStore } from './createStore';
import type { ReadyScreen } from './prepareScreen';

export interface RootProps {
  readonly store: AppStore;
  readonly ports: Pick<Ports, 'clock' | 'onNavigate' | 'location'>;
  readonly reading: Omit<Reading, 'now'>;
  /** Scheme and host for absolute addresses in the head. */
  readonly origin: string;
  readonly first: ReadyScreen;
  /** The router around the app: BrowserRouter in the browser, StaticRouter on the host. */
  readonly router: (children: ReactNode) => ReactNode;
}

/** The whole tree, the same on the host and in the browser; only the router differs. */
export function Root({ store, router, ...app }: RootProps) {
  return (
    <StrictMode>
      <Provider store={store} serverState={store.getState()}>
        {router(<App {...app} />)}
      </Provider>
    </StrictMode>
  );
}
