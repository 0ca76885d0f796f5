import type { ContentSummary } from '../../../shared/contract/content';
import type { PostFacts } from '../../../shared/contract/blogs';

type Author = ContentSummary['author'];
type AuthorId = PostFacts['authorId'];

/** The list with this author’s posts alone; null for people who have left. */
export const postsBy = (id: AuthorId): string | null =>
  id === null ? null : `/blogs?${new URLSearchParams({ author: id })}`;

const PAGES: Readonly<Record<Author['kind'], ((id: string) => string) | null>> = {
  person: (id) => `/user/${id}`,
  team: (id) => `/teams/${id}`,
  committee: (id) => `/committees/${id}`,
  organisation: null,
};

/** The author’s own page; null where there is none. */
export const pageOf = ({ kind }: Author, id: AuthorId): string | null =>
  id === null ? null : (PAGES[kind]?.(id) ?? null);
