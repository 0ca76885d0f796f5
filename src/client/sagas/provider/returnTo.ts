import type { SignInConfiguration } from '../../../oidc/configuration';
import { isLocale } from '../../../shared/locales';

type Routes = Pick<
  SignInConfiguration,
  'redirectUrl' | 'postLoginRoute' | 'unauthorizedRoute' | 'forbiddenRoute'
>;

/**
 * Returns the page to come back to: path, query and hash on our own origin. Another origin, a
 * second slash and the pages that sign-in itself leads to give `postLoginRoute`, or nobody would
 * ever leave them.
 */
export function getSafeReturnTo(wanted: string, pageUrl: string, routes: Routes): string {
  if (!URL.canParse(wanted, pageUrl)) return routes.postLoginRoute;
  const target = new URL(wanted, pageUrl);
  const path = `${target.pathname}${target.search}${target.hash}`;
  const isOurs = target.origin === new URL(pageUrl).origin && !/^\/[/\\]/.test(path);
  const isDeadEnd = [
    new URL(routes.redirectUrl, pageUrl).pathname,
    routes.unauthorizedRoute,
    routes.forbiddenRoute,
  ].includes(withoutLanguage(target.pathname));
  return isOurs && !isDeadEnd ? path : routes.postLoginRoute;
}

/** Returns a route in the language of the page that the person came from. */
export function toLocalizedRoute(returnTo: string, route: string): string {
  const first = returnTo.split(/[/?#]/)[1];
  return isLocale(first) ? `/${first}${route}` : route;
}

function withoutLanguage(path: string): string {
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}
