import {
  COMMENT_ORDERS,
  type Comment,
  type CommentHistory,
  type CommentOrder,
  type CommentPage,
  type CommentPath,
} from '../../../shared/contract/comments';
import type { Section } from '../../../shared/sections';
import { toCursorQuery, cursorPagination } from '../../api/cursorPagination';
import { portalApi } from '../../api/portalApi';

/** Under which content people write. */
export interface CommentedContent {
  readonly section: Section;
  readonly slug: string;
}

/** -1 against, 0 neither, 1 for. */
export type CommentSide = Comment['alignment'];

/** In the order in which they are shown; those that take no side stand below the two columns. */
export const COMMENT_SIDES = [1, -1, 0] as const;

export interface CommentsArg extends CommentedContent {
  readonly sort: CommentOrder;
  /** Only those of one side; all where nothing is said. */
  readonly side?: CommentSide;
  /** Cursor at which the first page starts; at the beginning unless the URL says otherwise. */
  readonly cursor?: string;
}

export interface CommentArg extends CommentedContent {
  readonly id: string;
}

/** The order that people see unless they choose another one. */
const DEFAULT_COMMENT_ORDER: CommentOrder = 'best';

const isOrder = (name: string | null): name is CommentOrder =>
  COMMENT_ORDERS.some((order) => order === name);

/**
 * Returns the argument for the comments that a content's URL asks for. A cursor in it belongs to
 * the side that it names.
 */
export function toCommentsArg(
  place: CommentedContent,
  search: URLSearchParams,
  side?: CommentSide,
): CommentsArg {
  const sort = search.get('sort');
  const cursor = search.get('cursor');
  const isOfSide = (search.get('side') ?? '') === String(side ?? '');
  return {
    section: place.section,
    slug: place.slug,
    sort: isOrder(sort) ? sort : DEFAULT_COMMENT_ORDER,
    ...(side !== undefined && { side }),
    ...(cursor && isOfSide && { cursor }),
  };
}

/** Returns the API path of a content's comments. */
export const getCommentsPath = ({ section, slug }: CommentedContent, rest = '') =>
  `/${section}/${slug}/comments${rest}`;

export const commentsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<CommentPage, CommentsArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: { section, slug, cursor, ...params }, pageParam }) => ({
        url: getCommentsPath({ section, slug }),
        params: { ...params, ...toCursorQuery(pageParam || cursor) },
      }),
      providesTags: ['Comments'],
    }),
    listReplies: build.infiniteQuery<CommentPage, CommentArg, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: { id, ...place }, pageParam }) => ({
        url: getCommentsPath(place, `/${id}/replies`),
        params: toCursorQuery(pageParam),
      }),
      providesTags: ['Comments'],
    }),
    getCommentPath: build.query<CommentPath, CommentArg>({
      query: ({ id, ...place }) => getCommentsPath(place, `/${id}`),
      providesTags: ['Comments'],
    }),
    getCommentHistory: build.query<CommentHistory, CommentArg>({
      query: ({ id, ...place }) => getCommentsPath(place, `/${id}/history`),
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
