import type { Provider, Session } from 'oidc-provider';
import { PORTAL_CLIENT_ID } from '../shared/doorClients';
import type { Context, Middleware } from './http';
import { ROUTES, SESSION_COOKIE, readForm } from './http';
import { endSession } from './sessions';

interface Order {
  readonly sessions: readonly Session[];
  readonly destination: string | undefined;
}

const isNavigation = (ctx: Context): boolean => ctx.accepts('json', 'html') === 'html';

async function readHint(provider: Provider, hint: string | null, clientId: string) {
  const client = await provider.Client.find(clientId);
  if (!client || !hint) return undefined;
  try {
    const { payload } = await provider.IdToken.validate(hint, client);
    return { client, sid: String(payload.sid), sub: payload.sub };
  } catch {
    return undefined;
  }
}

function destinationOf(params: URLSearchParams): string | undefined {
  const address = params.get('post_logout_redirect_uri');
  if (!address) return undefined;
  const url = new URL(address);
  const state = params.get('state');
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}

/**
 * Reads a sign-out that may be done without a question: a valid hint that speaks of this browser's
 * session, or a browser without one.
 */
async function readOrder(
  provider: Provider,
  ctx: Context,
  params: URLSearchParams,
): Promise<Order | undefined> {
  const clientId = params.get('client_id') ?? PORTAL_CLIENT_ID;
  const hint = await readHint(provider, params.get('id_token_hint'), clientId);
  if (!hint) return undefined;
  const address = params.get('post_logout_redirect_uri');
  if (address && !hint.client.postLogoutRedirectUriAllowed(address)) return undefined;

  const here = await provider.Session.get(ctx as Parameters<typeof provider.Session.get>[0]);
  if (here.accountId && here.accountId !== hint.sub) return undefined;
  const hinted = await provider.Session.findByUid(hint.sid);
  const sessions = [here, hinted].filter((session) => session?.accountId) as Session[];
  return { sessions, destination: destinationOf(params) };
}

function allowPortal(ctx: Context, portalOrigins: readonly string[]): void {
  ctx.vary('Origin');
  const origin = ctx.get('Origin');
  if (!portalOrigins.includes(origin)) return;
  ctx.set('Access-Control-Allow-Origin', origin);
  ctx.set('Access-Control-Allow-Credentials', 'true');
  ctx.set('Access-Control-Allow-Methods', 'POST');
  ctx.set('Access-Control-Allow-Headers', 'content-type');
}

async function obey(provider: Provider, ctx: Context, order: Order): Promise<void> {
  for (const session of order.sessions) await endSession(provider, session);
  // A form from another site comes without the cookie: whose session this browser holds is then
  // unknown, and stays.
  const cookie = provider.cookieName('session');
  if (ctx.cookies.get(cookie)) ctx.cookies.set(cookie, null, SESSION_COOKIE);
  ctx.set('Cache-Control', 'no-store');
  if (!isNavigation(ctx)) {
    ctx.status = 204;
    return;
  }
  ctx.redirect(order.destination ?? `${ROUTES.end_session}/success`);
  ctx.status = 303;
}

/**
 * Sign-out by GET and POST (OpenID Connect RP-Initiated Logout 1.0 section 2). With a valid
 * `id_token_hint` it happens at once: a page is sent on to `post_logout_redirect_uri`, a script
 * gets 204. Everything else is left to the provider's own GET, which asks first; a form without a
 * valid hint is led there, a script is refused with 400.
 */
export function signOut(provider: Provider, portalOrigins: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== ROUTES.end_session) return next();
    allowPortal(ctx, portalOrigins);
    if (ctx.method === 'OPTIONS') {
      ctx.status = 204;
      return;
    }
    const isPost = ctx.method === 'POST';
    const params = isPost ? await readForm(ctx) : new URLSearchParams(ctx.querystring);
    const order = await readOrder(provider, ctx, params);
    if (order) return obey(provider, ctx, order);
    if (!isPost) return next();
    if (isNavigation(ctx)) {
      ctx.redirect(`${ROUTES.end_session}?${params}`);
      ctx.status = 303;
      return;
    }
    ctx.status = 400;
    ctx.body = { error: 'invalid_request', error_description: 'a valid id_token_hint is needed' };
  };
}
