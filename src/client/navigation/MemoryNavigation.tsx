import { useState, type ReactNode } from 'react';
import type { NavigationSetup } from './navigationState';
import { toLocation } from './address';
import { createNavigation, createFirstView } from './navigation';
import { NavigationRouter } from './NavigationRouter';
import { useNavigationView } from './useNavigationView';

interface Props extends Pick<NavigationSetup<never>, 'ports' | 'store'> {
  readonly children: ReactNode;
}

/**
 * Navigation among pages that need no preparation and no guard: around a screen that stands alone,
 * in a test or the workbench.
 */
export function MemoryNavigation({ ports, store, children }: Props) {
  const [first] = useState(() => {
    const { url, state } = ports.history.current();
    const page = { location: toLocation(url, 'default', state), release: () => undefined };
    return createFirstView(page, '');
  });
  const [navigation] = useState(() =>
    createNavigation({
      ports,
      store,
      first,
      prepare: (location) => Promise.resolve({ location, release: () => undefined }),
      guards: [],
    }),
  );
  const { view } = useNavigationView(navigation, first);
  return (
    <NavigationRouter navigation={navigation} view={view}>
      {children}
    </NavigationRouter>
  );
}
