import type { Comment, CommentChange, NewComment, Report } from '../../../shared/contract/comments';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import {
  getCommentsPath,
  type CommentedContent,
  type CommentArg,
  type CommentSide,
} from './commentsApi';
import { patchComment, insertComment } from './commentsCache';
import { portalApi } from '../../api/portalApi';

interface NewCommentArg {
  readonly place: CommentedContent;
  readonly written: NewComment;
  /** The same for every try to send it. */
  readonly idempotencyKey: string;
}

/**
 * Endpoints with which people change comments. The lists that are shown take the change over;
 * nothing is read anew, so nothing moves under the reader.
 */
export const commentWrites = portalApi.injectEndpoints({
  endpoints: (build) => ({
    addComment: build.mutation<Comment, NewCommentArg>({
      query: ({ place, written, idempotencyKey }) => ({
        url: getCommentsPath(place),
        method: 'POST',
        body: written,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: ({ place }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, (data) => dispatch(insertComment(place, data))),
    }),
    changeComment: build.mutation<
      Comment,
      { readonly one: CommentArg; readonly revision: number; readonly change: CommentChange }
    >({
      query: ({ one: { id, ...place }, revision, change }) => ({
        url: getCommentsPath(place, `/${id}`),
        method: 'PATCH',
        body: change,
        headers: { 'if-match': `"${revision}"` },
      }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: ({ one }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, (data) => dispatch(patchComment(one, () => data))),
    }),
    deleteComment: build.mutation<null, CommentArg>({
      query: ({ id, ...place }) => ({ url: getCommentsPath(place, `/${id}`), method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: (one, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, () => dispatch(patchComment(one, removed))),
    }),
    voteOnComment: build.mutation<
      Comment['votes'],
      { readonly one: CommentArg; readonly value: CommentSide }
    >({
      query: ({ one: { id, ...place }, value }) => ({
        url: getCommentsPath(place, `/${id}/vote`),
        method: 'PUT',
        body: { value },
      }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: async ({ one, value }, { dispatch, queryFulfilled }) => {
        const voted = dispatch(patchComment(one, (comment) => withVote(comment, value)));
        try {
          const { data } = await queryFulfilled;
          dispatch(patchComment(one, (comment) => ({ ...comment, votes: data })));
        } catch {
          voted.undo();
        }
      },
    }),
    reportComment: build.mutation<null, { readonly one: CommentArg; readonly report: Report }>({
      query: ({ one: { id, ...place }, report }) => ({
        url: getCommentsPath(place, `/${id}/report`),
        method: 'POST',
        body: report,
      }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: ({ one }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, () => dispatch(patchComment(one, reported))),
    }),
  }),
});

/** Takes the answer over once it has come; a refusal is told by the form that asked. */
const whenDone = <Answer>(answer: Promise<{ data: Answer }>, takeOver: (data: Answer) => unknown) =>
  answer.then(
    ({ data }) => void takeOver(data),
    () => undefined,
  );

/** Returns the votes as they will be once the host has counted this one. */
function withVote(comment: Comment, value: CommentSide): Comment {
  const before = comment.mine?.vote ?? 0;
  const { up, down } = comment.votes;
  const votes = {
    up: up - Number(before === 1) + Number(value === 1),
    down: down - Number(before === -1) + Number(value === -1),
  };
  return { ...comment, votes, mine: { ...ownPart(comment), vote: value } };
}

const ownPart = ({ mine }: Comment): NonNullable<Comment['mine']> =>
  mine ?? { isAuthor: false, vote: 0, reported: false };

const reported = (comment: Comment): Comment => ({
  ...comment,
  mine: { ...ownPart(comment), reported: true },
});

const removed = (comment: Comment): Comment => ({
  ...comment,
  state: 'deleted',
  author: '',
  authorId: null,
  body: '',
});

export const {
  useAddCommentMutation,
  useChangeCommentMutation,
  useDeleteCommentMutation,
  useVoteOnCommentMutation,
  useReportCommentMutation,
} = commentWrites;
