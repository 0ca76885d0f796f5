import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import { isProblem } from '../api/problem';
import type { Messages } from '../intl/IntlRoot';
import { loadMessages } from '../intl/loadMessages';
import { loadMarkdown } from '../ui/Markdown';
import type { PortalSettings } from '../../shared/contract/settings';
import type { Locale } from '../../shared/locales';
import { matchOpenPath, NOT_FOUND, type RouteMatch } from '../../shared/routes';
import type { AppDispatch } from '../store/createStore';
import { CLOSED_STATUS } from '../../shared/stage';
import { getAccess } from '../navigation/access';
import { findRoute } from './findRoute';

/**
 * A screen with everything it needs: shown without a waiting state, on the host as in the browser.
 */
export interface ReadyScreen {
  readonly location: Location;
  readonly match: RouteMatch;
  readonly Screen: ComponentType;
  readonly messages: Messages;
  /** Name of the chunk whose texts are its messages. */
  readonly textChunk: string;
  /** Webpack chunks of the parts that this content shows besides the screen’s own. */
  readonly parts: readonly string[];
  /** HTTP status of the first byte: the route's, or that of what could not be loaded. */
  readonly status: number;
  /** Milliseconds since 1970: what relative times on the screen count from. */
  readonly now: number;
  /** Gives the requests' cache entries free; the screen's own hooks hold them by then. */
  readonly release: () => void;
}

interface Wanted {
  readonly locale: Locale;
  readonly settings: PortalSettings;
  readonly location: Location;
  readonly now: number;
  /** Data that is in the store already is asked for again. */
  readonly isReload?: boolean;
  /** The host has written the page, and its texts stay as they are. */
  readonly isHostWritten?: boolean;
  /** The installation has the workbench, which production does not have. */
  readonly hasWorkbench?: boolean;
}

const NOT_FOUND_STATUS = 404;
const READS_MARKDOWN = ['detail', 'legal'];
/** A chunk with the usual texts, which the reader of Markdown needs. */
const MARKDOWN_CHUNK = 'markdown';

/**
 * Loads code, texts and data of the screen at `location` (without language prefix). Rejects if the
 * code cannot be loaded.
 */
export async function prepareScreen(
  dispatch: AppDispatch,
  {
    locale,
    settings,
    location,
    now,
    isReload = false,
    isHostWritten = false,
    hasWorkbench = false,
  }: Wanted,
): Promise<ReadyScreen> {
  const found = matchOpenPath(location.pathname, settings);
  const isMissing = found.route.name === 'workbench' && !hasWorkbench;
  const match: RouteMatch = isMissing ? { route: NOT_FOUND, params: {} } : found;
  const search = new URLSearchParams(location.search);
  const { lazy, handle } = await findRoute(match.route);
  const { chunk, queries, isThere } = handle;
  const readsMarkdown = handle.readsMarkdown?.(settings) ?? false;
  const textChunk = readsMarkdown ? MARKDOWN_CHUNK : chunk;
  // A closed portal has no data for visitors: the frame says so until the person is known.
  const isClosed = dispatch((_, getState) => getAccess(match.route, getState()) === 'closed');
  const wanted = isClosed ? [] : (queries?.({ ...match, locale, settings, search }) ?? []);
  const requests = wanted.map((query) => query(dispatch));
  const [Screen, messages, answers] = await Promise.all([
    lazy.Component(),
    loadMessages(locale, textChunk),
    Promise.all(requests.map((request) => (isReload ? request.refetch() : request))),
    !isHostWritten && (readsMarkdown || READS_MARKDOWN.includes(match.route.kind))
      ? loadMarkdown()
      : null,
  ]);
  const content = answers[0]?.data;
  const parts = content && handle.parts ? await handle.parts(content, settings) : [];
  const isGone = content && isThere?.(content, match) === false;
  const statusWhenOpen = isGone ? NOT_FOUND_STATUS : statusOf(match, answers);
  const status = isClosed ? CLOSED_STATUS : statusWhenOpen;
  return {
    location,
    match,
    Screen,
    messages,
    textChunk,
    parts,
    now,
    status,
    release: () => requests.forEach(({ unsubscribe }) => unsubscribe()),
  };
}

/**
 * Returns the status of a page by its first request, the page's subject; a part that is missing
 * beside it does not count.
 */
function statusOf({ route }: RouteMatch, [main]: readonly { readonly error?: unknown }[]): number {
  const failure = main?.error as Parameters<typeof isProblem>[0];
  if (!isProblem(failure) || !['list', 'detail', 'history', 'legal'].includes(route.kind))
    return route.status;
  return failure.status >= 400 && failure.status < 500 ? failure.status : 503;
}
