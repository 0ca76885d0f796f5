import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import csrf from '@fastify/csrf-protection';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PortalConfig } from '../../shared/contract/config';
import { RECEIPT_HEADER } from '../../shared/ballots/receiptHeader';
import { VOTER_KEY_HEADER } from '../../shared/contract/have-your-say';
import { Problem } from './problem';

// The component library puts in one constant style element; a browser test fails when its text changes.
const COMPONENT_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";
// Thousands of people share one address behind a carrier's or a school's router: reading is limited generously, writing strictly.
const READS_PER_WINDOW = 3_000;
const WRITES_PER_WINDOW = 300;
const WINDOW_MS = 5 * 60_000;
const LIMITED = /^\/(v1|connect)\//;
/** The address that calls from inside this process carry: the host asking itself for a page's content. */
export const IN_PROCESS = '0.0.0.0';

const isRead = ({ method }: FastifyRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
const ANTI_FORGERY_HEADER = 'x-xsrf-token';

export interface SecurityOptions {
  readonly config: PortalConfig;
  readonly origins: readonly string[];
  /** Reads of the API per address and five minutes; tests and benchmarks raise it. */
  readonly readsPerWindow?: number;
}

/** Origins of the providers, and of endpoints that are set by hand; endpoints that only a discovery document names are not known here. */
const doorOrigins = ({ signIn }: PortalConfig): string[] => {
  const addresses = signIn.flatMap(
    ({ authority, authWellknownEndpointUrl, authWellknownEndpoints }) => [
      authority,
      authWellknownEndpointUrl,
      ...Object.values(authWellknownEndpoints ?? {}),
    ],
  );
  const urls = addresses.filter(
    (address): address is string => typeof address === 'string' && URL.canParse(address),
  );
  return [...new Set(urls.map((address) => new URL(address).origin))];
};

/** Headers of every answer: a strict content policy without inline script, Trusted Types, no framing, no sniffing. */
function contentPolicy(config: PortalConfig) {
  const doors = doorOrigins(config);
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", COMPONENT_STYLE],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...doors],
      'frame-src': ["'self'", ...doors],
      'form-action': ["'self'", ...doors],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['meydan', 'meydan-worker'],
    },
  };
}

/** Security headers, allowed origins, rate limit and anti-forgery for the whole host. */
export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { config, origins, readsPerWindow = READS_PER_WINDOW } = options;
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy(config),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.production ? { maxAge: 31_536_000 } : false,
  });
  await app.register(cors, {
    origin: [...origins],
    credentials: false,
    exposedHeaders: ['date', 'retry-after'],
    allowedHeaders: [
      'accept',
      'accept-language',
      'authorization',
      'content-type',
      'idempotency-key',
      VOTER_KEY_HEADER,
      RECEIPT_HEADER,
      ANTI_FORGERY_HEADER,
    ],
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
 * allowed other origin cannot read our cookie; its Bearer header stands for it.
 * @throws Problem antiForgery
 */
export function requireAntiForgery(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('preValidation', (request, reply, done) => {
    if (isRead(request)) return done();
    const { origin, authorization, 'sec-fetch-site': site } = request.headers;
    const isAllowed = origins.includes(origin ?? '');
    if (site === 'cross-site' && !isAllowed) return done(new Problem('antiForgery'));
    if (isAllowed && authorization) return done();
    app.csrfProtection(request, reply, done);
  });
}
