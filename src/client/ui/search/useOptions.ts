import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { MarkedText } from '../../../shared/contract/search';
import type { ContentSection } from '../../../shared/sections';
import { useLocale } from '../../intl/IntlRoot';
import { contentPath } from './contentPath';
import { pagesNamed } from './pages';
import { useSuggestQuery } from './searchApi';
import { SEARCH_LETTERS, searchPath } from './searchPath';
import { useSettled } from './useSettled';

/** A row of the list below the search field. */
export interface Option {
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
  const q = useSettled(typed, PAUSE_MS).trim().slice(0, SEARCH_LETTERS);
  const isAsked = q.length >= FEWEST_LETTERS && typed.trim() !== '';
  // `currentData` is never the answer to something that was typed before.
  const { currentData, isFetching } = useSuggestQuery(isAsked ? { q, locale } : skipToken);
  return { items: currentData?.items ?? [], isLoading: isFetching || q !== typed.trim() };
}

const searchFor = (group: 'recent' | 'all', words: string): Option => ({
  group,
  words,
  path: searchPath(words),
});

/**
 * Lists the rows: recent searches while nothing is typed; otherwise pages by name, titles, and the
 * search itself.
 */
export function useOptions(typed: string, recent: readonly string[]) {
  const { formatMessage } = useIntl();
  const { items, isLoading } = useTitles(typed);
  const words = typed.trim();
  if (words === '')
    return { options: recent.map((search) => searchFor('recent', search)), isLoading: false };

  const pages = pagesNamed(words, (name) => formatMessage(name)).map(({ path, name }): Option => ({
    group: 'pages',
    path,
    name,
  }));
  const titles = items.map(({ section, slug, title }): Option => ({
    group: 'titles',
    path: contentPath(section, slug),
    title,
    section,
  }));
  return { options: [...pages, ...titles, searchFor('all', words)], isLoading };
}
