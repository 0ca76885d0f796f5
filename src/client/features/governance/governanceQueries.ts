import type { GOVERNANCE_KINDS } from '../../../shared/contract/governance';
import type { IndicatorsQuery } from '../../../shared/contract/indicators';
import type { Locale } from '../../../shared/locales';
import { contentApi, toListArg, type ListArg } from '../../api/contentEndpoints';
import type { useAppDispatch } from '../../store/hooks';
import { governanceApi } from './governanceApi';

type AppDispatch = ReturnType<typeof useAppDispatch>;

export const KINDS: typeof GOVERNANCE_KINDS = ['page', 'body', 'decision', 'commitment'];
export type GovernanceKind = (typeof KINDS)[number];

/** Numbers are a part of the page, too, but no kind of entries. */
export const INDICATORS_PART = 'indicators';
export type GovernancePart = GovernanceKind | typeof INDICATORS_PART;

/** Returns the part that the page shows alone; null: an overview of all of them. */
export function readPart(search: URLSearchParams): GovernancePart | null {
  if (search.get('part') === INDICATORS_PART) return INDICATORS_PART;
  return KINDS.find((kind) => kind === search.get('kind')) ?? null;
}

const ALL = '100';
/** Numbers of entries in the overview; the rest is on a page of its own. */
const FIRST: Partial<Record<GovernanceKind, string>> = { decision: '5', commitment: '6' };

/**
 * Returns the argument for the list of a part: only decisions are paged, because there are more
 * every month.
 */
export function toPartArg(kind: GovernanceKind, isAlone: boolean): Pick<ListArg, 'kind' | 'limit'> {
  if (!isAlone) return { kind, limit: FIRST[kind] ?? ALL };
  return kind === 'decision' ? { kind } : { kind, limit: ALL };
}

/** Returns the argument for all entries of a kind, independent of the URL's filters. */
export function toKindArg(kind: GovernanceKind, locale: Locale): ListArg {
  return { section: 'governance', locale, kind, limit: ALL };
}

/** Returns the argument for the latest decisions of a body. */
export function toBodyDecisionsArg(body: string, locale: Locale): ListArg {
  return { section: 'governance', locale, kind: 'decision', body, limit: '5' };
}

/** Returns the time that the numbers are about: a year, or the last twelve months. */
export function toIndicatorsArg(search: URLSearchParams): IndicatorsQuery {
  const year = /^20\d\d$/.exec(search.get('year') ?? '')?.[0];
  return year ? { from: `${year}-01`, to: `${year}-12` } : {};
}

/**
 * Lists the requests of the public page: its parts, the bodies for their names, and the values to
 * choose from.
 */
export function listGovernanceQueries(locale: Locale, search: URLSearchParams) {
  const part = readPart(search);
  if (part === INDICATORS_PART)
    return [
      (dispatch: AppDispatch) =>
        dispatch(governanceApi.endpoints.getIndicators.initiate(toIndicatorsArg(search))),
    ];
  const inUrl = toListArg('governance', locale, search);
  const kinds = part ? [part] : KINDS;
  const lists: readonly ListArg[] = [
    ...kinds.map((kind) => ({ ...inUrl, ...toPartArg(kind, part !== null) })),
    toKindArg('body', locale),
  ];
  return [
    ...lists.map(
      (arg) => (dispatch: AppDispatch) => dispatch(contentApi.endpoints.listContents.initiate(arg)),
    ),
    (dispatch: AppDispatch) =>
      dispatch(governanceApi.endpoints.getGovernanceFacets.initiate(locale)),
  ];
}
