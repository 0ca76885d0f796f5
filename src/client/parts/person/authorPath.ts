import type { ContentSummary } from '../../../shared/contract/content';

type Author = ContentSummary['author'];

const PAGES: Readonly<Record<Author['kind'], (author: Author) => string | null>> = {
  person: ({ personId }) => personId && `/user/${personId}`,
  team: ({ slug }) => (slug === undefined ? null : `/teams/${slug}`),
  committee: ({ slug }) => (slug === undefined ? null : `/committees/${slug}`),
  organisation: () => null,
};

/** Returns an author’s own page; null where there is none, or the reader would not find it. */
export const getAuthorPath = (author: Author): string | null => PAGES[author.kind](author);
