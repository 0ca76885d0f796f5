import { useEffect, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { markHydrated } from '../browser/page';
import { addLanguagePrefix } from './address';
import type { PageView } from './navigationState';
import type { Navigation } from './navigation';
import { NavigationContext } from './NavigationContext';

interface Props {
  readonly navigation: Navigation;
  readonly view: Pick<PageView<unknown>, 'location' | 'prefix'>;
  readonly children: ReactNode;
}

/** react-router, standing on the navigation service: its links and hooks go through it. */
export function NavigationRouter({ navigation, view, children }: Props) {
  const { location, prefix } = view;
  useEffect(markHydrated, []);
  return (
    <NavigationContext value={navigation}>
      <Router
        basename={prefix}
        navigator={navigation.navigator}
        location={{ ...location, pathname: addLanguagePrefix(prefix, location.pathname) }}
      >
        {children}
      </Router>
    </NavigationContext>
  );
}
