import { OWN_FILTERS } from '../../shared/contract/ownFilters';
import type { PortalSettings } from '../../shared/contract/settings';
import { CLOSED_STATUS, isPageOpen } from '../../shared/stage';
import { matchOpenPath, NOT_FOUND, NOT_FOUND_PATH, splitLocale } from '../../shared/routes';

/** Names in the query of a page's address that some screen reads. */
export const PAGE_QUERY_NAMES: ReadonlySet<string> = new Set([
  'about',
  'after',
  'area',
  'attempt',
  'cause',
  'comment',
  'cursor',
  'from',
  'kind',
  'list',
  'missing',
  'page',
  'part',
  'person',
  'phase',
  'preview',
  'q',
  'reference',
  'role',
  'section',
  'side',
  'sort',
  'sought',
  'statement',
  'step',
  'tab',
  'to',
  'topic',
  'view',
  ...OWN_FILTERS,
  // Parameters of the workbench, beside `language` and `state`.
  'component',
  'direction',
  'screen',
  'session',
  'tape',
  'theme',
]);

function isRead(pair: string): boolean {
  const [name] = new URLSearchParams(pair).keys();
  return name !== undefined && PAGE_QUERY_NAMES.has(name);
}

export interface RenderedAddress {
  /** Address that is drawn, and kept: without what no screen reads of what was asked for. */
  readonly url: string;
  /** The status of its route; a page with another one could not show what it is about. */
  readonly status: number;
}

/** Says what is drawn for the address of a page: path with language prefix, and query. */
export function toRenderedAddress(
  address: string,
  settings: Pick<PortalSettings, 'sections' | 'stage'>,
  hasWorkbench = true,
): RenderedAddress {
  const [path = '/', ...query] = address.split('?');
  const { prefix, rest } = splitLocale(path);
  const found = matchOpenPath(rest, settings).route;
  const route = found.name === 'workbench' && !hasWorkbench ? NOT_FOUND : found;
  const status = isPageOpen(route, settings) ? route.status : CLOSED_STATUS;
  if (route.name === 'notFound') return { url: prefix + NOT_FOUND_PATH, status };
  // The answer of a provider is the browser's alone.
  if (route.name === 'callback') return { url: path, status };
  const read = query.join('?').split('&').filter(isRead);
  return { url: read.length > 0 ? `${path}?${read.join('&')}` : path, status };
}
