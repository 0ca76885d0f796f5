import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HELPER_PAGES } from '../../shared/constants';
import type { PortalConfig } from '../../shared/contract/config';
import type { InstallationFacts } from '../../shared/contract/installation';
import { NO_WORKER_URL, WORKER_URL } from '../../shared/savedPages';
import { CLOSED_STATUS, COME_AGAIN_S } from '../../shared/stage';
import { REQUEST_TIMEOUT_MS } from '../db/loadShedding';
import type { HostSettings } from '../../shared/contract/settings';
import { getBarColours } from '../../shared/look/accentTokens';
import { getLook } from '../city/currentLook';
import type { SettingsOfHost } from '../settings/openSettings';
import type { LiveChanges } from '../live/liveChanges';
import { splitLocale } from '../../shared/routes';
import { MAX_COUNTS_AGE_MS, createCache } from '../http/ttlCache';
import { createWeakTag } from '../http/entityTags';
import { isProgramUrl } from '../http/pageResponse';
import { isPreview } from '../http/previewResponses';
import { isFromThisMachine } from '../http/fromThisMachine';
import { Problem } from '../http/problem';
import { createWindowCounter } from '../http/windowCounter';
import { listNetworkKeys } from '../identity/networkAddress';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { createFairQueue } from './fairQueue';
import { FIRST_PAINT_VARIES_BY, getFirstPaintAttributes } from './firstPaint';
import { openStyles, type PageLook, type StyledPage } from './inlineStyles';
import { MAX_ADDRESS_LENGTH, isDecodable, normalizeAddress } from './pageAddress';
import { toRenderedAddress } from './pageQuery';
import { IN_PROCESS_ADDRESS, setAntiForgeryCookie } from '../http/security';
import {
  sendSharedBody,
  createSharedBody,
  addVaryHeader,
  type SharedBody,
} from '../http/sharedBody';

export interface PortalOptions {
  /** Folder that `npm run build` fills: `portal/` for browsers, `render/` for the host. */
  readonly portalFolder: string;
  readonly config: PortalConfig;
  readonly live: LiveChanges;
  readonly settings: SettingsOfHost;
  readonly clock: () => number;
  /** Facts that stand in every page; kept in memory. */
  readonly getInstallation: () => Promise<InstallationFacts>;
  /** The one origin of canonical addresses; whatever name a request came by stands in no page. */
  readonly portalOrigin: string;
  /** Pages drawn for one network in five minutes; tests and benchmarks raise it. */
  readonly drawsPerWindow?: number | undefined;
}

interface RenderRequest {
  readonly url: string;
  readonly settings: HostSettings;
  readonly origin: string;
  readonly now: number;
  readonly installation: InstallationFacts | null;
  readonly fetch: typeof fetch;
  readonly developerTools: boolean;
  readonly sessionTapes: boolean;
  readonly workbench: boolean;
}
interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly version: string;
}
interface Renderer {
  openRenderer(portalFolder: string): Promise<(request: RenderRequest) => Promise<RenderedPage>>;
}

interface Page {
  readonly status: number;
  /** Tells whether it is what its route always shows, and not a failure to show something. */
  readonly isLasting: boolean;
  readonly styleHashes: readonly string[];
  /** With these attributes on its root element. */
  bodyWith(attributes: string): SharedBody;
}

/**
 * Builds the forms of a page's body, the same for all but for a few attributes; each form is
 * encoded once. Hundreds of pages are kept: as bytes, not as text.
 */
function bodiesOf({ html, hashes }: StyledPage, version: string): Page['bodyWith'] {
  const bytes = Buffer.from(html);
  const at = bytes.indexOf('>', bytes.indexOf(ROOT));
  const etagWith = (attributes: string) =>
    createWeakTag(JSON.stringify([version, attributes, hashes]));
  const bodies = new Map([['', createSharedBody(bytes, etagWith(''))]]);
  return (attributes) => {
    const known = bodies.get(attributes);
    if (known) return known;
    const parts = [bytes.subarray(0, at), Buffer.from(attributes), bytes.subarray(at)];
    const body = createSharedBody(Buffer.concat(parts), etagWith(attributes));
    bodies.set(attributes, body);
    return body;
  };
}

