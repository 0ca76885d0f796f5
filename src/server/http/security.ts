import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { PortalConfig } from '../../shared/contract/config';
import { RESPONSE_HEADERS, API_METHODS, REQUEST_HEADERS } from '../../shared/crossOrigin';
import { Problem } from './problem';
import { listOrigins, requireHost, type HostNameOptions } from './requestHost';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A secret in the address or the body says everything: whoever calls needs no page of ours, and
     * no cookie takes part.
     */
    isProvenByAddress?: boolean;
  }
}

// The component library puts in one constant style element; a browser test fails when its text
// changes.
const COMPONENT_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";
/** Browsers keep it for two hours at most. */
const PREFLIGHT_KEPT_S = 2 * 3_600;
/**
 * The address that calls from inside this process carry: the host asking itself for a page's
 * content.
 */
export const IN_PROCESS_ADDRESS = '0.0.0.0';

/** Browser features that pages need; frames of providers that sign in silently need none. */
const OWN_POWERS = [
  'clipboard-write',
  'fullscreen',
  'picture-in-picture',
  'publickey-credentials-get',
  'web-share',
];
const CLOSED_POWERS = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = [
  ...OWN_POWERS.map((power) => `${power}=(self)`),
  ...CLOSED_POWERS.map((power) => `${power}=()`),
].join(', ');

/** Closes what no page needs (Permissions Policy); other answers have no use for it. */
function limitPowers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('permissions-policy', PERMISSIONS_POLICY);
    done(null, payload);
  });
}

/** Tells whether a request changes nothing. */
export const isSafeRequest = ({ method }: FastifyRequest) =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method);

const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
const ANTI_FORGERY_HEADER = 'x-xsrf-token';

export interface SecurityOptions extends HostNameOptions {
  readonly origins: readonly string[];
}

/**
 * Origins of the providers, and of endpoints that are set by hand; endpoints that only a discovery
 * document names are not known here.
 */
const doorOrigins = ({ signIn }: PortalConfig): string[] => {
  const addresses = signIn.flatMap(
    ({ authority, authWellknownEndpointUrl, authWellknownEndpoints }) => [
      authority,
      authWellknownEndpointUrl,
      ...Object.values(authWellknownEndpoints ?? {}),
    ],
  );
  return listOrigins(addresses);
};

/**
 * Headers of every answer: a strict content policy without inline script, Trusted Types, no
 * framing, no sniffing.
 */
function contentPolicy(config: PortalConfig) {
  const doors = doorOrigins(config);
  // Paths alone are on the portal's own origin.
  const api = listOrigins([config.apiUrl]);
  const hosts = new Set([...api, ...listOrigins([config.baseUrl]), ...doors]);
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

/** Security headers, allowed origins and anti-forgery for the whole host. */
export async function addSecurity(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { config, origins } = options;
  // Put together once: the plugin for Fastify does it anew for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: contentPolicy(config),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Where the portal has the city's own name, it does not bind other hosts below that name.
    strictTransportSecurity: config.production
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
  });
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  requireHost(app, options);
  limitPowers(app);
  await app.register(cors, {
    origin: [...origins],
    credentials: false,
    methods: [...API_METHODS],
    allowedHeaders: [...REQUEST_HEADERS],
    exposedHeaders: [...RESPONSE_HEADERS],
    maxAge: PREFLIGHT_KEPT_S,
  });
  await app.register(cookie);
  await app.register(csrf, {
    cookieOpts: { path: '/', sameSite: 'strict', httpOnly: true, secure: config.production },
    getToken: (request) => String(request.headers[ANTI_FORGERY_HEADER] ?? ''),
  });
}

/**
 * Puts the readable anti-forgery cookie on a page (SPEC 7.3.2): cookie XSRF-TOKEN, sent back as
 * header X-XSRF-TOKEN. Says whether it did: such an answer is for one browser alone, whose cookies
 * no cache may give to the next.
 */
export function setAntiForgeryCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): boolean {
  if (request.cookies[ANTI_FORGERY_COOKIE] && request.cookies._csrf) return false;
  reply.setCookie(ANTI_FORGERY_COOKIE, reply.generateCsrf(), {
    path: '/',
    sameSite: 'strict',
    secure: isSecure,
  });
  return true;
}

/**
 * Refuses a write that another site's page makes (Fetch Metadata, Sec-Fetch-Site) or that comes
 * without the token. A portal on an allowed other origin cannot read our cookie; its browser says
 * in `Origin`, which no page can set, where the write comes from.
 * @throws Problem antiForgery
 */
export function requireAntiForgery(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('preValidation', (request, reply, done) => {
    if (isSafeRequest(request) || request.routeOptions.config.isProvenByAddress) return done();
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origins.includes(origin ?? '')) return done();
    if (site === 'cross-site') return done(new Problem('antiForgery'));
    app.csrfProtection(request, reply, done);
  });
}
