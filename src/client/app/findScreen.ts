import type { Route } from '../../shared/routes';
import { homeScreen } from './homeScreen';
import type { ScreenEntry } from './screens';

/**
 * Chunk with what is known of all screens but the home page; the host sends it along with each of
 * them.
 */
export const SCREENS_CHUNK = 'screens';

/** Fetches what the home page does without. Kept: asked a second time it is there. */
export const loadScreens = () => import(/* webpackChunkName: "screens" */ './screens');

/** Finds the screen of a route. Rejects if the code cannot be loaded. */
export async function findScreen(route: Route): Promise<ScreenEntry> {
  return route.name === 'home' ? homeScreen : (await loadScreens()).getScreen(route);
}
