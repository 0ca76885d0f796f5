import type { ReactNode } from 'react';
import { Router, type Location } from 'react-router-dom';
import { withPrefix } from './address';
import type { Navigation } from './navigation';
import { NavigationContext } from './NavigationContext';

interface Props {
  readonly navigation: Navigation;
  /** Without language prefix. */
  readonly location: Location;
  readonly children: ReactNode;
}

/** react-router, standing on the navigation service: its links and hooks go through it. */
export function NavigationRouter({ navigation, location, children }: Props) {
  const { prefix, navigator } = navigation;
  return (
    <NavigationContext value={navigation}>
      <Router
        basename={prefix}
        navigator={navigator}
        location={{ ...location, pathname: withPrefix(prefix, location.pathname) }}
      >
        {children}
      </Router>
    </NavigationContext>
  );
}
