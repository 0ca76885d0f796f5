import { useState, type ReactNode } from 'react';
import type { Setup } from './attempt';
import { locationOf } from './address';
import { createNavigation, firstView } from './navigation';
import { NavigationRouter } from './NavigationRouter';
import { useView } from './useView';

interface Props extends Pick<Setup<never>, 'ports' | 'store'> {
  readonly children: ReactNode;
}

/**
 * Navigation among pages that need no preparation and no guard: around a screen that stands alone,
 * in a test or the workbench.
 */
export function MemoryNavigation({ ports, store, children }: Props) {
  const [first] = useState(() => {
    const { url, state } = ports.history.current();
    const page = { location: locationOf(url, 'default', state), release: () => undefined };
    return firstView(page, '');
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
  const { view } = useView(navigation, first);
  return (
    <NavigationRouter navigation={navigation} view={view}>
      {children}
    </NavigationRouter>
  );
}
