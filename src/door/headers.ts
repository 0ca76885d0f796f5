import type { Middleware } from './http';

/** Addresses in answers follow the issuer, never the Host header somebody sent. */
export function pinHost(issuer: string): Middleware {
  const { host } = new URL(issuer);
  return (ctx, next) => {
    ctx.req.headers.host = host;
    return next();
  };
}

/**
 * Headers of every answer. Forms may lead to the portals because sign-in and sign-out end with a redirect there, which
 * browsers hold against `form-action` too. The opener policy stays open: a portal's popup needs its opener.
 */
export function securityHeaders(portalOrigins: readonly string[]): Middleware {
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
