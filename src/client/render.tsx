import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import type { PortalSettings } from '../shared/contract/settings';
import { getPortalName } from '../shared/settings';
import type { InstallationFacts } from '../shared/contract/installation';
import { keepOneLanguage } from '../shared/vocabularies';
import { unescapeHtml } from '../shared/html';
import { getLocaleInfo, type Locale } from '../shared/locales';
import { splitLocale } from '../shared/routes';
import { createStore, type AppStore } from './store/createStore';
import { ROUTES_CHUNK } from './app/findRoute';
import { prepareScreen, type ReadyScreen } from './app/prepareScreen';
import { Root } from './app/Root';
import { getRouteObject } from './app/routes';
import { PRE_HYDRATION_EVENTS_CHUNK } from './browser/preHydrationEvents';
import { createMemoryPorts } from './browser/memoryPorts';
import type { PageState } from './browser/page';
import { homeRoute } from './features/home/routes';
import { renderHeadTags } from './head/headTags';
import { findPageContent, listPageQuestions, type PageFacts } from './head/pageFacts';
import { listMessageChunks } from './intl/messageChunks';
import { sectionMessages } from './intl/sharedMessages';
import { toLocation, normalizePath, addLanguagePrefix } from './navigation/address';
import { createFirstView } from './navigation/navigation';
import {
  renderAssetTags,
  fillTemplate,
  splitHead,
  renderStateTag,
  type Manifest,
} from './pageTemplate';

export interface RenderRequest {
  /** Path and query as requested, with the language prefix. */
  readonly url: string;
  /** Scheme and host, for absolute addresses. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Answers the page's own API calls. */
  readonly fetch: typeof fetch;
  readonly settings: PortalSettings;
  /** Left out where they are not known. */
  readonly installation?: InstallationFacts | null;
  /** Whether the installation lets Redux DevTools look inside. */
  readonly developerTools?: boolean;
  /** Whether its pages offer to record them as session tapes. */
  readonly sessionTapes?: boolean;
  /** Whether it has the workbench. */
  readonly workbench?: boolean;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /**
   * The same for pages that say the same, whenever they were drawn: nothing in it is of that
   * moment.
   */
  readonly version: string;
}

interface Files {
  readonly template: string;
  readonly manifest: Manifest;
}

/** Reads what `npm run build` left in the portal's folder; the answer renders one page per call. */
export async function openRenderer(
  portalFolder: string,
): Promise<(request: RenderRequest) => Promise<RenderedPage>> {
  const read = (name: string) => readFile(join(portalFolder, name), 'utf8');
  const [template, manifest] = await Promise.all([read('index.html'), read('manifest.json')]);
  const files: Files = { template, manifest: JSON.parse(manifest) as Manifest };
  return (request) => renderPage(files, request);
}

/**
 * Renders the first view of a page as HTML, with the data that the browser goes on from, and the
 * HTTP status it deserves.
 */
export async function renderPage(files: Files, request: RenderRequest): Promise<RenderedPage> {
  const { url, origin, now, developerTools = false } = request;
  const { sessionTapes = false, workbench = false, installation = null } = request;
  const { locale, prefix, rest } = splitLocale(url, request.settings.languages.first);
  const settings = keepOneLanguage(request.settings, locale);
  const location = { ...toLocation(normalizePath(rest)), hash: '' };
  const href = origin + addLanguagePrefix(prefix, location.pathname) + location.search;
  const ports = { ...createMemoryPorts({ href, nowMs: now, fetch: request.fetch }), after };
  const store = createStore({ ports, preloadedState: { installation, settings } });
  const first = await prepareScreen(store.dispatch, {
    locale,
    settings,
    now,
    location,
    hasWorkbench: workbench,
  });

  const { head, app } = splitHead(
    renderToString(
      <Root
        store={store}
        hostState={store.getState()}
        ports={ports}
        reading={{ locale }}
        origin={origin}
        first={createFirstView(first, prefix)}
        navigation={null}
        router={(children) => (
          <StaticRouter basename={prefix} location={prefix + location.pathname + location.search}>
            {children}
          </StaticRouter>
        )}
      />,
    ),
  );
  const tags = renderHeadTags(
    {
      locale,
      origin,
      settings,
      match: first.match,
      status: first.status,
      page: location.pathname + location.search,
      ...written(head),
      content: findPageContent(store.getState(), first.match, locale),
      questions: listPageQuestions(store.getState(), first.match, locale),
    },
    namesIn(first, { locale, settings }),
  );
  const state: PageState = {
    locale,
    settings,
    now,
    origin,
    ...(installation && { installation }),
    answers: answersOf(store),
    ...(developerTools && { developerTools }),
    ...(sessionTapes && { sessionTapes }),
    ...(workbench && { workbench }),
  };
  const parts = {
    lang: locale,
    dir: getLocaleInfo(locale).dir,
    align: getLocaleInfo(locale).align,
    head: head + tags + renderAssetTags(files.manifest, chunksOf(first, locale)),
    app,
  };
  return {
    status: first.status,
    html: fillTemplate(files.template, { ...parts, state: renderStateTag(state) }),
    version: versionOf([files.template, parts, lasting(state)]),
  };
}

const versionOf = (parts: object): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Without what tells when and by which requests the page was drawn. */
function lasting({ answers: { queries, provided }, ...state }: PageState): object {
  const withoutMoment = ([key, query]: [string, object | undefined]) => [
    key,
    { ...query, requestId: null, startedTimeStamp: null, fulfilledTimeStamp: null },
  ];
  return { ...state, now: null, provided, queries: Object.entries(queries).map(withoutMoment) };
}

/**
 * Reads what React wrote into the head: its texts are escaped there, and are again where they are
 * put.
 */
function written(head: string): Pick<PageFacts, 'title' | 'description'> {
  const [, title = ''] = /<title>([^<]*)/.exec(head) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(head) ?? [];
  return { title: unescapeHtml(title), description: unescapeHtml(description) };
}

function namesIn(
  { match, messages }: ReadyScreen,
  { locale, settings }: Pick<PageState, 'locale' | 'settings'>,
) {
  const { formatMessage } = createIntl({ locale, messages });
  const { section } = match.route;
  return {
    portal: getPortalName(settings, locale),
    section: section ? formatMessage(sectionMessages[section]) : '',
  };
}

/**
 * Runs a function later in real time: the host has a clock, the ports made for tests do not move
 * theirs.
 */
function after(ms: number, run: () => void) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function answersOf(store: AppStore): PageState['answers'] {
  const { queries, provided } = store.getState().portalApi;
  return { queries, provided };
}

/**
 * Lists the chunks in the order of execution: what the entry will import stands before it, so that
 * it finds it there.
 */
function chunksOf({ match, parts, textChunk }: ReadyScreen, locale: Locale): readonly string[] {
  const { chunk, ahead = [] } = getRouteObject(match.route).handle;
  return [
    PRE_HYDRATION_EVENTS_CHUNK,
    ...listMessageChunks(locale, textChunk),
    ...(chunk === homeRoute.handle.chunk ? [] : [ROUTES_CHUNK]),
    chunk,
    ...parts,
    ...ahead,
    'main',
  ];
}
