import type { DetailPage } from '../../../shared/contract/content';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import { contentApi, readPreview, toDetailArg } from '../../api/contentEndpoints';
import type { Query, ScreenContext } from '../../api/contentQueries';
import { opinionsApi, toOpinionStatementsArg, type OpinionsArg } from '../../api/opinionsApi';
import { COMMENT_SIDES, commentsApi, toCommentsArg } from '../../parts/comments/commentsApi';
import { getStatementPhase } from './statements/statementPhase';
import { DEFAULT_STATEMENT_ORDER, statementsApi } from './statements/statementsApi';

type Dialog = DetailPage<DialogDetails>;
type QueryContext = Pick<ScreenContext, 'locale' | 'search'>;

/** Asks for the first page of comments of a dialogue; in columns, for one of each column. */
function firstComments({ slug, details }: Dialog, { search }: QueryContext): readonly Query[] {
  if (search.has('preview')) return [];
  const place = { section: 'dialogs', slug } as const;
  const sides = details.layout === 'forAndAgainst' ? COMMENT_SIDES : [undefined];
  return sides.map(
    (side) => (dispatch) =>
      dispatch(commentsApi.endpoints.listComments.initiate(toCommentsArg(place, search, side))),
  );
}

/** Asks for the statement to answer; where answers are closed, for the list. */
function firstStatements(dialog: Dialog, { locale, search }: QueryContext): readonly Query[] {
  const place = { slug: dialog.slug, locale };
  if (getStatementPhase(dialog) === 'open')
    return [(dispatch) => dispatch(statementsApi.endpoints.getNextStatement.initiate(place))];
  const list = { ...place, sort: DEFAULT_STATEMENT_ORDER, ...readPreview(search) };
  return [(dispatch) => dispatch(statementsApi.endpoints.listStatements.initiate(list))];
}

/** Asks for the opinions in a dialogue of statements. */
const queryOpinions =
  (place: OpinionsArg): Query =>
  (dispatch) =>
    dispatch(opinionsApi.endpoints.getOpinions.initiate(place));

/** Asks for the first parts of the dialogue's report, besides the dialogue itself. */
export const queryReportParts = (place: OpinionsArg, search: URLSearchParams): readonly Query[] => [
  queryOpinions(place),
  (dispatch) =>
    dispatch(
      opinionsApi.endpoints.listOpinionStatements.initiate(toOpinionStatementsArg(place, search)),
    ),
];

const FIRST_PARTS = {
  thread: firstComments,
  statements: (dialog: Dialog, reading: QueryContext): readonly Query[] => [
    ...firstStatements(dialog, reading),
    queryOpinions({ slug: dialog.slug, locale: reading.locale, ...readPreview(reading.search) }),
  ],
};

/**
 * Asks for the parts that are below a dialogue from the first moment on. They depend on the
 * dialogue's answer.
 */
export const queryDialogParts =
  (reading: QueryContext, slug: string): Query =>
  (dispatch) => {
    const { locale, search } = reading;
    const place = toDetailArg({ section: 'dialogs', slug, locale }, search);
    const dialog = dispatch(contentApi.endpoints.getContent.initiate(place));
    const parts = dialog.then(({ data }) => {
      const read = data as Dialog | undefined;
      return read ? FIRST_PARTS[read.details.mode](read, reading).map((ask) => ask(dispatch)) : [];
    });
    const answer = parts.then((all) => Promise.all(all)).then(([first]) => first ?? {});
    return Object.assign(answer, {
      refetch: () =>
        parts
          .then((all) => Promise.all(all.map((part) => part.refetch())))
          .then(([first]) => first ?? {}),
      unsubscribe: () => {
        dialog.unsubscribe();
        void parts.then((all) => all.forEach((part) => part.unsubscribe()));
      },
    });
  };
