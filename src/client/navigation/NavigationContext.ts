import { createContext, useContext } from 'react';
import type { Navigation } from './navigation';

/** Null where nothing is ever navigated: on the host. */
export const NavigationContext = createContext<Navigation | null>(null);

const NOWHERE: Pick<Navigation, 'go'> = {
  go: () => Promise.reject(new Error('there is no navigation service around this component')),
};

/** Provides the page's one navigation service; for what a person does, not for rendering. */
export const useNavigation = (): Pick<Navigation, 'go'> => useContext(NavigationContext) ?? NOWHERE;
