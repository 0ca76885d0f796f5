/** `infiniteQueryOptions` of a list of which each page names the next one. */
export const cursorPagination = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};

/** Returns the query that asks for the page of a cursor; the first one has none. */
export const toCursorQuery = (cursor: string | undefined) => (cursor ? { cursor } : {});
