import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStaffSomewhere } from '../../shared/permissions/can';
import { IN_PROCESS_ADDRESS, isSafeRequest } from '../http/security';
import { createWindowCounter } from '../http/windowCounter';
import { listNetworkKeys } from './networkAddress';
import { requireWithinLimit } from './requireWithinLimit';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Kind that requests of this route are counted as; without it as reads or writes. `nothing`:
     * the route limits what is refused, and what it lets through never depends on what others of
     * the network do.
     */
    countedAs?: keyof typeof REQUESTS_PER_WINDOW | 'nothing';
  }
}

const WINDOW_MS = 5 * 60_000;
/** The API, and what is made for other programs: pictures of links, feeds, calendars, sitemaps. */
const LIMITED = /^\/(v1|connect|og|sitemap)[/.]|^[^?]*\.(atom|ics)(\?|$)/;

/** Requests of one person, or of one network of visitors, in five minutes. */
const REQUESTS_PER_WINDOW = {
  /** Thousands of visitors share one address behind a carrier's or a school's router. */
  read: 3_000,
  write: 300,
  /** Number of writes of a person of the staff: what is imported is sent one by one. */
  staffWrite: 3_000,
  ballot: 300,
  /** A quiz is saved while somebody works on it. */
  quizSave: 1_000,
} as const;
type CountedAs = keyof typeof REQUESTS_PER_WINDOW;

export interface RequestLimitOptions {
  /** Reads of the API in five minutes; tests and benchmarks raise it. */
  readonly readsPerWindow?: number | undefined;
  /** Number of all other writes; tests raise it. */
  readonly writesPerWindow?: number | undefined;
  readonly clock: () => number;
}

function toKind(request: FastifyRequest): CountedAs | 'nothing' {
  const { countedAs } = request.routeOptions.config;
  if (countedAs !== undefined) return countedAs;
  if (isSafeRequest(request)) return 'read';
  return isStaffSomewhere(request.viewer) ? 'staffWrite' : 'write';
}

/**
 * Limits the requests to the API: of a person who is signed in by person, wherever they are, of
 * others by network address. One person can so use up nothing that others of the same network need,
 * but of visitors. Registered after `recogniseViewer`, which says who asks.
 */
export function limitRequests(app: FastifyInstance, options: RequestLimitOptions): void {
  const { readsPerWindow, writesPerWindow, clock } = options;
  const counter = createWindowCounter({ windowMs: WINDOW_MS, clock });

  const take = (request: FastifyRequest, reply: FastifyReply): void => {
    const { url, ip, viewer } = request;
    const kind = toKind(request);
    if (kind === 'nothing' || ip === IN_PROCESS_ADDRESS || !LIMITED.test(url)) return;
    const raised = kind === 'read' ? readsPerWindow : writesPerWindow;
    const most = raised ?? REQUESTS_PER_WINDOW[kind];
    const subjects = viewer ? [{ key: viewer.id, factor: 1 }] : listNetworkKeys(ip);
    const counted = subjects.map(({ key, factor }) => ({
      key: `${kind} ${key}`,
      most: most * factor,
    }));
    const { waitS, left } = counter.take(counted);
    reply.header('x-ratelimit-remaining', left);
    if (waitS > 0) requireWithinLimit(reply, { waitS, isOfNetwork: viewer === null });
  };

  const isVisitor = ({ headers }: FastifyRequest) => headers.authorization === undefined;
  // Visitors before anything of what they send is read; who somebody is may be known only after it.
  app.addHook('onRequest', (request, reply, done) => {
    if (isVisitor(request)) take(request, reply);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (!isVisitor(request)) take(request, reply);
    done();
  });
}
