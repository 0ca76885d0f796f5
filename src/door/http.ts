import { createHash } from 'node:crypto';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { chooseLocale } from './language';
import type { PageContext } from './pages/layout';

export type Middleware = Parameters<Provider['use']>[0];
export type Context = Parameters<Middleware>[0] | KoaContextWithOIDC;

/** The addresses of the protocol, by the names of the provider library. */
export const ROUTES = {
  authorization: '/connect/authorize',
  token: '/connect/token',
  userinfo: '/connect/userinfo',
  end_session: '/connect/endsession',
  revocation: '/connect/revocation',
  introspection: '/connect/introspect',
  pushed_authorization_request: '/connect/par',
  jwks: '/connect/jwks',
} as const;

export const CHECK_SESSION_PATH = '/connect/checksession';
export const SIGN_IN_PATH = '/connect/sign-in';

/** Only the door's own paths see its session: on localhost, cookies are shared by every port. */
export const SESSION_COOKIE = { httpOnly: true, sameSite: 'lax', path: '/connect' } as const;

const FORM_LIMIT_BYTES = 64 * 1024;

export const sha256 = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/**
 * Language and address of the page being answered; `uiLocales` is what the authorization request
 * asked for.
 */
export function getPageContext(ctx: Context, uiLocales?: unknown): PageContext {
  const wish = ctx.query.ui_locales ?? uiLocales;
  return {
    locale: chooseLocale(typeof wish === 'string' ? wish : undefined, ctx.get('Accept-Language')),
    path: ctx.path,
    query: ctx.querystring,
  };
}

export function sendPage(ctx: Context, page: string, status = 200): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = page;
}

/** Reads a form-encoded body. Throws a 413 beyond 64 KiB. */
export async function readForm(ctx: Context): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > FORM_LIMIT_BYTES) ctx.throw(413);
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
