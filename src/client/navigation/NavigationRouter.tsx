import { useEffect, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { markAwake } from '../browser/page';
import { withPrefix } from './address';
import type { View } from './attempt';
import type { Navigation } from './navigation';
import { NavigationContext } from './NavigationContext';

interface Props {
  readonly navigation: Navigation;
  readonly view: Pick<View<unknown>, 'location' | 'prefix'>;
  readonly children: ReactNode;
}

/** react-router, standing on the navigation service: its links and hooks go through it. */
export function NavigationRouter({ navigation, view, children }: Props) {
  const { location, prefix } = view;
  useEffect(markAwake, []);
  return (
    <NavigationContext value={navigation}>
      <Router
        basename={prefix}
        navigator={navigation.navigator}
        location={{ ...location, pathname: withPrefix(prefix, location.pathname) }}
      >
        {children}
      </Router>
    </NavigationContext>
  );
}
