import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import csrf from '@fastify/csrf-protection';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { PortalConfig } from '../../shared/contract/config';
import { ANSWER_HEADERS, API_METHODS, REQUEST_HEADERS } from '../../shared/crossOrigin';
import { Problem } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A secret in the address or the body says everything: whoever calls needs no page of ours, and no cookie takes part. */
    isProvenByAddress?: boolean;
  }
}

// The component library puts in one constant style element; a browser test fails when its text changes.
const COMPONENT_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";
// Thousands of people share one address behind a carrier's or a school's router: reading is limited generously, writing strictly.
const READS_PER_WINDOW = 3_000;
const WRITES_PER_WINDOW = 300;
const WINDOW_MS = 5 * 60_000;
/** Browsers keep it for two hours at most. */
const PREFLIGHT_KEPT_S = 2 * 3_600;
const LIMITED = /^\/(v1|connect)\//;
/** The address that calls from inside this process carry: the host asking itself for a page's content. */
export const IN_PROCESS = '0.0.0.0';

/** Whether a request changes nothing. */
export const isRead = ({ method }: FastifyRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
const ANTI_FORGERY_HEADER = 'x-xsrf-token';

export interface SecurityOptions {
  readonly config: PortalConfig;
  readonly origins: readonly string[];
  /** Reads of the API per address and five minutes; tests and benchmarks raise it. */
  readonly readsPerWindow?: number;
}

/** Of the addresses that name one. */
const originsOf = (addresses: readonly unknown[]): string[] => {
  const urls = addresses.filter(
    (address): address is string => typeof address === 'string' && URL.canParse(address),
  );
  return [...new Set(urls.map((address) => new URL(address).origin))];
};

/** Origins of the providers, and of endpoints that are set by hand; endpoints that only a discovery document names are not known here. */
const doorOrigins = ({ signIn }: PortalConfig): string[] => {
  const addresses = signIn.flatMap(
    ({ authority, authWellknownEndpointUrl, authWellknownEndpoints }) => [
      authority,
      authWellknownEndpointUrl,
      ...Object.values(authWellknownEndpoints ?? {}),
    ],
  );
  return originsOf(addresses);
};

/** Headers of every answer: a strict content policy without inline script, Trusted Types, no framing, no sniffing. */
function contentPolicy(config: PortalConfig) {
  const doors = doorOrigins(config);
  // Paths alone are on the portal's own origin.
  const api = originsOf([config.apiUrl]);
  const hosts = new Set([...api, ...originsOf([config.baseUrl]), ...doors]);
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", COMPONENT_STYLE],
      'img-src': ["'self'", 'data:', ...api],
      'media-src': ["'self'", ...api],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...hosts],
      'frame-src': ["'self'", ...doors],
      'form-action': ["'self'", ...doors],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['meydan', 'meydan-worker', 'default'],
    },
  };
}

/** Security headers, allowed origins, rate limit and anti-forgery for the whole host. */
export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { config, origins, readsPerWindow = READS_PER_WINDOW } = options;
  // Put together once: the plugin for Fastify does it anew for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: contentPolicy(config),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.production ? { maxAge: 31_536_000 } : false,
  });
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  await app.register(cors, {
    origin: [...origins],
    credentials: false,
    methods: [...API_METHODS],
    allowedHeaders: [...REQUEST_HEADERS],
    exposedHeaders: [...ANSWER_HEADERS],
    maxAge: PREFLIGHT_KEPT_S,
  });
  await app.register(rateLimit, {
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => `${isRead(request) ? 'read' : 'write'} ${request.ip}`,
    max: (request) => (isRead(request) ? readsPerWindow : WRITES_PER_WINDOW),
    allowList: ({ url, ip }) => ip === IN_PROCESS || !LIMITED.test(url),
  });
  await app.register(cookie);
  await app.register(csrf, {
    cookieOpts: { path: '/', sameSite: 'strict', httpOnly: true, secure: config.production },
    getToken: (request) => String(request.headers[ANTI_FORGERY_HEADER] ?? ''),
  });
}

/** Puts the readable anti-forgery cookie on a page (SPEC 7.3.2): cookie XSRF-TOKEN, sent back as header X-XSRF-TOKEN. */
export function giveAntiForgeryToken(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): void {
  if (request.cookies[ANTI_FORGERY_COOKIE] && request.cookies._csrf) return;
  reply.setCookie(ANTI_FORGERY_COOKIE, reply.generateCsrf(), {
    path: '/',
    sameSite: 'strict',
    secure: isSecure,
  });
}

/**
 * Refuses a write that another site's page makes (Fetch Metadata, Sec-Fetch-Site) or that comes without the token. A portal on an
 * allowed other origin cannot read our cookie; its browser says in `Origin`, which no page can set, where the write comes from.
 * @throws Problem antiForgery
 */
export function requireAntiForgery(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('preValidation', (request, reply, done) => {
    if (isRead(request) || request.routeOptions.config.isProvenByAddress) return done();
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origins.includes(origin ?? '')) return done();
    if (site === 'cross-site') return done(new Problem('antiForgery'));
    app.csrfProtection(request, reply, done);
  });
}
