import { hasComments, hasReactions } from '../../../shared/sections';
import type { Query, ScreenContext } from '../../api/contentQueries';
import { deferQuery } from '../../api/deferQuery';
import type { ReactedContent } from '../reactions/reactionsApi';
import { commentsApi, toCommentsArg } from './commentsApi';

/** Asks for the reactions to a content. */
const queryReactions = (place: ReactedContent): Query =>
  deferQuery(async () => {
    const { reactionsApi } = await import(
      /* webpackChunkName: "reactions" */ '../reactions/reactionsApi'
    );
    return (dispatch) => dispatch(reactionsApi.endpoints.getReactions.initiate(place));
  });

/**
 * Lists the requests for the part below a content: the first page of comments, and reactions; each
 * where such contents have them.
 */
export const queryComments = ({
  route: { section },
  params: { slug },
  search,
}: Pick<ScreenContext, 'route' | 'params' | 'search'>): readonly Query[] => {
  if (!section || !slug || search.has('preview')) return [];
  const place = { section, slug };
  const listed: Query = (dispatch) =>
    dispatch(commentsApi.endpoints.listComments.initiate(toCommentsArg(place, search)));
  return [
    ...(hasComments(section, null) ? [listed] : []),
    ...(hasReactions(section) ? [queryReactions(place)] : []),
  ];
};
