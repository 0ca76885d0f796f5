import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Ports } from '../browser/ports';
import type { LocaleContextValue } from '../intl/IntlRoot';
import type { PageView } from '../navigation/navigationState';
import type { Navigation } from '../navigation/navigation';
import { App } from './App';
import type { AppStore, RootState } from '../store/createStore';
import type { ReadyScreen } from './prepareScreen';

export interface RootProps {
  readonly store: AppStore;
  /**
   * State that the host rendered with: its page is taken over unchanged, even if newer values have
   * become known since.
   */
  readonly hostState: RootState;
  readonly ports: Pick<Ports, 'history'>;
  readonly reading: Pick<LocaleContextValue, 'locale' | 'readerZone'>;
  /** Scheme and host for absolute addresses in the head. */
  readonly origin: string;
  readonly first: PageView<ReadyScreen>;
  /** Null on the host, where one page is shown and nothing else. */
  readonly navigation: Navigation<ReadyScreen> | null;
  /**
   * The router around the app: the navigation service's in the browser, StaticRouter on the host.
   */
  readonly router: (children: ReactNode, view: PageView<ReadyScreen>) => ReactNode;
}

/** The whole tree, the same on the host and in the browser; only the router differs. */
export function Root({ store, hostState, ...app }: RootProps) {
  return (
    <StrictMode>
      <Provider store={store} serverState={hostState}>
        <App {...app} />
      </Provider>
    </StrictMode>
  );
}
