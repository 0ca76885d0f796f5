import type { Route } from '../../shared/routes';
import { homeRoute } from '../features/home/routes';
import type { ScreenRoute } from '../parts/routes/createRoute';

/**
 * Chunk with what is known of all screens but the home page; the host sends it along with each of
 * them.
 */
export const ROUTES_CHUNK = 'screens';

/** Fetches what the home page does without. Kept: asked a second time it is there. */
export const loadRoutes = () => import(/* webpackChunkName: "screens" */ './routes');

/** Finds the route object of a route. Rejects if the code cannot be loaded. */
export async function findRoute(route: Route): Promise<ScreenRoute> {
  return route.name === 'home' ? homeRoute : (await loadRoutes()).getRouteObject(route);
}
