import type { GOVERNANCE_KINDS } from '../../../shared/contract/governance';
import type { Locale } from '../../../shared/locales';
import { listArg, type ListArg } from '../../api/contentEndpoints';

export const KINDS: typeof GOVERNANCE_KINDS = ['page', 'body', 'decision', 'commitment'];
export type GovernanceKind = (typeof KINDS)[number];

/** The kinds that the page shows: one if the URL names it, otherwise all. */
export function shownKinds(search: URLSearchParams): readonly GovernanceKind[] {
  const kind = search.get('kind');
  return KINDS.filter((name) => !kind || kind === name);
}

/** Everything but decisions stands on one page; of decisions there are more every month. */
export function partArg(kind: GovernanceKind): Pick<ListArg, 'kind' | 'limit'> {
  return kind === 'decision' ? { kind } : { kind, limit: '100' };
}

/** All entries of a kind, whatever the URL filters. */
export function allOfKind(kind: GovernanceKind, locale: Locale): ListArg {
  return { section: 'governance', locale, kind, limit: '100' };
}

/** The lists of the public page: its parts, and the bodies for their names. */
export function governanceLists(locale: Locale, search: URLSearchParams): readonly ListArg[] {
  const inUrl = listArg('governance', locale, search);
  const parts = shownKinds(search).map((kind) => ({ ...inUrl, ...partArg(kind) }));
  return [...parts, allOfKind('body', locale)];
}
