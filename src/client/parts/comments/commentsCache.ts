import type { Comment, CommentPage } from '../../../shared/contract/comments';
import { updateRow } from '../../api/updateRow';
import {
  commentsApi,
  type CommentedContent,
  type CommentsArg,
  type CommentArg,
} from './commentsApi';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

type State = Parameters<typeof commentsApi.util.selectCachedArgsForQuery>[0];
type Patch<Answer> = ThunkAction<Answer, State, unknown, UnknownAction>;
type Change = (comment: Comment) => Comment;

const isAt =
  ({ section, slug }: CommentedContent) =>
  (arg: CommentedContent): boolean =>
    arg.section === section && arg.slug === slug;

const { updateQueryData, selectCachedArgsForQuery } = commentsApi.util;

/** Changes one comment wherever it is shown; `undo` takes that back. */
export const patchComment =
  ({ id, ...place }: CommentArg, change: Change): Patch<{ undo: () => void }> =>
  (dispatch, getState) => {
    const inPages = ({ pages }: { pages: CommentPage[] }) =>
      pages.forEach(({ items }) => updateRow(items, id, change));
    const here = <Arg extends CommentedContent>(args: readonly Arg[]) => args.filter(isAt(place));
    const patches = [
      ...here(selectCachedArgsForQuery(getState(), 'listComments')).map((arg) =>
        dispatch(updateQueryData('listComments', arg, inPages)),
      ),
      ...here(selectCachedArgsForQuery(getState(), 'listReplies')).map((arg) =>
        dispatch(updateQueryData('listReplies', arg, inPages)),
      ),
      ...here(selectCachedArgsForQuery(getState(), 'getCommentPath')).map((arg) =>
        dispatch(
          updateQueryData('getCommentPath', arg, ({ items }) => updateRow(items, id, change)),
        ),
      ),
    ];
    return { undo: () => patches.forEach((patch) => patch.undo()) };
  };

const fitsSide = ({ side }: CommentsArg, { alignment }: Comment): boolean =>
  side === undefined || side === alignment;

/**
 * Puts what somebody has just written where they look: on top of the list, or after the other
 * answers.
 */
export const insertComment =
  (place: CommentedContent, comment: Comment): Patch<void> =>
  (dispatch, getState) => {
    if (comment.parentId === null) {
      selectCachedArgsForQuery(getState(), 'listComments')
        .filter((arg) => isAt(place)(arg) && fitsSide(arg, comment))
        .forEach((arg) =>
          dispatch(
            updateQueryData('listComments', arg, ({ pages: [first] }) => {
              if (!first || first.items.some(({ id }) => id === comment.id)) return;
              first.items.unshift(comment);
              first.total += 1;
            }),
          ),
        );
      return;
    }
    const parent = { ...place, id: comment.parentId };
    dispatch(patchComment(parent, (one) => ({ ...one, replies: one.replies + 1 })));
    dispatch(
      updateQueryData('listReplies', parent, ({ pages }) => {
        const last = pages.at(-1);
        if (last && last.next === null) last.items.push(comment);
      }),
    );
  };