const PAGES_KEPT = { lifetimeMs: 10_000, most: 500 } as const;
const WINDOW_MS = 5 * 60_000;
/** A page is drawn in some 20 ms of the processor: this is a twentieth of one for one network. */
const DRAWS_PER_WINDOW = 600;
/** Drawing waits for data now and then; a third would only make the two others later. */
const DRAWING = { atOnce: 2, mostOfNetwork: 20, most: 200, waitMs: REQUEST_TIMEOUT_MS } as const;
const PERMANENT_REDIRECT = 308;
const SEE_OTHER = 303;
const YEAR_MS = 365 * 24 * 3_600_000;
const ROOT = '<html';
const OWN_STYLES = "style-src 'self'";
/** Program, styles and tapes of the workbench, which shows the people of the demonstration. */
const WORKBENCH_FILES = /^\/?(?:(?:workbench|tape-replay)\.|[\w-]+\.tape\.)/;
const HELPER_FILES = Object.values(HELPER_PAGES).map((path) => path.slice(1));

/** Redux DevTools are let in by name, or where the installation is not in production. */
export const canUseDeveloperTools = ({
  developerTools,
  production,
}: Pick<PortalConfig, 'developerTools' | 'production'>): boolean => developerTools ?? !production;

/**
 * Answers the page's own API calls in this process: no socket, the same routes, as an anonymous
 * visitor.
 */
function inProcessFetch(app: FastifyInstance, { host }: URL): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const response = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { accept: 'application/json', host },
      remoteAddress: IN_PROCESS_ADDRESS,
    });
    const headers = new Headers({ 'content-type': String(response.headers['content-type']) });
    return new Response(response.body, { status: response.statusCode, headers });
  };
}

function createPageLook(settings: HostSettings): PageLook {
  const { style, look } = getLook(settings);
  return { style, bar: getBarColours(look) };
}

type Admit = <Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  draw: () => Promise<Value>,
) => () => Promise<Value>;

/**
 * Lets pages be drawn a few at a time, and so many for each network; what is kept already never
 * comes here. Whoever sits at the machine of a host that is not in production is not counted: there
 * it is developed and tested.
 */
function openDrawing({ clock, config, drawsPerWindow }: PortalOptions): Admit {
  const counter = createWindowCounter({ windowMs: WINDOW_MS, clock });
  const queue = createFairQueue(DRAWING);
  const most = drawsPerWindow ?? DRAWS_PER_WINDOW;

  return (request, reply, draw) => {
    const networks = listNetworkKeys(request.ip);
    const network = networks[0]!.key;
    if (queue.isFull(network)) throw new Problem('unavailable');
    if (config.production || !isFromThisMachine(request)) {
      const counted = networks.map(({ key, factor }) => ({ key, most: most * factor }));
      const { waitS } = counter.take(counted);
      requireWithinLimit(reply, waitS === 0 ? null : { waitS, isOfNetwork: true });
    }
    return () => queue.run(network, draw);
  };
}

/**
 * Returns the address at which a page is found. @throws Problem for what is no address of a page
 */
function pageAddress(url: string): string {
  if (isProgramUrl(url)) throw new Problem('notFound');
  if (url.length > MAX_ADDRESS_LENGTH) throw new Problem('addressTooLong');
  if (!isDecodable(url)) throw new Problem('invalidRequest');
  return normalizeAddress(url);
}

/**
 * Redirects a form that a browser sends by itself, because no script runs there, back to its page,
 * which says why the form had no effect.
 */
async function backToPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!request.headers.accept?.includes('text/html')) throw new Problem('notFound');
  return reply.redirect(pageAddress(request.originalUrl), SEE_OTHER);
}

/**
 * Serves the files of the built portal, and every page of it as HTML that already holds its
 * content.
 */
