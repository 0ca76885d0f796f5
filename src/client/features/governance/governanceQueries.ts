import type { GOVERNANCE_KINDS } from '../../../shared/contract/governance';
import type { IndicatorsQuery } from '../../../shared/contract/indicators';
import type { Locale } from '../../../shared/locales';
import { contentApi, listArg, type ListArg } from '../../api/contentEndpoints';
import type { useAppDispatch } from '../../app/hooks';
import { governanceApi } from './governanceApi';

type AppDispatch = ReturnType<typeof useAppDispatch>;

export const KINDS: typeof GOVERNANCE_KINDS = ['page', 'body', 'decision', 'commitment'];
export type GovernanceKind = (typeof KINDS)[number];

/** Numbers are a part of the page, too, but no kind of entries. */
export const INDICATORS_PART = 'indicators';
export type GovernancePart = GovernanceKind | typeof INDICATORS_PART;

/** The part that the page shows alone; null: an overview of all of them. */
export function shownPart(search: URLSearchParams): GovernancePart | null {
  if (search.get('part') === INDICATORS_PART) return INDICATORS_PART;
  return KINDS.find((kind) => kind === search.get('kind')) ?? null;
}

const ALL = '100';
/** So many stand in the overview; the rest on a page of its own. */
const FIRST: Partial<Record<GovernanceKind, string>> = { decision: '5', commitment: '6' };

/** What a part lists: decisions alone by the page, because there are more every month. */
export function partArg(kind: GovernanceKind, isAlone: boolean): Pick<ListArg, 'kind' | 'limit'> {
  if (!isAlone) return { kind, limit: FIRST[kind] ?? ALL };
  return kind === 'decision' ? { kind } : { kind, limit: ALL };
}

/** All entries of a kind, whatever the URL filters. */
export function allOfKind(kind: GovernanceKind, locale: Locale): ListArg {
  return { section: 'governance', locale, kind, limit: ALL };
}

/** The latest decisions of a body. */
export function decisionsOf(body: string, locale: Locale): ListArg {
  return { section: 'governance', locale, kind: 'decision', body, limit: '5' };
}

/** The time that the numbers are about: a year, or the last twelve months. */
export function indicatorsArg(search: URLSearchParams): IndicatorsQuery {
  const year = /^20\d\d$/.exec(search.get('year') ?? '')?.[0];
  return year ? { from: `${year}-01`, to: `${year}-12` } : {};
}

/** What the public page asks for: its parts, the bodies for their names, and what can be chosen. */
export function governanceQueries(locale: Locale, search: URLSearchParams) {
  const part = shownPart(search);
  if (part === INDICATORS_PART)
    return [
      (dispatch: AppDispatch) =>
        dispatch(governanceApi.endpoints.getIndicators.initiate(indicatorsArg(search))),
    ];
  const inUrl = listArg('governance', locale, search);
  const kinds = part ? [part] : KINDS;
  const lists: readonly ListArg[] = [
    ...kinds.map((kind) => ({ ...inUrl, ...partArg(kind, part !== null) })),
    allOfKind('body', locale),
  ];
  return [
    ...lists.map(
      (arg) => (dispatch: AppDispatch) => dispatch(contentApi.endpoints.listContents.initiate(arg)),
    ),
    (dispatch: AppDispatch) =>
      dispatch(governanceApi.endpoints.getGovernanceFacets.initiate(locale)),
  ];
}
