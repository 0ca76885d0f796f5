import { randomBytes } from 'node:crypto';
import type { Provider, Session } from 'oidc-provider';
import { html } from '../shared/html';
import type { Middleware } from './http';
import { CHECK_SESSION_PATH, ROUTES, SIGN_IN_PATH, sha256 } from './http';

const BROWSER_STATE_COOKIE = 'door_browser_state';
const SIGNED_OUT = 'none';
const CHANGES_SESSION = [
  ROUTES.authorization,
  ROUTES.end_session,
  SIGN_IN_PATH,
  CHECK_SESSION_PATH,
];

type SessionFacts = Pick<Session, 'uid' | 'accountId'> & { readonly destroyed?: boolean };

/**
 * Returns the state of a browser's session at the provider as seen from outside: it changes with
 * the session and with the account.
 */
function browserState({ uid, accountId, destroyed }: SessionFacts): string {
  return accountId && !destroyed ? sha256(`${uid} ${accountId}`) : SIGNED_OUT;
}

/**
 * `session_state` of OpenID Connect Session Management 1.0 section 3: hash and salt, joined by a
 * dot.
 */
function sessionState(
  clientId: string,
  origin: string,
  state: string,
  salt = randomBytes(12).toString('base64url'),
): string {
  return `${sha256([clientId, origin, state, salt].join(' '))}.${salt}`;
}

/**
 * Puts `session_state` into every successful authorization answer; the event precedes its writing.
 */
export function announceSessionState(provider: Provider): void {
  provider.on('authorization.success', ({ oidc }, response) => {
    const redirect = oidc.params?.redirect_uri;
    if (!response || !oidc.client || !oidc.session || typeof redirect !== 'string') return;
    const state = browserState(oidc.session);
    response.session_state = sessionState(oidc.client.clientId, new URL(redirect).origin, state);
  });
}

/**
 * Keeps the cookie that the check-session frame reads; readable by script, but only on that frame's
 * own path.
 */
export function setBrowserStateCookie(provider: Provider): Middleware {
  return async (ctx, next) => {
    await next();
    if (!CHANGES_SESSION.some((path) => ctx.path.startsWith(path))) return;
    const session: Session = ctx.oidc?.session ?? (await provider.Session.get(ctx));
    ctx.cookies.set(BROWSER_STATE_COOKIE, browserState(session), {
      path: CHECK_SESSION_PATH,
      httpOnly: false,
      sameSite: 'lax',
      signed: false,
    });
  };
}

/**
 * Serves the check-session frame. Only the portals may frame it; its work is done by an external
 * script.
 */
export function serveCheckSessionPage(portalOrigins: readonly string[]): Middleware {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Session check</title>
        <script src="${CHECK_SESSION_PATH}.js"></script>
      </head>
      <body></body>
    </html>`.toString();
  const ancestors = portalOrigins.length > 0 ? portalOrigins.join(' ') : "'none'";
  const policy = `default-src 'none'; script-src 'self'; frame-ancestors ${ancestors}; base-uri 'none'`;
  return (ctx, next) => {
    if (ctx.path !== CHECK_SESSION_PATH || ctx.method !== 'GET') return next();
    ctx.set('Content-Security-Policy', policy);
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    ctx.body = page;
  };
}

/**
 * Introspection names the session that a token was issued in as its ID token does: by then the
 * library knows of a `sid` only where clients are told of sign-outs.
 */
export const completeIntrospection: Middleware = async (ctx, next) => {
  await next();
  const token = ctx.path === ROUTES.introspection && ctx.oidc?.entities.AccessToken;
  const body = ctx.body as { active?: boolean; sid?: string } | undefined;
  if (token && token.sessionUid && body?.active) body.sid = token.sessionUid;
};

/**
 * Ends a session at once, and with it every token it led to, also those that would outlive it by
 * themselves.
 */
export async function endSession(provider: Provider, session: Session): Promise<void> {
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(
    ({ grantId }) => grantId ?? [],
  );
  await Promise.all(grantIds.map((grantId) => revokeGrant(provider, grantId)));
  await session.destroy();
}

async function revokeGrant(provider: Provider, grantId: string): Promise<void> {
  const { AccessToken, RefreshToken, AuthorizationCode, Grant } = provider;
  await Promise.all(
    [AccessToken, RefreshToken, AuthorizationCode].map((model) => model.revokeByGrantId(grantId)),
  );
  const grant = await Grant.find(grantId);
  await grant?.destroy();
}
