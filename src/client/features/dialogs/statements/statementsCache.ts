import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Statement, StatementPage, VoteAnswer } from '../../../../shared/contract/statements';
import { updateRow } from '../../../api/updateRow';
import { portalApi } from '../../../api/portalApi';
import {
  DEFAULT_STATEMENT_ORDER,
  STATEMENT_LISTS_TAG,
  statementsApi,
  type StatementArg,
  type StatementsDialogArg,
  type StatementsArg,
} from './statementsApi';

type State = Parameters<typeof portalApi.util.selectInvalidatedBy>[0];
type Patch<Answer> = ThunkAction<Answer, State, unknown, UnknownAction>;
type Change = (statement: Statement) => Statement;

const { updateQueryData, selectCachedArgsForQuery } = statementsApi.util;

const isIn =
  ({ slug }: StatementsDialogArg) =>
  (arg: StatementsDialogArg): boolean =>
    arg.slug === slug;

/** Changes one statement in all lists that are shown; `undo` takes that back. */
export const patchStatement =
  (one: StatementArg, change: Change): Patch<{ undo: () => void }> =>
  (dispatch, getState) => {
    const lists = selectCachedArgsForQuery(getState(), 'listStatements').filter(isIn(one));
    const similar = selectCachedArgsForQuery(getState(), 'getSimilarStatements').filter(isIn(one));
    const patches = [
      ...lists.map((arg) =>
        dispatch(
          updateQueryData('listStatements', arg, ({ pages }) =>
            pages.forEach(({ items }) => updateRow(items, one.id, change)),
          ),
        ),
      ),
      ...similar.map((arg) =>
        dispatch(
          updateQueryData('getSimilarStatements', arg, ({ items }) =>
            updateRow(items, one.id, change),
          ),
        ),
      ),
    ];
    return { undo: () => patches.forEach((patch) => patch.undo()) };
  };

function putOnTop([first]: StatementPage[], statement: Statement): void {
  if (!first || first.items.some(({ id }) => id === statement.id)) return;
  first.items.unshift(statement);
  first.total += 1;
}

/** Puts a statement on top of those lists that begin with it. */
const placeStatement =
  (
    place: StatementsDialogArg,
    statement: Statement,
    fits: (arg: StatementsArg) => boolean,
  ): Patch<void> =>
  (dispatch, getState) =>
    selectCachedArgsForQuery(getState(), 'listStatements')
      .filter((arg) => isIn(place)(arg) && fits(arg))
      .forEach((arg) =>
        dispatch(updateQueryData('listStatements', arg, ({ pages }) => putOnTop(pages, statement))),
      );

/**
 * Puts a newly written statement on top of the newest; its author agrees with it, which is an
 * answer.
 */
export const insertWrittenStatement =
  (place: StatementsDialogArg, statement: Statement): Patch<void> =>
  (dispatch) => {
    dispatch(
      placeStatement(
        place,
        statement,
        ({ sort = DEFAULT_STATEMENT_ORDER, relation, number }) =>
          sort === 'newest' && relation === undefined && number === undefined,
      ),
    );
    if (statement.state !== 'shown') return;
    dispatch(
      updateQueryData('getNextStatement', place, ({ progress }) => {
        progress.answered += 1;
      }),
    );
  };

/**
 * Takes the host’s answer to a vote over. The statement before the reader changes only where it is
 * the one that was answered. Who has now given enough answers sees those of others: lists and
 * groups are asked again.
 */
export const applyVoteAnswer =
  (
    one: StatementArg,
    { statement, next, progress }: VoteAnswer,
    resultsAfter: number,
  ): Patch<void> =>
  (dispatch, getState) => {
    const place = { slug: one.slug, locale: one.locale };
    const before = statementsApi.endpoints.getNextStatement.select(place)(getState()).data;
    dispatch(patchStatement(one, () => statement));
    dispatch(placeStatement(place, statement, ({ relation }) => relation === 'answered'));
    dispatch(
      updateQueryData('getNextStatement', place, (shown) => {
        shown.progress = progress;
        if (shown.statement === null || shown.statement.id === one.id) shown.statement = next;
      }),
    );
    const answered = before?.progress.answered ?? progress.answered;
    if (answered < resultsAfter && progress.answered >= resultsAfter)
      dispatch(portalApi.util.invalidateTags([STATEMENT_LISTS_TAG, 'Opinions']));
  };
