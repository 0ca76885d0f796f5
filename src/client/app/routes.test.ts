import { matchRoutes, type RouteObject } from 'react-router-dom';
import { matchPath, ROUTES } from '../../shared/routes';
import { getRouteObject, routes } from './routes';

const findObject = (path: string) => matchRoutes(routes as RouteObject[], path)?.at(-1)?.route;

test('React Router finds by each path the screen that the host finds', () => {
  const paths = ROUTES.map(({ path }) => path.replace(':slug', 'one').replace(/:\w+/, 'two'));
  const screens = paths.map((path) => getRouteObject(matchPath(path).route).lazy);
  expect(paths.map((path) => findObject(path)?.lazy)).toEqual(screens);
  expect(paths.map((path) => findObject(path)?.id)).toEqual(ROUTES.map(({ name }) => name));
});

test('a path that leads nowhere has the page that says so', () => {
  const { route } = matchPath('/no-such-page');
  expect(findObject('/no-such-page')?.id).toBe('notFound');
  expect(getRouteObject(route).id).toBe('notFound');
});
