import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { MarkedText } from '../../../shared/contract/search';
import type { ContentSection } from '../../../shared/sections';
import { useLocale } from '../../intl/IntlRoot';
import { useIsPageThere } from '../../ui/Link';
import { getContentPath } from './contentPath';
import { findPages } from './pages';
import { useSuggestQuery } from './searchApi';
import { MAX_SEARCH_LENGTH, getSearchPath } from './searchPath';
import { useDebouncedValue } from './useDebouncedValue';

/** A row of the list below the search field. */
export interface SearchOption {
  readonly group: 'recent' | 'pages' | 'titles' | 'all';
  readonly path: string;
  /** The row is a search for these words. */
  readonly words?: string;
  readonly name?: MessageDescriptor;
  readonly title?: MarkedText;
  readonly section?: ContentSection;
}

/** Time after the last key until the host is asked, in milliseconds. */
const PAUSE_MS = 150;
const FEWEST_LETTERS = 2;

function useTitles(typed: string) {
  const locale = useLocale();
  const q = useDebouncedValue(typed, PAUSE_MS).trim().slice(0, MAX_SEARCH_LENGTH);
  const isAsked = q.length >= FEWEST_LETTERS && typed.trim() !== '';
  // `currentData` is never the answer to something that was typed before.
  const { currentData, isFetching } = useSuggestQuery(isAsked ? { q, locale } : skipToken);
  return { items: currentData?.items ?? [], isLoading: isFetching || q !== typed.trim() };
}

const searchFor = (group: 'recent' | 'all', words: string): SearchOption => ({
  group,
  words,
  path: getSearchPath(words),
});

/**
 * Lists the rows: recent searches while nothing is typed; otherwise pages by name, titles, and the
 * search itself.
 */
export function useSearchOptions(typed: string, recent: readonly string[]) {
  const { formatMessage } = useIntl();
  const isThere = useIsPageThere();
  const { items, isLoading } = useTitles(typed);
  const words = typed.trim();
  if (words === '')
    return { options: recent.map((search) => searchFor('recent', search)), isLoading: false };

  const pages = findPages(words, (name) => formatMessage(name), isThere).map(
    ({ path, name }): SearchOption => ({
      group: 'pages',
      path,
      name,
    }),
  );
  const titles = items.map(({ section, slug, title }): SearchOption => ({
    group: 'titles',
    path: getContentPath(section, slug),
    title,
    section,
  }));
  return { options: [...pages, ...titles, searchFor('all', words)], isLoading };
}
