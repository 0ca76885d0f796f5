import type { PostFacts } from '../../../shared/contract/blogs';

/** Returns the path of the list with this author’s posts alone; null for people who have left. */
export const getPostsPath = (id: PostFacts['authorId']): string | null =>
  id === null ? null : `/blogs?${new URLSearchParams({ author: id })}`;