export async function portalRoutes(app: FastifyInstance, options: PortalOptions): Promise<void> {
  const { portalFolder, config, live, settings, clock, getInstallation } = options;
  const { portalOrigin: origin } = options;
  const files = join(portalFolder, 'portal');
  const { openRenderer } = (await import(
    pathToFileURL(join(portalFolder, 'render', 'render.mjs')).href
  )) as Renderer;
  const [render, styled] = await Promise.all([
    openRenderer(files),
    openStyles(join(files, 'assets')),
  ]);
  const fetchHere = inProcessFetch(app, new URL(origin));
  const flags = {
    developerTools: canUseDeveloperTools(config),
    sessionTapes: config.sessionTapes ?? false,
    workbench: !config.production,
  };
  const pages = createCache<Page>({
    clock,
    ...PAGES_KEPT,
    isLasting: (page) => page.isLasting,
  });
  const admit = openDrawing(options);
  live.onAnyChange(({ isCount }) => (isCount ? pages.shorten(MAX_COUNTS_AGE_MS) : pages.clear()));
  live.onGap(() => pages.clear());
  settings.onChange(() => pages.clear());

  await app.register(fastifyStatic, {
    root: join(files, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    allowedPath: (path) => flags.workbench || !WORKBENCH_FILES.test(path),
  });
  await app.register(fastifyStatic, {
    root: files,
    prefix: '/',
    decorateReply: false,
    preCompressed: true,
    wildcard: false,
    index: false,
    globIgnore: [
      'assets/**',
      'manifest.json',
      // Answered from the settings; a folder that an earlier release was built in has them still.
      'manifest.webmanifest',
      'icon.svg',
      'index.html',
      'config.json',
      '*.br',
      '*.gz',
      'service-worker*.js',
      ...HELPER_FILES,
    ],
  });
  // Compared by browsers at every visit: a new worker, or the one that takes it away, is in place
  // at once.
  app.get(WORKER_URL, { schema: { hide: true } }, ({ settings: { stage } }, reply) => {
    reply.header('cache-control', 'no-cache');
    const worker = stage === 'open' ? WORKER_URL : NO_WORKER_URL;
    return reply.sendFile(worker.slice(1), files, { cacheControl: false });
  });
  for (const page of HELPER_FILES) {
    app.get(`/${page}`, { schema: { hide: true } }, (_request, reply) => {
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header(
        'content-security-policy',
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      );
      reply.header('x-frame-options', 'SAMEORIGIN');
      // A sign-in window that comes back from the provider keeps its opener only without a policy
      // of its own.
      reply.header('cross-origin-opener-policy', 'unsafe-none');
      return reply.sendFile(page, files, { immutable: false, maxAge: 0 });
    });
  }

  // Before anything of what was typed is read.
  app.post('/*', { schema: { hide: true }, onRequest: backToPage }, backToPage);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const url = request.originalUrl;
    const address = pageAddress(url);
    if (address !== url) return reply.redirect(address, PERMANENT_REDIRECT);

    const isForOne = setAntiForgeryCookie(request, reply, config.production);
    const drawn = toRenderedAddress(url, request.settings, flags.workbench);
    const draw = async (): Promise<Page> => {
      const now = clock();
      const { status, html, version } = await render({
        url: drawn.url,
        settings: request.settings,
        origin,
        now,
        // Without them the page is drawn all the same; its own calls say what is wrong.
        installation: await getInstallation().catch(() => null),
        fetch: fetchHere,
        ...flags,
      });
      const page = styled(html, createPageLook(request.settings));
      const isLasting = status === drawn.status;
      return { status, isLasting, styleHashes: page.hashes, bodyWith: bodiesOf(page, version) };
    };
    // With the number: a request that is older than a change leaves no page to those after it.
    const key = `${request.settings.number} ${drawn.url}`;
    const isKept = !isPreview(request) && pages.has(key);
    const inTurn = isKept ? draw : admit(request, reply, draw);
    const page = await (isPreview(request) ? inTurn() : pages.get(key, inTurn));
    const { locale } = splitLocale(url, request.settings.languages.first);
    const policy = String(reply.getHeader('content-security-policy'));
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .headers({
        'content-language': locale,
        'cache-control': isForOne ? 'private, no-cache' : 'no-cache',
        'content-security-policy': policy.replace(OWN_STYLES, (own) =>
          [own, ...page.styleHashes].join(' '),
        ),
      });
    if (drawn.status === CLOSED_STATUS)
      reply.headers({ 'retry-after': COME_AGAIN_S, 'x-robots-tag': 'noindex' });
    addVaryHeader(reply, FIRST_PAINT_VARIES_BY);
    return sendSharedBody(request, reply, page.bodyWith(getFirstPaintAttributes(request, locale)));
  });
}
