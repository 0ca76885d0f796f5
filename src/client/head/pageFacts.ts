import type { DetailPage, ListItem } from '../../shared/contract/content';
import type { PortalSettings } from '../../shared/contract/settings';
import type { FaqDetails } from '../../shared/contract/faqs';
import type { Locale } from '../../shared/locales';
import type { RouteMatch } from '../../shared/routes';
import { contentApi, toListArg } from '../api/contentEndpoints';
import type { RootState } from '../store/createStore';

export type Content = DetailPage<unknown>;
export type Question = ListItem<FaqDetails>;

/** A page as the host has it ready: what it shows, and where it stands. */
export interface PageFacts {
  readonly locale: Locale;
  readonly settings: PortalSettings;
  readonly match: RouteMatch;
  readonly status: number;
  /** Path and query, without language prefix. */
  readonly page: string;
  readonly origin: string;
  /** Title as React wrote it into the head, like the description. */
  readonly title: string;
  readonly description: string;
  /** Content that the page is about. */
  readonly content: Content | undefined;
  /** Questions of the page with all questions. */
  readonly questions: readonly Question[];
}

/** Returns the content that the address names, as the page's own request has brought it. */
export function findPageContent(
  state: RootState,
  { route: { kind, name, section }, params: { slug } }: RouteMatch,
  locale: Locale,
): Content | undefined {
  const place =
    kind === 'legal'
      ? ({ section: 'legal', slug: name.replace('legal.', '') } as const)
      : section && slug && { section, slug };
  if (!place) return undefined;
  return contentApi.endpoints.getContent.select({ ...place, locale })(state).data;
}

export function listPageQuestions(
  state: RootState,
  { route }: RouteMatch,
  locale: Locale,
): readonly Question[] {
  if (route.name !== 'faqs.list') return [];
  const arg = { ...toListArg('faqs', locale, new URLSearchParams()), limit: '100' };
  const pages = contentApi.endpoints.listContents.select(arg)(state).data?.pages ?? [];
  return pages.flatMap(({ items }) => items as Question[]);
}
