import type { Report } from '../../../../shared/contract/comments';
import type {
  NewStatement,
  Statement,
  STATEMENT_VOTES,
  VoteAnswer,
} from '../../../../shared/contract/statements';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';
import { getStatementsPath, type StatementArg, type StatementsDialogArg } from './statementsApi';
import { patchStatement, insertWrittenStatement, applyVoteAnswer } from './statementsCache';

/** Agree, pass or disagree. */
export type Vote = (typeof STATEMENT_VOTES)[number];

interface VoteArg {
  readonly one: StatementArg;
  readonly vote: Vote;
  /** From so many answers on the reader sees those of others. */
  readonly resultsAfter: number;
}

interface NewStatementArg {
  readonly place: StatementsDialogArg;
  readonly written: NewStatement;
  /** The same for every try to send it. */
  readonly idempotencyKey: string;
}

/**
 * Endpoints with which people change statements. The shown statements take the change over; nothing
 * is read anew, so nothing moves under the reader.
 */
const statementWrites = portalApi.injectEndpoints({
  endpoints: (build) => ({
    voteOnStatement: build.mutation<VoteAnswer, VoteArg>({
      query: ({ one: { slug, locale, id }, vote }) => ({
        url: getStatementsPath(slug, `/${id}/vote`),
        method: 'PUT',
        params: { locale },
        body: { vote },
      }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: async ({ one, vote, resultsAfter }, { dispatch, queryFulfilled }) => {
        const voted = dispatch(patchStatement(one, (statement) => withVote(statement, vote)));
        try {
          const { data } = await queryFulfilled;
          dispatch(applyVoteAnswer(one, data, resultsAfter));
        } catch {
          voted.undo();
        }
      },
    }),
    addStatement: build.mutation<Statement, NewStatementArg>({
      query: ({ place: { slug, locale }, written, idempotencyKey }) => ({
        url: getStatementsPath(slug),
        method: 'POST',
        params: { locale },
        body: written,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: ({ place }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, (data) => dispatch(insertWrittenStatement(place, data))),
    }),
    deleteStatement: build.mutation<null, StatementArg>({
      query: ({ slug, id }) => ({ url: getStatementsPath(slug, `/${id}`), method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: (one, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, () => dispatch(patchStatement(one, removed))),
    }),
    reportStatement: build.mutation<null, { readonly one: StatementArg; readonly report: Report }>({
      query: ({ one: { slug, id }, report }) => ({
        url: getStatementsPath(slug, `/${id}/report`),
        method: 'POST',
        body: report,
      }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: ({ one }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, () => dispatch(patchStatement(one, reported))),
    }),
  }),
});

/** Takes the answer over once it has come; a refusal is told by what asked. */
const whenDone = <Answer>(answer: Promise<{ data: Answer }>, takeOver: (data: Answer) => unknown) =>
  answer.then(
    ({ data }) => void takeOver(data),
    () => undefined,
  );

const ownPart = ({ mine }: Statement): NonNullable<Statement['mine']> =>
  mine ?? { isAuthor: false, vote: null, reported: false };

const withVote = (statement: Statement, vote: Vote): Statement => ({
  ...statement,
  mine: { ...ownPart(statement), vote },
});

const reported = (statement: Statement): Statement => ({
  ...statement,
  mine: { ...ownPart(statement), reported: true },
});

const removed = (statement: Statement): Statement => ({
  ...statement,
  state: 'deleted',
  text: { ...statement.text, text: '' },
  original: null,
  counts: null,
});

export const {
  useVoteOnStatementMutation,
  useAddStatementMutation,
  useDeleteStatementMutation,
  useReportStatementMutation,
} = statementWrites;
