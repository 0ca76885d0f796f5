import {
  COMMENT_ORDERS,
  type Comment,
  type CommentHistory,
  type CommentOrder,
  type CommentPage,
  type CommentPath,
} from '../../shared/contract/comments';
import type { Section } from '../../shared/sections';
import { fromCursor, nextPage } from './nextPage';
import { portalApi } from './portalApi';

/** Under which content people write. */
export interface CommentPlace {
  readonly section: Section;
  readonly slug: string;
}

/** -1 against, 0 neither, 1 for. */
export type Side = Comment['alignment'];

/** In the order in which they are shown; those that take no side stand below the two columns. */
export const SIDES = [1, -1, 0] as const;

export interface CommentsArg extends CommentPlace {
  readonly sort: CommentOrder;
  /** Only those of one side; all where nothing is said. */
  readonly side?: Side;
  /** Cursor at which the first page starts; at the beginning unless the URL says otherwise. */
  readonly cursor?: string;
}

export interface OneComment extends CommentPlace {
  readonly id: string;
}

/** The order that people see unless they choose another one. */
const FIRST_ORDER: CommentOrder = 'best';

const isOrder = (name: string | null): name is CommentOrder =>
  COMMENT_ORDERS.some((order) => order === name);

/**
 * Returns the argument for the comments that a content's URL asks for. A cursor in it belongs to
 * the side that it names.
 */
export function commentsArg(
  place: CommentPlace,
  search: URLSearchParams,
  side?: Side,
): CommentsArg {
  const sort = search.get('sort');
  const cursor = search.get('cursor');
  const isOfSide = (search.get('side') ?? '') === String(side ?? '');
  return {
    section: place.section,
    slug: place.slug,
    sort: isOrder(sort) ? sort : FIRST_ORDER,
    ...(side !== undefined && { side }),
    ...(cursor && isOfSide && { cursor }),
  };
}

/** Returns the API path of a content's comments. */
export const commentsPath = ({ section, slug }: CommentPlace, rest = '') =>
  `/${section}/${slug}/comments${rest}`;

export const commentsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<CommentPage, CommentsArg, string>({
      infiniteQueryOptions: nextPage,
      query: ({ queryArg: { section, slug, cursor, ...params }, pageParam }) => ({
        url: commentsPath({ section, slug }),
        params: { ...params, ...fromCursor(pageParam || cursor) },
      }),
      providesTags: ['Comments'],
    }),
    listReplies: build.infiniteQuery<CommentPage, OneComment, string>({
      infiniteQueryOptions: nextPage,
      query: ({ queryArg: { id, ...place }, pageParam }) => ({
        url: commentsPath(place, `/${id}/replies`),
        params: fromCursor(pageParam),
      }),
      providesTags: ['Comments'],
    }),
    getCommentPath: build.query<CommentPath, OneComment>({
      query: ({ id, ...place }) => commentsPath(place, `/${id}`),
      providesTags: ['Comments'],
    }),
    getCommentHistory: build.query<CommentHistory, OneComment>({
      query: ({ id, ...place }) => commentsPath(place, `/${id}/history`),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useListCommentsInfiniteQuery,
  useListRepliesInfiniteQuery,
  useGetCommentPathQuery,
  useGetCommentHistoryQuery,
} = commentsApi;
