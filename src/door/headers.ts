import type { Middleware } from './http';
import { ROUTES } from './http';

/** Addresses in answers follow the issuer, never the Host header somebody sent. */
export function pinHost(issuer: string): Middleware {
  const { host } = new URL(issuer);
  return (ctx, next) => {
    ctx.req.headers.host = host;
    return next();
  };
}

/**
 * Headers of every answer. Forms may lead to the portals because sign-in and sign-out end with a
 * redirect there, which browsers hold against `form-action` too. The opener policy stays open: a
 * portal's popup needs its opener.
 */
export function setSecurityHeaders(portalOrigins: readonly string[]): Middleware {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    ["form-action 'self'", ...portalOrigins].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return (ctx, next) => {
    ctx.set('Content-Security-Policy', policy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'same-origin');
    return next();
  };
}

// The door's clock, and when to come again (RFC 9110 sections 6.6.1 and 10.2.3).
const EXPOSED = ['Date', 'Retry-After'];

/**
 * Lets portals read more headers of the answers that they may read at all, which the library
 * decides.
 */
export const exposeHeaders: Middleware = async (ctx, next) => {
  await next();
  if (ctx.method === 'OPTIONS' || !ctx.response.get('Access-Control-Allow-Origin')) return;
  const exposed = ctx.response.get('Access-Control-Expose-Headers');
  ctx.set('Access-Control-Expose-Headers', [...EXPOSED, exposed].filter(Boolean).join(', '));
};

const METADATA = ['/.well-known/', ROUTES.jwks];

/**
 * Metadata and keys are asked for again at each use, so that a portal that meets an unknown key
 * finds it at once.
 */
export const preventMetadataCaching: Middleware = async (ctx, next) => {
  await next();
  if (METADATA.some((path) => ctx.path.startsWith(path))) ctx.set('Cache-Control', 'no-cache');
};
